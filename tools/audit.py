"""Check the pinned dependencies for known vulnerabilities, and report what could not be checked.

    python tools/audit.py          # `make audit` installs what it needs first

Exit status: 0 if everything was checked and nothing found, 1 if something was found, 2 if not everything was checked.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 300


@dataclass(frozen=True)
class Finding:
    """The answer of one registry: how many packages were checked, which are vulnerable, and what was not checked."""

    registry: str
    asked: int = 0
    weak: tuple[str, ...] = ()
    unasked: str = ""


def python_finding(answer: str, errors: str) -> Finding:
    """What pip-audit says in its JSON.

    >>> python_finding('{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]}', "").weak
    ('a 1: CVE-1',)
    >>> python_finding('{"dependencies": [{"name": "a", "skip_reason": "not found"}]}', "").unasked
    'the registry knows nothing of 1 of 1 packages'
    >>> python_finding("", "no network").unasked
    'no network'
    """
    packages = _read(answer).get("dependencies")
    if packages is None:
        return Finding("Python", unasked=_last_line(errors))
    known = [package for package in packages if "vulns" in package]
    weak = tuple(
        f"{package['name']} {package['version']}: {', '.join(one['id'] for one in package['vulns'])}"
        for package in known
        if package["vulns"]
    )
    skipped = len(packages) - len(known)
    unasked = f"the registry knows nothing of {skipped} of {len(packages)} packages" if skipped else ""
    return Finding("Python", len(known), weak, unasked)


def npm_finding(answer: str, errors: str) -> Finding:
    """What npm audit says in its JSON.

    >>> npm_finding('{"vulnerabilities": {"a": {"severity": "high"}}, "metadata": {"dependencies": {"total": 9}}}', "")
    Finding(registry='npm', asked=9, weak=('a: high',), unasked='')
    >>> npm_finding('{"message": "405 Method Not Allowed"}', "").unasked
    '405 Method Not Allowed'
    """
    report = _read(answer)
    if "vulnerabilities" not in report:
        return Finding("npm", unasked=str(report.get("message") or _last_line(errors)))
    weak = tuple(f"{name}: {found['severity']}" for name, found in report["vulnerabilities"].items())
    return Finding("npm", report["metadata"]["dependencies"]["total"], weak)


def status(findings: list[Finding]) -> int:
    """The exit status.

    >>> status([Finding("Python", 90)]), status([Finding("npm", 0, unasked="405")])
    (0, 2)
    """
    if any(finding.weak for finding in findings):
        return 1
    return 2 if any(finding.unasked for finding in findings) else 0


def finding_lines(finding: Finding) -> list[str]:
    """The lines for reading."""
    lines = [f"{finding.registry}: {finding.asked} packages asked about, {len(finding.weak)} with a known weakness"]
    lines += [f"  {weak}" for weak in finding.weak]
    if finding.unasked:
        lines.append(f"  *** NOT ASKED: {finding.unasked} ***")
    return lines


def _read(answer: str) -> dict[str, Any]:
    try:
        return dict(json.loads(answer))
    except ValueError:
        return {}


def _last_line(errors: str) -> str:
    return (errors.strip().splitlines() or ["no answer"])[-1]


def _run(command: list[str]) -> tuple[str, str]:
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "", f"no answer within {SECONDS} s"
    return done.stdout, done.stderr


def _ask_python() -> Finding:
    if find_spec("pip_audit") is None:
        return Finding("Python", unasked="pip-audit could not be installed from the registry")
    audit = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--format", "json"]
    return python_finding(*_run([*audit, "-r", "constraints.txt"]))


def main() -> None:
    """Ask both registries."""
    findings = [_ask_python(), npm_finding(*_run([sys.executable, "tools/npm.py", "audit", "--json"]))]
    for finding in findings:
        print("\n".join(finding_lines(finding)))
    sys.exit(status(findings))


if __name__ == "__main__":
    main()
