"""The games that were left and can be gone on with: what is known of each, newest first."""

import json
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from marsbox.cli.language import Sentences
from marsbox.cli.play.record_file import TABLE, games_folder
from marsbox.cli.play.seating import Seating
from marsbox.cli.play.setup import PlayOptions, player_names
from marsbox.core import Record, UserError
from marsbox.games import load_game
from marsbox.text import words

LARGEST: Final = 50_000_000  # bytes; a long game has a few hundred thousand


@dataclass(frozen=True)
class SavedGame:
    """A game that was left: its file, what it is called, who plays, how far it has come and when that was saved."""

    file: Path
    game: str
    title: str
    chapter: str
    names: list[str]
    saved: datetime


@dataclass(frozen=True)
class SavedGames:
    """The games of a folder, newest first, and the files in it that are none that could be gone on with here."""

    games: list[SavedGame]
    unreadable: list[Path]

    def of(self, game: str) -> list[SavedGame]:
        """Those of one game."""
        return [saved for saved in self.games if saved.game == game]


def saved_games(say: Sentences) -> SavedGames:
    """The games that were left in the user's data folder, with their words in a language."""
    found: list[SavedGame] = []
    unreadable: list[Path] = []
    try:
        files = sorted(games_folder().glob("*.json"))
    except OSError:
        files = []
    for file in files:
        try:
            saved = _saved_game(file, say)
        except (OSError, ValueError, KeyError, IndexError, TypeError, RecursionError, UserError):
            unreadable.append(file)
        else:
            if saved is not None:
                found.append(saved)
    return SavedGames(sorted(found, key=lambda saved: saved.saved, reverse=True), unreadable)


def _saved_game(file: Path, say: Sentences) -> SavedGame | None:
    """The game in a file; None if it is over. Whatever is wrong with the file is an error of some kind."""
    if not file.is_file() or file.stat().st_size > LARGEST:
        raise ValueError(f"{file} is no saved game")
    record = Record.from_json(file.read_text(encoding="utf-8"))
    options = as_it_was(PlayOptions.to_resume(file))
    game = load_game(record.game, options.components)
    if record.snapshot is None:
        raise ValueError(f"{file} does not tell where the game stands")
    state = record.snapshot.state(game)
    if not game.decisions(state):
        return None
    names = player_names(options, record.setup.players, record.seed, say)
    text = words(game, say.language, names)
    seat = 0 if options.seat is None else int(options.seat)
    chapter = text.chapter(game.view(state, seat))
    when = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
    return SavedGame(file, record.game, text.game_name(), chapter, names, when)


def as_it_was(options: PlayOptions) -> PlayOptions:
    """The options of a game to be resumed, with what the file tells of who plays where nobody says otherwise."""
    if options.resume is None:
        return options
    seating = _seating_in(options.resume)
    if seating is None:
        return options
    if options.components is None and seating.components is not None and Path(seating.components).is_file():
        options = replace(options, components=Path(seating.components))
    if (options.bots, options.humans, options.seat, options.names) != (None, "1", None, ()):
        return options
    bots = ",".join(seating.bots) or None
    return replace(options, bots=bots, humans=str(seating.people), seat=str(seating.first_seat), names=seating.names)


def _seating_in(file: Path) -> Seating | None:
    """Who plays the game in a file, if it tells: a record need not."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        return Seating.from_dict(content[TABLE])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def told(saved: SavedGame, say: Sentences) -> str:
    """A saved game in a line."""
    when = saved.saved
    date = say("saved_when", year=f"{when:%Y}", month=f"{when:%m}", day=f"{when:%d}", time=f"{when:%H:%M}")
    return say("saved_game", game=saved.title, chapter=saved.chapter, names=saved.names, when=date)
