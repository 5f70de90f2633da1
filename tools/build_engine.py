"""Compile the engine, if this machine can, and lay the package out where it can be run.

The compiled package lies in build/compiled, for PYTHONPATH, and its wheel in build/wheel. On a machine that can't
compile there is build/interpreted.txt instead, which says why.

The compiled package is separate from the sources and replaced as a whole, so compiled code is never older than the
Python beside it. Objects of an unchanged engine are reused.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
REASON = BUILD / "interpreted.txt"
MODULES = BUILD / "engine-modules.txt"

sys.path.insert(0, str(ROOT))
from setup import engine_sources, why_interpreted  # noqa: E402


def forget_old_build() -> None:
    """Keep nothing of an earlier build but the compiled objects, and those only for the same set of modules."""
    modules = "\n".join([sys.version, *engine_sources()])
    same = MODULES.exists() and MODULES.read_text() == modules
    for library in BUILD.glob("lib*"):
        if not same:
            shutil.rmtree(library)
            continue
        for path in library.rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
    MODULES.write_text(modules)


def make_wheel(folder: Path) -> Path:
    """Build the wheel into an emptied folder."""
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    log = BUILD / "wheel.log"
    with log.open("w") as out:
        done = subprocess.run([*pip, "-w", str(folder), "."], check=False, stdout=out, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        MODULES.unlink()
        sys.exit(f"{log.read_text()}\nThe package could not be built; the reason is above.")
    (wheel,) = folder.glob("*.whl")
    return wheel


def lay_out(wheel: Path) -> None:
    """Install the wheel into a new folder, and put it in the place of the old one."""
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(fresh), str(wheel)]
    subprocess.run(pip, check=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def main() -> None:
    """Say in a line what happens, and do it."""
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    reason = why_interpreted()
    if reason is None:
        print("Compiling the engine", flush=True)
        forget_old_build()
        lay_out(make_wheel(BUILD / "wheel"))
        REASON.unlink(missing_ok=True)
    else:
        shutil.rmtree(COMPILED, ignore_errors=True)
        REASON.write_text(f"The engine runs interpreted, several times slower, because {reason}.\n")


if __name__ == "__main__":
    main()
