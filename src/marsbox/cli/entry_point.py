"""What the installed command `marsbox` runs.

In a checkout that is the compiled package in build/compiled, if it was built from these very sources; otherwise, and
everywhere else, the package that was imported. `python -m marsbox` always runs the package that Python finds first.
"""

import filecmp
import os
import sys
from pathlib import Path

import marsbox

STALE = "The compiled engine was built from other sources and is not used: `make build` compiles it anew."


def main() -> None:
    """Run the command, compiled where possible."""
    package = Path(marsbox.__file__).parent
    compiled = package.parent.parent / "build" / "compiled"
    if package.parent.name == "src" and (compiled / "marsbox").is_dir():
        if first_difference(package, compiled / "marsbox") is None:
            path = os.pathsep.join(filter(None, [str(compiled), os.environ.get("PYTHONPATH")]))
            command = [sys.executable, "-m", "marsbox", *sys.argv[1:]]
            os.execve(sys.executable, command, os.environ | {"PYTHONPATH": path})
        sys.stderr.write(STALE + "\n")
    from marsbox.cli import main as run_command

    run_command()


def first_difference(sources: Path, package: Path) -> Path | None:
    """The first module that differs between the sources and a package built from them; None if none does."""
    names = {path.relative_to(sources) for path in sources.rglob("*.py")}
    names |= {path.relative_to(package) for path in package.rglob("*.py")}
    for name in sorted(names):
        ours, built = sources / name, package / name
        if not (ours.exists() and built.exists() and filecmp.cmp(ours, built, shallow=False)):
            return name
    return None
