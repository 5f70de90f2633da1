"""The compiled part of the build: the engine becomes C through mypyc, when a wheel is made and a compiler is there.

An editable install never compiles, so no compiled module can lie beside a newer source.
Set MARSBOX_COMPILE=0 for a wheel of plain Python.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ENGINE = (
    "src/marsbox/core/**/*.py",
    "src/marsbox/games/**/*.py",
    "src/marsbox/bots/**/*.py",
    "src/marsbox/env/batch.py",
    "src/marsbox/env/episode.py",
    "src/marsbox/env/observation.py",
    "src/marsbox/env/*/encoder.py",
)
NET = "src/marsbox/bots/_net.c"
INTERPRETED = (
    "src/marsbox/games/*/cards/*.py",  # run once, at import: compiling them takes long and gains nothing
    "src/marsbox/core/errors.py",  # inherited from outside the engine, and pickled
)


def engine_sources() -> list[str]:
    """Every module that is compiled, in a fixed order."""
    return sorted(_matching(ENGINE) - _matching(INTERPRETED))


def _matching(patterns: tuple[str, ...]) -> set[str]:
    return {path.as_posix() for pattern in patterns for path in Path().glob(pattern)}


def why_interpreted() -> str | None:
    """What keeps the engine from being compiled here; None when it can be compiled."""
    if os.environ.get("MARSBOX_COMPILE") == "0":
        return "MARSBOX_COMPILE=0 is set"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return "Python's C headers (Python.h; Debian's package python3-dev) are missing"
    return None


class BuildWithWords(build_py):  # type: ignore[misc]
    """Compiles the catalogues of words before the modules of the package are gathered."""

    def run(self) -> None:
        subprocess.run([sys.executable, "-m", "tools.words"], cwd=Path(__file__).parent, check=True)
        super().run()


class BuildInParallel(build_ext):  # type: ignore[misc]
    """Compiles the C files of the engine on all processors at once."""

    def build_extension(self, ext: Extension) -> None:
        def compiled(source: str) -> list[str]:
            made: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=ext.define_macros,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return made

        if len(ext.sources) > 1 and self._is_stale(ext):
            largest_first = sorted(ext.sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += [made for objects in pool.map(compiled, largest_first) for made in objects]
            ext.depends += ext.extra_objects  # or the library would be taken for newer than all it is made of
            ext.sources = []
        super().build_extension(ext)

    def _is_stale(self, ext: Extension) -> bool:
        library = Path(self.get_ext_fullpath(ext.name))
        needed = [Path(each).stat().st_mtime for each in (*ext.sources, *ext.depends)]
        return not library.exists() or library.stat().st_mtime < max(needed)


def main() -> None:
    """Hand the build to setuptools, with the engine as one compiled unit if that is possible."""
    extensions = []
    sources = engine_sources()
    if "bdist_wheel" in sys.argv and sources and why_interpreted() is None:
        from mypyc.build import mypycify

        extensions = [*mypycify(sources, opt_level="3", multi_file=True), Extension("marsbox.bots._net", [NET])]
    setup(ext_modules=extensions, cmdclass={"build_py": BuildWithWords, "build_ext": BuildInParallel})


if __name__ == "__main__":
    main()
