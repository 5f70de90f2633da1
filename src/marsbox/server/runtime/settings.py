"""What can be set about a server, with defaults that need no set-up."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from marsbox.core import UserError

STATIC = Path(__file__).parent.parent / "static"
_LIMIT: Final = "MARSBOX_LIMIT_"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. None of them is reached by somebody who plays."""

    message_bytes: int = 16 * 1024
    """The largest WebSocket message; also the largest body of a request."""
    actions_per_message: int = 64
    messages_per_second: float = 30.0
    message_burst: int = 60
    """How many messages a socket may send at once before its rate counts."""
    address_messages_per_second: float = 300.0
    """The same for all sockets of one address together."""
    address_message_burst: int = 3000
    unsent_messages: int = 256
    """How many messages may wait for a client that does not read; then its socket is closed and it can come back."""
    unsent_bytes: int = 2 * 1024 * 1024
    """How large they may be together, the newest one left out."""
    requests_per_second: float = 50.0
    request_burst: int = 500
    """How many requests an address may send at once before its rate counts; the same below."""
    changes_per_second: float = 10.0
    """Requests that may change something."""
    change_burst: int = 200
    tables_per_minute: float = 20.0
    """Tables opened and records uploaded from one address."""
    table_burst: int = 100
    connections_per_address: int = 500
    """Connections that are no sockets."""
    head_seconds: float = 10.0
    """How long a connection may take to say what it wants."""
    head_bytes: int = 64 * 1024
    """The largest head of a request."""
    body_seconds: float = 10.0
    """How long a request may take to send its body."""
    sockets_per_player: int = 20
    sockets_per_address: int = 200
    sockets: int = 10_000
    """Sockets of everybody together."""
    tables_per_player: int = 50
    """Tables that one player opened and that are not over."""
    bot_table_moves_per_second: float = 10.0
    """Moves at all tables together at which bots play alone; owners of such tables take turns."""
    replays_per_second: float = 20.0
    """Replays, positions of them and analyses that one address asks for and that have to be made."""
    replay_burst: int = 200
    records_per_player: int = 50
    """Records that one player has uploaded."""
    record_bytes: int = 256 * 1024
    """The largest record that can be uploaded; that of a long game has a tenth of it."""
    tables_listed: int = 200
    chat_length: int = 500
    """Characters of one line of a chat."""
    chat_per_minute: int = 12
    """Lines that one player may say at a table."""
    chat_lines: int = 1000
    """Lines of one table."""
    analyses_waiting: int = 8
    """Analyses that all clients together may wait for, besides the one that is being made."""
    analyses_kept: int = 50
    """Analyses that stay in memory; those asked for last are kept."""
    analysis_seconds: float = 900.0
    """How long one may take. That of a long game takes a tenth of it."""


@dataclass(frozen=True)
class Settings:
    """A server's settings.

    >>> Settings(database="sqlite:///games.db").port
    8000
    """

    database: str = ""
    """`sqlite:///FILE`, the path of a file, or `postgresql://…`; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    language: str = "en"
    """The language of a viewer who asks for none, and of what the server says when it starts."""
    secret: str = field(default="", repr=False)
    """The key that signs cookies; empty: kept in a file beside the database."""
    components: Mapping[str, str] = field(default_factory=dict)
    """For a game's id, the file that replaces its components."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may talk to it, such as `https://play.example.org`."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be called, such as `play.example.org`; none: any name."""
    bot_workers: int = 2
    bot_seconds: float = 30.0
    """How long a bot may think about one decision; then a simpler one takes its seat."""
    stand_in_seconds: float = 2.0
    """How long a bot in a person's place takes for a decision at least: people want to follow it, or to come back."""
    bots_in: str = "server"
    """Where bots think: `server`, in processes of its own, or `workers`, in those of `marsbox worker`."""
    heartbeat_seconds: float = 5.0
    """How often a worker gives a sign of life; after three that are missing its work is taken over."""
    takeover_seconds: float = 10.0
    """How long a bot may be silent before it is asked again, by any process: the first one may have died."""
    busy_seconds: float = 5.0
    """How long a move waits for a database that somebody else has locked."""
    stop_seconds: float = 10.0
    """How long a server that stops waits for changes in flight."""
    log: str = "plain"
    """`plain` for people, with warnings alone; `json` for programs, with a line for every request."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """The networks from which `/metrics` may be read."""
    proxies: tuple[str, ...] = ()
    """Networks of proxies whose word on a client's address and on HTTPS is believed; nobody's unless named."""
    absence_minutes: float = 3.0
    """How long somebody has to be away before the host may let a bot play for them."""
    waiting_days: float = 7.0
    """After so many days without a change a table that waits for players is cleared away."""
    running_days: float = 90.0
    """The same for a game that has begun. Finished games stay."""
    plugins: tuple[str, ...] = ()
    """Installed packages whose games and bots may be played here. Their code runs in the server's processes."""
    webhooks: bool = False
    """Whether players may name an address that the server notifies when it is their turn."""
    static: Path = STATIC
    limits: Limits = Limits()

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> "Settings":
        """Defaults, changed by variables such as `MARSBOX_DATABASE`; a `UserError` if one of them can't be used."""
        given: dict[str, Any] = {
            name: environment[f"MARSBOX_{name.upper()}"]
            for name in ("database", "secret", "log", "bots_in")
            if f"MARSBOX_{name.upper()}" in environment
        }
        for name in ("hosts", "metrics_from", "proxies", "plugins"):
            if f"MARSBOX_{name.upper()}" in environment:
                given[name] = tuple(environment[f"MARSBOX_{name.upper()}"].replace(",", " ").split())
        for name in ("stand_in_seconds", "absence_minutes", "waiting_days", "running_days"):
            if f"MARSBOX_{name.upper()}" in environment:
                given[name] = _positive(f"MARSBOX_{name.upper()}", environment)
        if "MARSBOX_WEBHOOKS" in environment:
            given["webhooks"] = _switch("MARSBOX_WEBHOOKS", environment)
        limits = limits_from(environment)
        return Settings(bot_workers=max(1, min(4, (os.cpu_count() or 1) - 1)), limits=limits, **given)


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits, changed by variables such as `MARSBOX_LIMIT_SOCKETS_PER_PLAYER`.

    >>> limits_from({"MARSBOX_LIMIT_SOCKETS_PER_PLAYER": "5"}).sockets_per_player
    5
    """
    known = {f"{_LIMIT}{field.name.upper()}": field for field in fields(Limits)}
    chosen: dict[str, Any] = {}
    for variable in (name for name in environment if name.startswith(_LIMIT)):
        if variable not in known:
            raise UserError("unknown_limit", variable=variable[:80], known=", ".join(known))
        number = _number(environment[variable])
        whole = isinstance(known[variable].default, int)
        if number is None or number <= 0 or (whole and not number.is_integer()):
            raise UserError("bad_limit", variable=variable, value=environment[variable][:40])
        chosen[known[variable].name] = int(number) if whole else number
    return Limits(**chosen)


def _switch(variable: str, environment: Mapping[str, str]) -> bool:
    value = environment[variable]
    if value not in ("on", "off"):
        raise UserError("bad_switch", variable=variable, value=value[:40])
    return value == "on"


def _positive(variable: str, environment: Mapping[str, str]) -> float:
    number = _number(environment[variable])
    if number is None or number <= 0:
        raise UserError("bad_number", variable=variable, value=environment[variable][:40])
    return number


def _number(written: str) -> float | None:
    try:
        number = float(written)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the default database lives: `$XDG_DATA_HOME/marsbox`, or `~/.local/share/marsbox`."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "marsbox"
