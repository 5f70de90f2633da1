"""The compiled part of the build: the engine becomes C through mypyc, when a wheel is made and a compiler is there.

An editable install never compiles, so no compiled module can lie beside a newer source.
Set MARSBOX_COMPILE=0 for a wheel of plain Python.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ENGINE = ("src/marsbox/core/**/*.py", "src/marsbox/games/**/*.py", "src/marsbox/bots/**/*.py")
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


def main() -> None:
    """Hand the build to setuptools, with the engine as one compiled unit if that is possible."""
    extensions = []
    sources = engine_sources()
    if "bdist_wheel" in sys.argv and sources and why_interpreted() is None:
        from mypyc.build import mypycify

        extensions = mypycify(sources, opt_level="3")
    setup(ext_modules=extensions)


if __name__ == "__main__":
    main()
