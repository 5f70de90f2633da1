"""Mutation tests: change the server's rules in small ways, one at a time, and see whether a test fails.

python tools/mutants.py                 # every mutant of every rule
python tools/mutants.py seating clocks  # those of these modules

A mutant is one change: another comparison, `and` for `or`, a term or a guard left out, a number one higher. It is only
ever in the memory of the process that runs the tests, never in a file. Tests run until the first failure. A mutant that
no test fails for is a survivor: either the tests have a gap, or the change makes no difference to anybody.
"""

import ast
import copy
import importlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "marsbox" / "server"
SECONDS = 300
"""A mutant that takes longer waits for something that never comes: the tests have noticed."""
# imported once, by the process that all others are copies of; nothing here may import the server
IMPORTED_BEFORE = (
    "alembic.command",
    "fastapi",
    "httpx",
    "hypothesis",
    "marsbox.bots",
    "marsbox.games",
    "procrastinate",
    "psycopg",
    "pytest",
    "sqlalchemy",
    "uvicorn",
    "websockets.sync.client",
)


@dataclass(frozen=True)
class Target:
    """A module with rules, the functions of it that are changed (all if none is named), and the tests that guard it."""

    module: str
    tests: tuple[str, ...]
    functions: tuple[str, ...] = ()

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.module.replace('.', '/')}.py"

    @property
    def name(self) -> str:
        return self.module.rpartition(".")[2]


TARGETS = (
    Target("tables.seating", ("test_seating",)),
    Target("tables.clocks", ("test_clocks", "test_absence")),
    Target("play.absence", ("test_absence",)),
    Target("tables.views", ("test_views",)),
    Target("tables.state", ("test_gate",)),
    Target(
        "play.table",
        ("test_gate", "test_clocks", "test_absence", "test_damaged"),
        ("undo", "run_out", "_playing", "_check_decision"),
    ),
    Target("play.snapshot", ("test_gate", "test_clocks"), ("bots_waiting",)),
    Target("play.step", ("test_gate", "test_clocks"), ("_clocks_after",)),
)


@dataclass(frozen=True)
class Mutant:
    """One change of a module, and the module's text with it."""

    target: Target
    line: int
    source: str
    """The line in which it begins."""
    change: str
    text: str = field(repr=False)

    def __str__(self) -> str:
        return f"{self.target.file.relative_to(ROOT)}:{self.line}: {self.change}"

    @property
    def why_no_difference(self) -> str | None:
        """Why nobody can notice it, if that is known."""
        return NO_DIFFERENCE.get((self.source, self.change))


NEVER_COMPARED = "views of seats are not compared as a whole, their fingerprints are"
NO_DIFFERENCE = {
    ("view: dict[str, Any] = field(repr=False, compare=False)", "False -> True"): NEVER_COMPARED,
    ("written: bytes = field(repr=False, compare=False)", "False -> True"): NEVER_COMPARED,
    ("decision: Decision | None = field(compare=False)", "False -> True"): NEVER_COMPARED,
    ("barred: tuple[tuple[int, Reason], ...] = field(compare=False)", "False -> True"): NEVER_COMPARED,
    ("outcome: Outcome | None = field(compare=False)", "False -> True"): NEVER_COMPARED,
    (
        "decision = None if seat == SPECTATOR else game.decision(state, seat)",
        "None if seat == SPECTATOR else game.decision(state, seat) -> game.decision(state, seat)",
    ): "the rules ask a spectator nothing",
    **{
        (
            "digest = hashlib.blake2b(written, digest_size=16).digest()",
            f"16 -> {size}",
        ): "any such size tells views apart"
        for size in (15, 17)
    },
    (
        "return move_step(self.now, match, events, acted=seat, undone=True)",
        "True -> False",
    ): "today no question to another seat outlasts an undo; should one, the tests of the counters cover it",
    (
        'owing = [status == "running" and seen.asked is not None for seen in fingerprints[: len(step.seats)]]',
        "status == 'running' and seen.asked is not None -> seen.asked is not None",
    ): "when a game is over, nobody is asked",
}
"""Mutants that survive because they change nothing that anybody could see, by their line and the change."""


