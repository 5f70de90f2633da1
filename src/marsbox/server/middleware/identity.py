"""Who somebody is: a signed cookie, or for a program a signed token, and no password.

Both hold a random player id and its signature. Nobody but its owner ever gets to see a player id.
"""

import hashlib
import os
import secrets
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from marsbox.core import UserError

COOKIE: Final = "marsbox_player"
SHORTEST: Final = 32
"""How many characters a signing key has at least."""
_ONE_YEAR: Final = 365 * 24 * 3600
_MOST_COOKIES: Final = 32
"""How many cookies of our name are looked at: to check a signature takes time, and a head has room for thousands."""


class Identity:
    """Reads and issues the cookie.

    >>> identity = Identity("a key")
    >>> player = identity.new_player()
    >>> identity.player(f"{COOKIE}={identity.signed(player)}") == player
    True
    >>> identity.player(f"{COOKIE}={player}.forged") is None
    True
    """

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="marsbox.player", digest_method=hashlib.sha256)
        self._tokens = Signer(secret, salt="marsbox.token", digest_method=hashlib.sha256)

    def new_player(self) -> str:
        """A player id that nobody can guess.

        In hexadecimal digits: a token that began with a dash would be taken for an option of a command.
        """
        return secrets.token_hex(16)

    def signed(self, player: str) -> str:
        """The value of the player's cookie."""
        return self._signer.sign(player).decode()

    def player(self, *cookie_headers: str) -> str | None:
        """The player that a request's cookies prove, if any; of several cookies, the first with our signature."""
        for value in islice(_own_cookies(cookie_headers), _MOST_COOKIES):
            try:
                return self._signer.unsign(value).decode()
            except (BadSignature, UnicodeError):
                continue
        return None

    def new_token(self) -> str:
        """A token for a program that plays: it stands for a new player."""
        return self._tokens.sign(self.new_player()).decode()

    def bearer(self, authorization: str) -> str:
        """The player that an `Authorization` header proves."""
        scheme, _, token = authorization.partition(" ")
        try:
            if scheme.lower() == "bearer":
                return self._tokens.unsign(token.strip()).decode()
        except (BadSignature, UnicodeError):
            pass
        raise UserError("bad_token")

    def set_cookie(self, player: str, *, secure: bool) -> str:
        """The header that gives a browser this identity."""
        parts = [f"{COOKIE}={self.signed(player)}", "HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={_ONE_YEAR}"]
        return "; ".join([*parts, "Secure"] if secure else parts)


def _own_cookies(headers: tuple[str, ...]) -> Iterator[str]:
    # other sites on the same host set cookies that no parser accepts, and ours must be found beside them
    for header in headers:
        for cookie in header.split(";"):
            name, _, value = cookie.partition("=")
            if name.strip() == COOKIE:
                yield value.strip().strip('"')


def no_cookie() -> str:
    """The header that takes its identity from a browser."""
    return f"{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"


def load_secret(file: Path) -> str:
    """The signing key kept in `file`; made on first use, readable by its owner alone."""
    try:
        if not file.exists():
            _write_secret(file)
        secret = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not text"
        raise UserError("secret_unusable", file=file, reason=reason) from error
    if len(secret) < SHORTEST:
        raise UserError("secret_unusable", file=file, reason=f"it is shorter than {SHORTEST} characters")
    if file.stat().st_mode & 0o077:
        raise UserError("secret_readable", file=file)
    return secret


def given_secret(secret: str) -> str:
    """The signing key that somebody chose, unless it can be guessed."""
    if len(secret) < SHORTEST:
        raise UserError("secret_short", least=SHORTEST)
    return secret


def _write_secret(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as out:
            out.write(secrets.token_urlsafe(48) + "\n")
        # a link fails if another server was first, so nobody ever reads half a key or replaces one in use
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
