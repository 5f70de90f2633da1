"""`marsbox cards`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import ComponentsFile, GameId, Json, Lang


def cards(
    context: typer.Context,
    game: GameId,
    card: Annotated[str | None, typer.Argument(metavar="ID", help="help_card")] = None,
    components: ComponentsFile = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Show every component of a game, or one."""
    from marsbox.cli.games import components_page as page

    listing = page.checked_listing(game, card, components, context.obj)
    (page.print_json if json else page.show)(listing, context.obj)
