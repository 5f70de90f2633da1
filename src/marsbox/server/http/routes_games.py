"""The JSON API of the games of the box: what can be played, components and rules."""

from collections.abc import Sequence

from fastapi import APIRouter

from marsbox import __version__
from marsbox.bots.levels import BOT_NAMES, LEVELS, level_below
from marsbox.bots.part import figure_of
from marsbox.core import Game
from marsbox.games import entry_of
from marsbox.server.http.answers import REFUSED, Answer, returns
from marsbox.server.http.dependencies import GameId, Language, ServicesDependency
from marsbox.server.present.characters import characters_in
from marsbox.server.protocol.components import Components
from marsbox.server.protocol.tables import (
    BotInfo,
    GameFacts,
    GameInfo,
    GameList,
    GameOption,
    OptionValue,
    Rules,
    RulesSection,
    Version,
)
from marsbox.server.tables.tutorials import tutorial_setup
from marsbox.text import words
from marsbox.text.bots import BotWords

router = APIRouter(prefix="/api", responses=REFUSED)


@router.get("/games", **returns(GameList), summary="The games of the box")
async def games(services: ServicesDependency, language: Language) -> Answer:
    """What can be played, with whom and in which variants."""
    return Answer(GameList([_game_info(game, services.catalog.bots, language) for game in services.catalog.games]))


@router.get("/games/{game}/components", **returns(Components), summary="The components of a game")
async def game_components(services: ServicesDependency, game: GameId, language: Language) -> Answer:
    """Every card with its generated text and its provenance: how surely each part of it is known."""
    in_words = words(services.catalog.game(game), language)
    return Answer({"game": game, "note": in_words.components_note()} | in_words.components())


@router.get("/games/{game}/rules", **returns(Rules), summary="The rules of a game")
async def rules(services: ServicesDependency, game: GameId, language: Language) -> Answer:
    """The rules in our own words, as HTML paragraphs for each chapter."""
    chapters = words(services.catalog.game(game), language).rules()
    return Answer(Rules([RulesSection(section.id, section.title, section.html) for section in chapters]))


@router.get("/version", **returns(Version), summary="What this server runs")
async def version() -> Answer:
    """The version of Marsbox."""
    return Answer(Version(__version__))


def _game_info(game: Game, known: Sequence[str], language: str) -> GameInfo:
    in_words = words(game, language)
    bots = BotWords(language)
    facts = entry_of(game.id).facts
    return GameInfo(
        id=game.id,
        name=in_words.game_name(),
        summary=in_words.game_summary(),
        players=list(game.player_counts),
        facts=None if facts is None else GameFacts(*facts.minutes, facts.weight, facts.players),
        options=[
            GameOption(
                name=option.name,
                label=in_words.setup_option(option.name),
                values=[OptionValue(value, in_words.setup_value(option.name, value)) for value in option.values],
                default=option.default,
                players=list(option.players),
            )
            for option in game.setup_options
        ],
        bots=[
            BotInfo(
                name=level,
                label=bots.name(level),
                description=bots.about(level, level_below(level), figure_of(game.id, level)),
                characters=characters_in(level, language),
            )
            for level in LEVELS
        ]
        # of other packages; the bots of Marsbox that are no levels are for those who know their names
        + [BotInfo(bot, bots.name(bot), bots.about(bot, bot, None), []) for bot in known if bot not in BOT_NAMES],
        tutorial=tutorial_setup(game) is not None,
    )
