"""The menu of `marsbox play` in plain lines: games that were left, new ones, and how those are set up."""

from collections.abc import Sequence
from pathlib import Path

from marsbox.cli.arguments import default_players
from marsbox.cli.language import Sentences
from marsbox.cli.play.saved_games import SavedGame, SavedGames, told
from marsbox.cli.play.setup import PlayOptions
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import Game, SetupOption
from marsbox.games import load_game, working_games
from marsbox.text import Words, words

INDENT = 4


def choose_game(saved: SavedGames, components: Path | None, screen: Screen, say: Sentences) -> PlayOptions:
    """The game that a person chooses: one that was left, or a new one; raises `Quit` if none."""
    lines = [told(game, say) for game in saved.games]
    new, _ = working_games()
    for game_id in new:
        name = words(load_game(game_id), say.language).game_name()
        lines.append(say("new_game", game=name))
    screen.show(say("menu"))
    _show_numbered(lines, screen)
    _show_unreadable(saved, screen, say)
    number = _ask_for_number(say("menu_prompt"), len(lines), screen, say)
    if number <= len(saved.games):
        return PlayOptions.to_resume(saved.games[number - 1].file)
    return _set_up(load_game(new[number - len(saved.games) - 1], components), screen, say)


def offer_saved(games: Sequence[SavedGame], screen: Screen, say: Sentences) -> Path | None:
    """The file of a game that was left, if the person wants to go on with one; None for a new game."""
    if not games:
        return None
    screen.show(say("saved_offer"))
    _show_numbered([*[told(game, say) for game in games], say("begin_new")], screen)
    number = _ask_for_number(say("menu_prompt"), len(games) + 1, screen, say)
    return games[number - 1].file if number <= len(games) else None


def _set_up(game: Game, screen: Screen, say: Sentences) -> PlayOptions:
    """How many play a new game, and which variants."""
    text = words(game, say.language)
    counts = game.player_counts
    usual = default_players(counts, 1)
    while True:
        prompt = say("players_prompt", least=counts[0], most=counts[-1], usual=usual)
        typed = screen.ask_or_quit(prompt) or str(usual)
        if typed.isdecimal() and int(typed) in counts:
            break
        screen.show(say("no_such_choice_here", typed=typed, least=counts[0], most=counts[-1]))
    players = int(typed)
    options = [option for option in game.setup_options if players in option.players]
    values = _ask_for_variants(text, options, screen, say)
    changed = tuple(
        f"{option.name}={values[option.name]}" for option in options if values[option.name] != option.default
    )
    return PlayOptions.of_game(game.id, players, changed)


def _ask_for_variants(text: Words, options: Sequence[SetupOption], screen: Screen, say: Sentences) -> dict[str, str]:
    """The value of each option; a number changes one, and nothing typed leaves them as they are."""
    values = {option.name: option.default for option in options}
    while options:
        screen.show(say("variants"))
        _show_numbered([variant(text, option, values[option.name], say) for option in options], screen)
        typed = screen.ask_or_quit(say("variants_prompt"))
        if not typed:
            break
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            option = options[int(typed) - 1]
            values[option.name] = next_value(option, values[option.name], 1)
        else:
            screen.show(say("no_such_choice_here", typed=typed, least=1, most=len(options)))
    return values


def variant(text: Words, option: SetupOption, value: str, say: Sentences) -> str:
    """An option of a game with its value, in words."""
    name, shown = text.setup_option(option.name), text.setup_value(option.name, value)
    return say("variant", name=name, value=shown, help=text.setup_option_help(option.name))


def next_value(option: SetupOption, value: str, step: int) -> str:
    """The value after this one, or before it; after the last comes the first."""
    return option.values[(option.values.index(value) + step) % len(option.values)]


def _show_numbered(lines: Sequence[str], screen: Screen) -> None:
    for number, line in enumerate(lines, start=1):
        screen.show(*wrapped(screen, f"{number:>3} {line}", INDENT))


def _show_unreadable(saved: SavedGames, screen: Screen, say: Sentences) -> None:
    for file in saved.unreadable:
        screen.show(say("saved_unreadable", file=file))


def _ask_for_number(prompt: str, most: int, screen: Screen, say: Sentences) -> int:
    while True:
        typed = screen.ask_or_quit(prompt)
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed)
        screen.show(say("no_such_choice_here", typed=typed, least=1, most=most))
