"""`marsbox play`: set up a table in the terminal, or go on with one that was left."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.text import Text

from marsbox.cli.arguments import (
    checked_bots,
    checked_game,
    checked_name,
    checked_number,
    checked_seed,
    checked_setup,
    default_players,
)
from marsbox.cli.games import display_of
from marsbox.cli.language import Sentences
from marsbox.cli.play.opponents import DEFAULT_BOT, ask_for_opponents, introduce, seated, with_characters
from marsbox.cli.play.record_file import RecordFile, automatic_file, command_line
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.seating import Seating
from marsbox.cli.play.session import Session
from marsbox.cli.play.table import Seats, Table
from marsbox.cli.records.reading import read_replay
from marsbox.cli.terminal.screen import Quit, Screen
from marsbox.core import Event, Match, Snapshot, UserError
from marsbox.text import words
from marsbox.text.bots import BotWords

MOST_PLAYERS: Final = 100

Opening = tuple[Match, list[list[Event]], RecordFile]


@dataclass(frozen=True)
class PlayOptions:
    """What was typed on the command line, as it was typed."""

    game: str | None
    players: str | None
    bots: str | None
    humans: str
    seat: str | None
    names: tuple[str, ...]
    game_options: tuple[str, ...]
    seed: str | None
    record: Path | None
    resume: Path | None
    components: Path | None

    @property
    def may_go_on(self) -> bool:
        """Whether a game that was left may be what is wanted: neither a deal nor a file is named."""
        return not (self.seed or self.record or self.resume or self.components)

    @staticmethod
    def of_game(game: str, players: int, game_options: tuple[str, ...] = (), bots: str | None = None) -> "PlayOptions":
        """A new game, with nothing else said."""
        return PlayOptions(game, str(players), bots, "1", None, (), game_options, None, None, None, None)

    @staticmethod
    def to_resume(file: Path) -> "PlayOptions":
        """The game in a file, with nothing else said."""
        return PlayOptions(None, None, None, "1", None, (), (), None, None, file, None)


def play_game(options: PlayOptions, say: Sentences, screen: Screen) -> None:
    """Play a game in the terminal, in plain lines; raises `Quit` if the people leave before it begins."""
    match, past, file = opened(options)
    if options.resume is not None and not match.record.is_of_these_rules(match.game):
        screen.show(say("resume_changed"))
    players = match.record.setup.players
    others = len(_seats(options, players).bots)
    if options.resume is None and options.bots is None and screen.at_terminal and others:
        options = replace(options, bots=ask_for_opponents(match.game, others, players, screen, say))
    game, options = seated_game(options, (match, past, file), say, screen)
    named = dict(game.table.seats.bots)
    session = Session(game)
    introduce(game.table.seats, screen, say)
    if options.resume is not None:
        session.skip_past()
    try:
        session.run()
        _keep_finished(session, screen, say)
    except (Quit, KeyboardInterrupt) as leaving:
        if session.finished:
            return
        keep = not isinstance(leaving, Quit) or leaving.keep
        if not keep:
            game.file.discard()
        kept = session.keep() if keep else None
        if kept is None:
            screen.show(say("left"))
        else:
            screen.show(say("left_and_kept", file=kept.path))
            if game.table.seats.bots != named:
                # who plays on for a bot that failed does so when the game goes on
                options = replace(options, bots=",".join(game.table.seats.bots.values()))
            screen.show(Text(f"  {resume_command(options, kept, say)}"))


def seated_game(
    options: PlayOptions, opening: Opening, say: Sentences, screen: Screen
) -> tuple[RunningGame, PlayOptions]:
    """The game with everybody in their seats, and the options with the characters that a level brought."""
    match, past, file = opening
    players = match.record.setup.players
    seats = with_characters(_seats(options, players), match.record.seed)
    if options.bots is not None:
        options = replace(options, bots=",".join(seats.bots.values()))
    text = words(match.game, say.language, _names(options, seats, players, say))
    table = Table(match, past, seats, text, display_of(match.game, text, say), screen, say)
    first = 0 if options.seat is None else int(options.seat)
    components = None if options.components is None else str(options.components.resolve())
    seating = Seating(tuple(seats.bots.values()), len(seats.people), first, options.names, components)
    return RunningGame(table, file, seating), options


def _keep_finished(session: Session, screen: Screen, say: Sentences) -> None:
    """Show where the record of a finished game is; ask whether to keep it where nobody has said so."""
    file = session.game.file
    wanted = file.chosen or (screen.at_terminal and say.means("yes", screen.ask(say("keep_record"))))
    if not wanted:
        file.discard()
        return
    file.put_away()
    screen.show(say("record_kept"))
    screen.show(Text("  " + command_line(["marsbox", "replay", str(file.path)])))


def opened(options: PlayOptions) -> Opening:
    """The match with the events of its steps so far, and its file: a new game, or one that is resumed."""
    return _begun(options) if options.resume is None else _resumed(options)


def _begun(options: PlayOptions) -> Opening:
    if options.game is None:
        raise UserError("no_game")
    game = checked_game(options.game, options.components)
    setup = checked_setup(game, _players(options, game.player_counts), options.game_options)
    _seats(options, setup.players)
    match = Match.start(game, setup, checked_seed(options.seed))
    file = automatic_file(game.id) if options.record is None else RecordFile.new(options.record)
    return match, [match.opening], file


def _resumed(options: PlayOptions) -> Opening:
    assert options.resume is not None
    given = {"--players": options.players, "--seed": options.seed, "--option": options.game_options or None}
    for option, value in given.items():
        if value is not None:
            raise UserError("not_with_resume", option=option)
    replay = read_replay(options.resume, options.components)
    if options.game is not None and options.game != replay.game.id:
        raise UserError("other_game", file=options.resume, game=replay.game.id, wanted=options.game)
    if not replay.game.decisions(replay.end):
        raise UserError(
            "game_over", file=options.resume, command=command_line(["marsbox", "replay", str(options.resume)])
        )
    match = Match.restore(replay.game, replay.record, replay.game.dump(replay.end))
    _answer_as_before(match, replay.record.snapshot)
    file = RecordFile(options.resume.resolve()) if options.record is None else RecordFile.new(options.record)
    return match, [replay.opening, *[step.events for step in replay.steps]], file


def _answer_as_before(match: Match, left: Snapshot | None) -> None:
    """Give the steps of an answer that was open when the game was left: a record holds complete answers only."""
    if left is None:
        return
    for seat, answer in enumerate(left.state(match.game).answers):
        for action in answer[len(match.state.answers[seat]) :]:
            match.play(seat, action)


def _players(options: PlayOptions, possible: Sequence[int]) -> int:
    """How many play: as said, or as many as the people and bots that were named, or as few as the game allows."""
    if options.players is not None:
        return checked_number("--players", options.players, 1, MOST_PLAYERS)
    people = checked_number("--humans", options.humans, 1, MOST_PLAYERS)
    if options.bots is None:
        return default_players(possible, people)
    bots = len(checked_bots(options.bots))
    # one name stands for all
    return default_players(possible, people + 1) if bots == 1 else people + bots


def _seats(options: PlayOptions, players: int) -> Seats:
    people = checked_number("--humans", options.humans, 1, players)
    first = 0 if options.seat is None else checked_number("--seat", options.seat, 0, players - 1)
    taken = tuple(sorted((first + number) % players for number in range(people)))
    others = [seat for seat in range(players) if seat not in taken]
    bots = [DEFAULT_BOT] if options.bots is None else checked_bots(options.bots)
    return Seats(taken, dict(zip(others, seated(bots, len(others), players), strict=True)))


def player_names(options: PlayOptions, players: int, seed: int, say: Sentences) -> list[str]:
    """What everybody is called, in the order of their seats."""
    return _names(options, with_characters(_seats(options, players), seed), players, say)


def _names(options: PlayOptions, seats: Seats, players: int, say: Sentences) -> list[str]:
    if len(options.names) > len(seats.people):
        raise UserError("too_many_names", given=len(options.names), people=len(seats.people))
    given = dict(zip(seats.people, [checked_name(name) for name in options.names], strict=False))
    titles = {seat: BotWords(say.language).name(bot) for seat, bot in seats.bots.items()}
    alike = Counter(titles.values())
    names = []
    for seat in range(players):
        if seat in titles:
            names.append(titles[seat] if alike[titles[seat]] == 1 else f"{titles[seat]} {seat + 1}")
        else:
            names.append(given.get(seat, say("player", number=seat + 1)))
    return names


def resume_command(options: PlayOptions, file: RecordFile, say: Sentences) -> str:
    """The command that goes on with the game as it was."""
    parts = ["marsbox", "play", "--resume", str(file.path)]
    if options.bots is not None:
        parts += ["--bots", options.bots]
    if options.humans != "1":
        parts += ["--humans", options.humans]
    if options.seat is not None:
        parts += ["--seat", options.seat]
    for name in options.names:
        parts += ["--name", name]
    if options.components is not None:
        parts += ["--components", str(options.components)]
    return command_line([*parts, "--lang", say.language])
