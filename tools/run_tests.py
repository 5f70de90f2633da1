"""Run every check, stop at the first failure, and end with the slowest tests and the totals.

python tools/run_tests.py          # everything in `make test`
python tools/run_tests.py soak     # the long versions of the random and fault tests

`make test` and `make soak` set everything up first.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORTS = ROOT / "build" / "reports"
ENGINE_TESTS = ("tests/core", "tests/games", "tests/testing", "tests/bots", "tests/conformance")
EVERY_TEST = ("tests", "--ignore=tests/browser")
# The compiled engine plays all games of the sample and is compared with the interpreted one game by game. Interpreted,
# the strength of bots and searches in the longest game would test no other code, and take long.
_BOTS = "tests/bots/test_bots.py::test_"
BRIEFLY = (
    "--brief",
    "--ignore=tests/conformance/test_parity.py",
    f"--deselect={_BOTS}greedy_beats",
    f"--deselect={_BOTS}a_bot_answers_every_decision_of_a_game_with_one_of_its_options[mcts:8-terraforming-mars]",
)
SLOWEST = 20
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
# many tests of the server wait for something: one process more than there are processors makes use of that
WAITING = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
ON_COMPILED = {"PYTHONPATH": str(COMPILED)}


Group = list[Phase]
"""Phases that run at the same time: each of them keeps one processor busy, or less."""


def phases(left_out: list[str]) -> Iterator[Group]:
    """The phases of `make test`; notes in `left_out` what this machine can't do."""
    vitest = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={REPORTS / 'client.xml'}")
    # those that take longest begin first
    yield [
        Phase("types", [PYTHON, "-m", "mypy"]),
        Phase("client, types", npm("run", "check")),
        Phase("client, lint", npm("run", "lint")),
        Phase("client, tests", npm("test", "--", *vitest)),
        Phase("client, format", npm("run", "format:check")),
        Phase("docs", [PYTHON, "-m", "mkdocs", "build", "-q", "--strict"], {"NO_MKDOCS_2_WARNING": "1"}),
        Phase("lint", [PYTHON, "-m", "ruff", "check", "-q", "."]),
        Phase("format", [PYTHON, "-m", "ruff", "format", "-q", "--check", "."]),
    ]
    for phase in test_phases(left_out):
        yield [phase]


def test_phases(left_out: list[str]) -> Iterator[Phase]:
    # the engine is tested both ways, all that is built around it as people run it
    if COMPILED.exists():
        brief = (*BRIEFLY, *ENGINE_TESTS, "src", "tools")
        yield Phase("tests, interpreted", pytest("interpreted", *IN_PARALLEL, *brief))
        yield Phase("tests, compiled", pytest("compiled", *WAITING, *EVERY_TEST), ON_COMPILED)
    else:
        yield Phase("tests, interpreted", pytest("interpreted", *IN_PARALLEL, *EVERY_TEST, "src", "tools"))
        leave_out("the tests of the compiled engine", left_out)
    chromium = subprocess.run(["tools/chromium.sh"], stdout=subprocess.PIPE, text=True, check=False)
    if chromium.returncode == 0:
        environment = {"MARSBOX_CHROMIUM": chromium.stdout.strip()} | (ON_COMPILED if COMPILED.exists() else {})
        yield Phase("browser", pytest("browser", *IN_PARALLEL, "tests/browser"), environment)
    else:
        leave_out("the browser tests", left_out)


def soak_phases(left_out: list[str]) -> Iterator[Group]:
    """The phases of `make soak`."""
    if find_spec("torch") is None:
        leave_out("the tests with PyTorch", left_out)
    long = ("--soak", *IN_PARALLEL, *EVERY_TEST)
    yield [Phase("soak, interpreted", pytest("soak-interpreted", *long))]
    if COMPILED.exists():
        yield [Phase("soak, compiled", pytest("soak-compiled", *long), ON_COMPILED)]
    else:
        leave_out("the soak of the compiled engine", left_out)


def leave_out(what: str, left_out: list[str]) -> None:
    print(f"\n*** LEFT OUT: {what} ***", flush=True)
    left_out.append(what)


def run_group(group: Group) -> list[str]:
    """Run phases at the same time; the titles of those that failed."""
    if len(group) == 1:
        return [] if run(group[0]) else [group[0].title]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(run_buffered, group))
    return [phase.title for phase, well in zip(group, passed, strict=True) if not well]


def run(phase: Phase) -> bool:
    """Run one phase between a header and a footer; whether it passed."""
    print(f"\n=== {phase.title} ===", flush=True)
    return run_and_report(phase, None, lambda footer: print(footer, flush=True))


def run_buffered(phase: Phase) -> bool:
    """Run one phase beside others: its output is printed in one piece when it has ended."""
    with tempfile.TemporaryFile() as said:

        def report(footer: str) -> None:
            said.seek(0)
            output = said.read().decode(errors="replace")
            print(f"\n=== {phase.title} ===\n{output}{footer}", flush=True)

        return run_and_report(phase, said.fileno(), report)


def run_and_report(phase: Phase, output: int | None, report: Callable[[str], None]) -> bool:
    """Run a phase and report how it ended and how long it took; whether it passed."""
    begin = time.monotonic()
    environment = os.environ | phase.environment
    # what one process has compiled need not be compiled again by all others
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        phase.command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    verdict = "passed" if process.returncode == 0 else f"FAILED (exit status {process.returncode})"
    seconds, busy = time.monotonic() - begin, used.ru_utime + used.ru_stime
    report(f"=== {phase.title}: {verdict} after {seconds:.1f} s ({busy:.1f} s of processors) ===")
    return process.returncode == 0


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


def slowest() -> list[str]:
    """The tests of all phases that took longest, a line for each: seconds, phase and name."""
    cases = [
        (float(case.get("time", 0)), report.stem, f"{case.get('classname')}::{case.get('name')}")
        for report in REPORTS.glob("*.xml")
        for case in ElementTree.parse(report).iter("testcase")
    ]
    cases.sort(reverse=True)
    return [f"{seconds:7.1f} s  {phase:<12} {name}" for seconds, phase, name in cases[:SLOWEST]]


def closing_line(count: dict[str, int], failed: list[str], left_out: list[str]) -> str:
    line = f"marsbox: {count['passed']} passed, {count['failed']} failed"
    if count["skipped"]:
        line += f", {count['skipped']} skipped"
    if left_out:
        line += f" (not run: {', '.join(left_out)})"
    if failed:
        line += f"; stopped at what failed: {', '.join(failed)}"
    return line


def main() -> None:
    os.chdir(ROOT)
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    left_out: list[str] = []
    begin = time.monotonic()
    chosen = soak_phases if sys.argv[1:] == ["soak"] else phases
    failed: list[str] = next(filter(None, map(run_group, chosen(left_out))), [])
    print(f"\nThe slowest {SLOWEST} tests:", *slowest(), sep="\n")
    print(f"\nAll phases took {time.monotonic() - begin:.0f} s.")
    print(closing_line(totals(), failed, left_out), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
