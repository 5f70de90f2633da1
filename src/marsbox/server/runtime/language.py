"""Which language a viewer gets: the one asked for, else the browser's, else the server's."""

from marsbox.core import UserError
from marsbox.words import LANGUAGES


def check_language(language: str) -> str:
    """The language, or a `UserError` that names those there are."""
    if language not in LANGUAGES:
        raise UserError("unknown_language", language=language[:40], known=", ".join(LANGUAGES))
    return language


def pick_language(asked: str | None, accepted: str, default: str) -> str:
    """The language for `?lang=`, an Accept-Language header and the server's default.

    >>> pick_language(None, "rm-CH, fr;q=0.8, en;q=0.5", "en")
    'fr'
    >>> pick_language("en", "fr", "fr")
    'en'
    """
    if asked is not None:
        return check_language(asked)
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES:
            wishes.append((_weight(weight), language))
    wishes = [wish for wish in wishes if wish[0] > 0]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else default


def _weight(text: str) -> float:
    if not text:
        return 1.0
    try:
        return min(1.0, max(0.0, float(text)))
    except ValueError:
        return 0.0
