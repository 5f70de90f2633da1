"""What can be set about a server, with defaults that need no set-up."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. None of them is reached by somebody who plays."""

    message_bytes: int = 16 * 1024
    """The largest WebSocket message; also the largest body of a request."""
    actions_per_message: int = 64
    messages_per_second: float = 30.0
    message_burst: int = 60
    """How many messages a socket may send at once before its rate counts."""
    unsent_messages: int = 256
    """How many messages may wait for a client that does not read; then its socket is closed and it can come back."""
    sockets_per_player: int = 20
    tables_per_player: int = 50
    """Tables that one player opened and that are not over."""
    records_per_player: int = 50
    """Records that one player has uploaded."""
    record_bytes: int = 256 * 1024
    """The largest record that can be uploaded; that of a long game has a tenth of it."""
    tables_listed: int = 200
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
    bot_workers: int = 2
    bot_seconds: float = 30.0
    """How long a bot may think about one decision; then a simpler one takes its seat."""
    busy_seconds: float = 5.0
    """How long a move waits for a database that somebody else has locked."""
    static: Path = STATIC
    limits: Limits = Limits()

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> "Settings":
        """Defaults, changed by `MARSBOX_DATABASE` and `MARSBOX_SECRET`."""
        return Settings(
            database=environment.get("MARSBOX_DATABASE", ""),
            secret=environment.get("MARSBOX_SECRET", ""),
            bot_workers=max(1, min(4, (os.cpu_count() or 1) - 1)),
        )


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the default database lives: `$XDG_DATA_HOME/marsbox`, or `~/.local/share/marsbox`."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "marsbox"
