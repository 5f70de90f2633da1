"""Fixtures and options for all tests; refuses a compiled engine that is older than the sources."""

import itertools
import os
from collections import Counter
from pathlib import Path

import hypothesis
import pytest

import marsbox
from marsbox.cli.entry_point import first_difference

SOURCES = Path(__file__).resolve().parent.parent / "src" / "marsbox"

# Assertions in modules that tests share report what differs, as those in tests do.
pytest.register_assert_rewrite("tests.games", "tests.conformance", "tests.text")

# No test uses TLS: without this, every HTTP client would load all certificates of the machine first, which takes longer
# than most tests.
os.environ["SSL_CERT_DIR"] = os.devnull

hypothesis.settings.register_profile("sample", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("soak", deadline=None, max_examples=2000, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long versions of the random and fault tests only")
    parser.addoption("--brief", action="store_true", help="play fewer random games, and fewer ways to set them up")


def pytest_configure(config: pytest.Config) -> None:
    soak = config.getoption("--soak")
    # Also in the environment: test modules read it while they are collected, and so do the processes they start.
    if soak:
        os.environ["MARSBOX_SOAK"] = "1"
    else:
        os.environ.pop("MARSBOX_SOAK", None)
    hypothesis.settings.load_profile("soak" if soak else "sample")
    refuse_old_build()


def refuse_old_build() -> None:
    """Stop if the package under test was built from other sources: compiled code must not be stale."""
    package = Path(marsbox.__file__).parent
    if package == SOURCES:
        return
    name = first_difference(SOURCES, package)
    if name is not None:
        raise pytest.UsageError(f"{package} was built from another {name} than the one in src: run `make build`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):
        return
    chosen = [item for item in items if has_long_version(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def has_long_version(item: pytest.Item) -> bool:
    """Whether `--soak` runs this test: the conformance suite, property tests, fault tests and users of `soak`."""
    return (
        "conformance" in item.path.parts
        or "soak" in getattr(item, "fixturenames", ())
        or item.get_closest_marker("fault") is not None
        or item.get_closest_marker("hypothesis") is not None
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests counted with `record_property`, such as the random games they played."""
    counted: Counter[str] = Counter()
    for report in itertools.chain.from_iterable(terminalreporter.stats.values()):
        if getattr(report, "when", None) == "call":
            counted.update({name: number for name, number in report.user_properties if isinstance(number, int)})
    for name, number in counted.items():
        terminalreporter.write_line(f"{name}: {number:,}")


@pytest.fixture(scope="session")
def brief(pytestconfig: pytest.Config) -> bool:
    """True where one random game is enough, because the compiled engine plays the others."""
    return bool(pytestconfig.getoption("--brief"))


@pytest.fixture(scope="session")
def soak(pytestconfig: pytest.Config) -> bool:
    """True for the long version of a random or fault test, False for the sample that `make test` runs."""
    return bool(pytestconfig.getoption("--soak"))
