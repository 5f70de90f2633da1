"""`marsbox play`: set up a table in the terminal, or go on with one that was left."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.text import Text

from marsbox.bots.levels import ENGINEER, LEVELS, level_below
from marsbox.bots.part import figure_of
from marsbox.cli.board import board_of
from marsbox.cli.checks import (
    checked_bots,
    checked_game,
    checked_name,
    checked_number,
    checked_seed,
    checked_setup,
    usual_players,
)
from marsbox.cli.course import read_course
from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.cli.saved import RecordFile, command_line
from marsbox.cli.screen import Left, Screen, wrapped
from marsbox.cli.session import Seats, Session
from marsbox.core import Event, Match, Snapshot
from marsbox.text import words
from marsbox.text.bots import BotWords

MOST_PLAYERS: Final = 100
USUAL_BOT: Final = ENGINEER


@dataclass(frozen=True)
class Wishes:
    """What was typed on the command line, as it was typed."""

    game: str | None
    players: str | None
    bots: str | None
    humans: str
    seat: str | None
    names: tuple[str, ...]
    options: tuple[str, ...]
    seed: str | None
    record: Path | None
    resume: Path | None
    components: Path | None


def play(wishes: Wishes, say: Speech) -> None:
    """Play a game in the terminal."""
    match, past, file = _resumed(wishes, say) if wishes.resume is not None else _begun(wishes)
    screen = Screen()
    if wishes.resume is None and wishes.bots is None and screen.at_terminal:
        wishes = _with_level(wishes, match, screen, say)
    seats = _seats(wishes, match.record.setup.players)
    named = dict(seats.bots)
    names = _names(wishes, seats, match.record.setup.players, say)
    text = words(match.game, say.language, names)
    session = Session(match, past, seats, text, board_of(match.game, text, say), screen, say, file)
    if wishes.resume is not None:
        session.skip_news()
    try:
        session.run()
        _keep_finished(session, screen, say)
    except (Left, KeyboardInterrupt) as leaving:
        if session.finished:
            return
        kept = None if isinstance(leaving, Left) and not leaving.keep else session.keep()
        if kept is None:
            screen.show(say("left"))
        else:
            screen.show(say("left_and_kept", file=kept.path))
            if seats.bots != named:
                # who plays on for a bot that failed does so when the game goes on
                wishes = replace(wishes, bots=",".join(seats.bots.values()))
            screen.show(Text(f"  {_way_back(wishes, kept, say)}"))


def _with_level(wishes: Wishes, match: Match, screen: Screen, say: Speech) -> Wishes:
    """Ask who is to play in the other seats, if there are any."""
    if not _seats(wishes, match.record.setup.players).bots:
        return wishes
    bots = BotWords(say.language)
    screen.show(say("which_level"))
    for number, level in enumerate(LEVELS, start=1):
        about = bots.about(level, level_below(level), figure_of(match.game.id, level))
        screen.show(*wrapped(screen, f"{number:>3} {say('level', name=bots.name(level), about=about)}", 4))
    usual = LEVELS.index(USUAL_BOT) + 1
    while True:
        typed = screen.ask(say("level_prompt", most=len(LEVELS), usual=usual)) or str(usual)
        if typed.isdecimal() and 1 <= int(typed) <= len(LEVELS):
            return replace(wishes, bots=LEVELS[int(typed) - 1])
        screen.show(say("no_such_level", typed=typed, most=len(LEVELS)))


def _keep_finished(session: Session, screen: Screen, say: Speech) -> None:
    """Tell where the record of a finished game is; ask whether to keep it where nobody has said so."""
    file = session.file
    if file is None and screen.at_terminal and screen.ask(say("keep_record")).lower() in ("y", "yes", "o", "oui"):
        file = session.keep()
    if file is not None:
        screen.show(say("record_kept"))
        screen.show(Text("  " + command_line(["marsbox", "replay", str(file.path)])))


def _begun(wishes: Wishes) -> tuple[Match, list[list[Event]], RecordFile | None]:
    if wishes.game is None:
        raise Complaint("no_game")
    game = checked_game(wishes.game, wishes.components)
    setup = checked_setup(game, _players(wishes, game.player_counts), wishes.options)
    _seats(wishes, setup.players)
    match = Match.start(game, setup, checked_seed(wishes.seed))
    file = None if wishes.record is None else RecordFile.new(wishes.record)
    return match, [match.opening], file


def _resumed(wishes: Wishes, say: Speech) -> tuple[Match, list[list[Event]], RecordFile]:
    assert wishes.resume is not None
    given = {"--players": wishes.players, "--seed": wishes.seed, "--option": wishes.options or None}
    for option, value in given.items():
        if value is not None:
            raise Complaint("not_with_resume", option=option)
    course = read_course(wishes.resume, wishes.components)
    if wishes.game is not None and wishes.game != course.game.id:
        raise Complaint("other_game", file=wishes.resume, game=course.game.id, wanted=wishes.game)
    if not course.game.decisions(course.end):
        raise Complaint(
            "game_over", file=wishes.resume, command=command_line(["marsbox", "replay", str(wishes.resume)])
        )
    match = Match.restore(course.game, course.record, course.game.dump(course.end))
    _answer_as_before(match, course.record.snapshot)
    file = RecordFile(wishes.resume.resolve()) if wishes.record is None else RecordFile.new(wishes.record)
    if not course.record.is_of_these_rules(course.game):
        Screen().show(say("resume_changed"))
    return match, [course.opening, *[step.events for step in course.steps]], file


def _answer_as_before(match: Match, left: Snapshot | None) -> None:
    """Give the steps of an answer that was open when the game was left: a record holds complete answers only."""
    if left is None:
        return
    for seat, answer in enumerate(left.state(match.game).answers):
        for action in answer[len(match.state.answers[seat]) :]:
            match.play(seat, action)


def _players(wishes: Wishes, possible: Sequence[int]) -> int:
    """How many play: as said, or as many as the people and bots that were named, or as few as the game allows."""
    if wishes.players is not None:
        return checked_number("--players", wishes.players, 1, MOST_PLAYERS)
    people = checked_number("--humans", wishes.humans, 1, MOST_PLAYERS)
    if wishes.bots is None:
        return usual_players(possible, people)
    bots = len(checked_bots(wishes.bots))
    # one name stands for all
    return usual_players(possible, people + 1) if bots == 1 else people + bots


def _seats(wishes: Wishes, players: int) -> Seats:
    people = checked_number("--humans", wishes.humans, 1, players)
    first = 0 if wishes.seat is None else checked_number("--seat", wishes.seat, 0, players - 1)
    taken = tuple(sorted((first + number) % players for number in range(people)))
    others = [seat for seat in range(players) if seat not in taken]
    bots = [USUAL_BOT] if wishes.bots is None else checked_bots(wishes.bots)
    if len(bots) == 1:
        # one name stands for all
        bots *= len(others)
    if len(bots) != len(others):
        raise Complaint("wrong_bots", given=len(bots), seats=len(others), players=players)
    return Seats(taken, dict(zip(others, bots, strict=True)))


def _names(wishes: Wishes, seats: Seats, players: int, say: Speech) -> list[str]:
    if len(wishes.names) > len(seats.people):
        raise Complaint("too_many_names", given=len(wishes.names), people=len(seats.people))
    given = dict(zip(seats.people, [checked_name(name) for name in wishes.names], strict=False))
    titles = {seat: BotWords(say.language).name(bot) for seat, bot in seats.bots.items()}
    alike = Counter(titles.values())
    names = []
    for seat in range(players):
        if seat in titles:
            names.append(titles[seat] if alike[titles[seat]] == 1 else f"{titles[seat]} {seat + 1}")
        else:
            names.append(given.get(seat, say("player", number=seat + 1)))
    return names


def _way_back(wishes: Wishes, file: RecordFile, say: Speech) -> str:
    """The command that goes on with the game as it was."""
    parts = ["marsbox", "play", "--resume", str(file.path)]
    if wishes.bots is not None:
        parts += ["--bots", wishes.bots]
    if wishes.humans != "1":
        parts += ["--humans", wishes.humans]
    if wishes.seat is not None:
        parts += ["--seat", wishes.seat]
    for name in wishes.names:
        parts += ["--name", name]
    if wishes.components is not None:
        parts += ["--components", str(wishes.components)]
    return command_line([*parts, "--lang", say.language])
