"""Run every check in order, stop at the first that fails, and end with a line of honest totals.

python tools/run_tests.py          # all that `make test` promises
python tools/run_tests.py soak     # the long versions of the random and fault tests

`make test` and `make soak` set everything up first.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORTS = ROOT / "build" / "reports"
ENGINE_TESTS = ("tests/core", "tests/games", "tests/testing", "tests/bots", "tests/conformance")
EVERY_TEST = ("tests", "--ignore=tests/browser")
PYTHON = sys.executable


@dataclass
class Phase:
    """One step: a title, a command, and what to set in its environment."""

    title: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def pytest(report: str, *arguments: str) -> list[str]:
    return [PYTHON, "-m", "pytest", "-q", f"--junitxml={REPORTS / report}.xml", *arguments]


def npm(*arguments: str) -> list[str]:
    return [PYTHON, "tools/npm.py", *arguments]


IN_PARALLEL = ("-n", "auto", "--dist", "worksteal")
ON_COMPILED = {"PYTHONPATH": str(COMPILED)}


def phases(left_out: list[str]) -> Iterator[Phase]:
    """The phases of `make test`; notes in `left_out` what this machine can't do."""
    yield Phase("lint", [PYTHON, "-m", "ruff", "check", "-q", "."])
    yield Phase("format", [PYTHON, "-m", "ruff", "format", "-q", "--check", "."])
    yield Phase("types", [PYTHON, "-m", "mypy"])
    # the engine is tested both ways, all that is built around it as people run it
    if COMPILED.exists():
        yield Phase("tests, interpreted", pytest("interpreted", *IN_PARALLEL, *ENGINE_TESTS, "src", "tools"))
        yield Phase("tests, compiled", pytest("compiled", *IN_PARALLEL, *EVERY_TEST), ON_COMPILED)
    else:
        yield Phase("tests, interpreted", pytest("interpreted", *IN_PARALLEL, *EVERY_TEST, "src", "tools"))
        leave_out("the tests of the compiled engine", left_out)
    yield Phase("client, types", npm("run", "check"))
    vitest = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={REPORTS / 'client.xml'}")
    yield Phase("client, tests", npm("test", "--", *vitest))
    yield Phase("docs", [PYTHON, "-m", "mkdocs", "build", "-q", "--strict"], {"NO_MKDOCS_2_WARNING": "1"})
    chromium = subprocess.run(["tools/chromium.sh"], stdout=subprocess.PIPE, text=True, check=False)
    if chromium.returncode == 0:
        environment = {"MARSBOX_CHROMIUM": chromium.stdout.strip()} | (ON_COMPILED if COMPILED.exists() else {})
        yield Phase("browser", pytest("browser", *IN_PARALLEL, "tests/browser"), environment)
    else:
        leave_out("the browser tests", left_out)


def soak_phases(left_out: list[str]) -> Iterator[Phase]:
    """The phases of `make soak`."""
    long = ("--soak", *IN_PARALLEL, *EVERY_TEST)
    yield Phase("soak, interpreted", pytest("soak-interpreted", *long))
    if COMPILED.exists():
        yield Phase("soak, compiled", pytest("soak-compiled", *long), ON_COMPILED)
    else:
        leave_out("the soak of the compiled engine", left_out)


def leave_out(what: str, left_out: list[str]) -> None:
    print(f"\n*** LEFT OUT: {what} ***", flush=True)
    left_out.append(what)


def run(phase: Phase) -> bool:
    """Run one phase between a header and a footer; whether it passed."""
    print(f"\n=== {phase.title} ===", flush=True)
    begin = time.monotonic()
    environment = os.environ | phase.environment
    result = subprocess.run(phase.command, env=environment, stdin=subprocess.DEVNULL, check=False)
    verdict = "passed" if result.returncode == 0 else f"FAILED (exit status {result.returncode})"
    print(f"=== {phase.title}: {verdict} after {time.monotonic() - begin:.1f} s ===", flush=True)
    return result.returncode == 0


def totals() -> dict[str, int]:
    """Passed, failed and skipped tests, summed over the reports of all phases that ran."""
    count = {"passed": 0, "failed": 0, "skipped": 0}
    for report in REPORTS.glob("*.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            marks = {child.tag for child in case}
            if marks & {"failure", "error"}:
                count["failed"] += 1
            elif "skipped" in marks:
                count["skipped"] += 1
            else:
                count["passed"] += 1
    return count


def closing_line(count: dict[str, int], failed_phase: str | None, left_out: list[str]) -> str:
    line = f"marsbox: {count['passed']} passed, {count['failed']} failed"
    if count["skipped"]:
        line += f", {count['skipped']} skipped"
    if left_out:
        line += f" (not run: {', '.join(left_out)})"
    if failed_phase is not None:
        line += f"; stopped at the phase '{failed_phase}', which failed"
    return line


def main() -> None:
    os.chdir(ROOT)
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    left_out: list[str] = []
    begin = time.monotonic()
    chosen = soak_phases if sys.argv[1:] == ["soak"] else phases
    failed = next((phase.title for phase in chosen(left_out) if not run(phase)), None)
    print(f"\nAll phases took {time.monotonic() - begin:.0f} s.")
    print(closing_line(totals(), failed, left_out), flush=True)
    sys.exit(0 if failed is None else 1)


if __name__ == "__main__":
    main()