# ---- the changes

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# how a dataclass is printed, what is cut off a long word, and what `zip` checks are no rules
NO_RULES = ("annotation", "returns", "decorator_list", "slice")
NO_RULES_IN_CALLS = ("repr", "strict")


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """All that can be put in the place of a node."""
    match node:
        case ast.Compare(ops=[comparison]):
            yield _with(node, ops=[COMPARISONS[type(comparison)]()])
        case ast.BoolOp(op=junction, values=values):
            yield _with(node, op=ast.Or() if isinstance(junction, ast.And) else ast.And())
            for left_out in range(len(values)):
                kept = values[:left_out] + values[left_out + 1 :]
                yield kept[0] if len(kept) == 1 else _with(node, values=kept)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=operator) if type(operator) in OPERATORS:
            yield _with(node, op=OPERATORS[type(operator)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(number) | float(number)):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield _with(node, func=ast.Name(CALLS[name]))
        case ast.If(orelse=[]) | ast.Raise() | ast.Expr(value=ast.Call()):
            yield ast.Pass()


def _with(node: ast.AST, **replaced: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in replaced.items():
        setattr(changed, name, value)
    return changed


@dataclass(frozen=True)
class NodePosition:
    """The position of a node: its parent, the field, and the index if the field is a list."""

    parent: ast.AST
    name: str
    number: int | None

    @property
    def node(self) -> ast.AST:
        held = getattr(self.parent, self.name)
        found: ast.AST = held if self.number is None else held[self.number]
        return found

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.number is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.number] = node


def places(node: ast.AST) -> Iterator[NodePosition]:
    """Every place under a node at which a rule can be changed."""
    for name, value in ast.iter_fields(node):
        if name in NO_RULES:
            continue
        for number, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _is_no_rule(node, child):
                continue
            yield NodePosition(node, name, number)
            yield from places(child)


def _is_no_rule(parent: ast.AST, child: ast.AST) -> bool:
    match parent, child:
        case ast.Module(), ast.Assign() | ast.AnnAssign():
            # a number with a name: whoever changes it means it
            return True
        case ast.If(body=[only]), ast.Raise():
            # the guard as a whole is left out already
            return only is child
        case _, ast.keyword(arg=name):
            return name in NO_RULES_IN_CALLS
    return False


def mutants_of(target: Target) -> Iterator[Mutant]:
    """Every mutant of a module."""
    text = target.file.read_text(encoding="utf-8")
    tree, lines = ast.parse(text), text.splitlines()
    for part in _chosen(tree, target):
        for place in places(part):
            node = place.node
            for changed in changes(node):
                place.put(changed)
                text = ast.unparse(tree)
                place.put(node)
                line = getattr(node, "lineno", 1)
                yield Mutant(target, line, lines[line - 1].strip(), f"{_short(node)} -> {_short(changed)}", text)


def _chosen(tree: ast.Module, target: Target) -> list[ast.AST]:
    if not target.functions:
        return [tree]
    found: dict[str, ast.AST] = {
        node.name: node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in target.functions
    }
    if missing := set(target.functions) - found.keys():
        sys.exit(f"{target.file} has no {', '.join(sorted(missing))}: name in TARGETS what took its place")
    return list(found.values())


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


# ---- the tests


class Loader(SourceFileLoader):
    """Loads a module with another text than its file has."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(f"marsbox.server.{mutant.target.module}", str(mutant.target.file))
        self._text = mutant.text

    def get_code(self, _name: str) -> CodeType:
        return compile(self._text, self.path, "exec")


class Finder(MetaPathFinder):
    """Finds the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self._loader = Loader(mutant)

    def find_spec(self, name: str, _path: object, _target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._loader.name:
            return None
        return spec_from_file_location(name, self._loader.path, loader=self._loader)


def test(target: Target, mutant: Mutant | None) -> None:
    """Run the tests of a module in this process, which is a copy made for it, and end it with their exit status."""
    import pytest

    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    assert "marsbox.server" not in sys.modules
    if mutant is not None:
        sys.meta_path.insert(0, Finder(mutant))
    files = [f"tests/server/{name}.py" for name in target.tests]
    # some of what was imported before is a plugin of pytest
    options = ["-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    status = pytest.main([*options, "-k", "not postgresql", *files])
    # past all threads that the mutant keeps from ending
    os._exit(int(status))


@dataclass
class Trial:
    """Tests running for a mutant, or for the unchanged module."""

    target: Target
    mutant: Mutant | None
    process: ForkProcess = field(init=False)
    begin: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.process = multiprocessing.get_context("fork").Process(target=test, args=(self.target, self.mutant))
        self.process.start()

    def stop_if_late(self) -> None:
        """End it, with all that it has started, once nothing more is to be expected."""
        if time.monotonic() - self.begin > SECONDS and self.process.pid is not None:
            os.killpg(self.process.pid, signal.SIGKILL)


def passed(trials: Iterator[tuple[Target, Mutant | None]]) -> Iterator[tuple[Target, Mutant | None]]:
    """Those for which all tests pass; as many run at once as there are processors."""
    running: list[Trial] = []
    waiting = True
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            following = next(trials, None)
            waiting = following is not None
            if following is not None:
                running.append(Trial(*following))
        wait([trial.process.sentinel for trial in running], timeout=1)
        for trial in running:
            trial.stop_if_late()
        ended = [trial for trial in running if not trial.process.is_alive()]
        running = [trial for trial in running if trial not in ended]
        yield from ((trial.target, trial.mutant) for trial in ended if trial.process.exitcode == 0)


def main() -> None:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    for name in IMPORTED_BEFORE:
        importlib.import_module(name)
    chosen = [target for target in TARGETS if not sys.argv[1:] or target.name in sys.argv[1:]]
    healthy = [target for target, _ in passed((target, None) for target in chosen)]
    if sick := [target.module for target in chosen if target not in healthy]:
        sys.exit(f"without any mutant the tests fail of {', '.join(sick)}")
    mutants = [mutant for target in chosen for mutant in mutants_of(target)]
    print(f"{len(mutants)} mutants", flush=True)
    begin = time.monotonic()
    survivors = [mutant for _, mutant in passed((mutant.target, mutant) for mutant in mutants) if mutant is not None]
    for mutant in survivors:
        why = mutant.why_no_difference
        print(f"survived: {mutant}" + (f"\n    makes no difference: {why}" if why else ""))
    killed = len(mutants) - len(survivors)
    print(f"{killed} of {len(mutants)} mutants killed ({killed / len(mutants):.1%}), {time.monotonic() - begin:.0f} s")
    gaps = [mutant for mutant in survivors if mutant.why_no_difference is None]
    print(f"{len(gaps)} survivors are gaps in the tests, {len(survivors) - len(gaps)} make no difference.")
    sys.exit(1 if gaps else 0)


if __name__ == "__main__":
    main()
