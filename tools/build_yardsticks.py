"""Compile the frozen bots of benchmarks/yardsticks together with the engine, for measurements.

Calls between modules are fast only inside one compiled unit, so the engine is compiled here a second time, with the
frozen bots in its unit. The result lies in build/yardsticks, for PYTHONPATH, and is replaced as a whole. C files and
objects stay in build/yardsticks-objects: where nothing changed, nothing is compiled again.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "yardsticks"
OBJECTS = ROOT / "build" / "yardsticks-objects"
LIBRARIES = OBJECTS / "lib"
MODULES = OBJECTS / "modules.txt"
YARDSTICKS = "benchmarks/yardsticks"

sys.path.insert(0, str(ROOT))
from setup import NET, BuildInParallel, engine_sources, why_interpreted  # noqa: E402


def sources() -> list[str]:
    """Every module of the unit, in a fixed order."""
    return engine_sources() + sorted(path.as_posix() for path in Path(YARDSTICKS).glob("*.py"))


def forget_other_modules() -> None:
    """Keep compiled objects only for the same set of modules."""
    modules = "\n".join([sys.version, *sources()])
    if not MODULES.exists() or MODULES.read_text() != modules:
        shutil.rmtree(OBJECTS, ignore_errors=True)
        OBJECTS.mkdir(parents=True)
        MODULES.write_text(modules)


def compile_unit() -> None:
    """Compile all modules as one unit into `LIBRARIES`."""
    from mypyc.build import mypycify

    extensions = [
        *mypycify(sources(), opt_level="3", multi_file=True, target_dir=str(OBJECTS / "c")),
        Extension("marsbox.bots._net", [NET]),
    ]
    folders = ["--build-lib", str(LIBRARIES), "--build-temp", str(OBJECTS / "temp")]
    setup(
        name="yardsticks",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["-q", "build_ext", *folders],
    )


def lay_out() -> None:
    """Put the sources and the compiled modules together in a new folder, and that in the place of the old one."""
    fresh = FOLDER.with_name("yardsticks.new")
    shutil.rmtree(fresh, ignore_errors=True)
    unneeded = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "marsbox", fresh / "marsbox", ignore=unneeded)
    shutil.copytree(ROOT / YARDSTICKS, fresh / YARDSTICKS, ignore=unneeded)
    shutil.copytree(LIBRARIES, fresh, dirs_exist_ok=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    fresh.rename(FOLDER)


def main() -> None:
    """Say in a line what happens, and do it."""
    os.chdir(ROOT)
    reason = why_interpreted()
    if reason is not None:
        sys.exit(f"The yardsticks can't be compiled, because {reason}.")
    print("Compiling the engine and the yardsticks", flush=True)
    forget_other_modules()
    compile_unit()
    lay_out()


if __name__ == "__main__":
    main()
