"""The database's tables. The migrations build them; a test checks that both agree."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    # where to notify them that it is their turn, in which language, and what their link to this server begins with
    Column("webhook", String(500), nullable=True),
    Column("webhook_language", String(8), nullable=True),
    Column("webhook_origin", String(300), nullable=True),
    # when they were last notified
    Column("told", DateTime(timezone=True), nullable=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String(80), nullable=False),
    # what somebody typed, or empty
    Column("name", String(160), nullable=False),
    # the name that the host had typed; null: opened by a version that stored names of its own making as if typed
    Column("host", String(80), nullable=True),
    Column("setup", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    # a record that somebody brought, not a game that was played here
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),
    Column("bot_due", Boolean, nullable=False),
    # grows with every change; a change is stored only on top of the one it was made from
    Column("revision", Integer, nullable=False),
    # for each seat, then for spectators: [version, decision id]
    Column("counters", JSON, nullable=False),
    # the state after the newest action; empty until the game starts
    Column("dump", LargeBinary, nullable=True),
    # what can be undone: [seat, actions recorded before]; null: not stored
    Column("way_back", JSON, nullable=True),
    # how dump, actions and events are written: see `marsbox.server.tables.game_codec`
    Column("format", Integer, nullable=False, server_default="1"),
    # how much time people have; null: as much as they like
    Column("clock", JSON, nullable=True),
    # pause, wishes, votes and the time that is left: see `marsbox.server.tables.state`
    Column("life", JSON, nullable=False, server_default="{}"),
    # when the time of the first of those who have to move runs out
    Column("deadline", DateTime(timezone=True), nullable=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Column("ended", DateTime(timezone=True), nullable=True),
    # whether the result has been counted for ratings
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_end", "ended"),
    Index("tables_by_rated", "rated", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("player", String(32), nullable=True),
    # what somebody typed, or empty
    Column("name", String(80), nullable=False),
    # the bot that failed here, and whose name the seat keeps
    Column("first_bot", String(40), nullable=True),
    # why a bot plays this person's seat; null: the person does
    Column("stand_in", String(12), nullable=True),
    # who left it while the game ran: the result is theirs
    Column("left_by", String(32), nullable=True),
    # when its person was last connected, and to which server process; null: they have gone since
    Column("seen", DateTime(timezone=True), nullable=True),
    Column("seen_at", String(16), nullable=True),
    Index("seats_by_player", "player"),
    Index("seats_by_leaver", "left_by"),
)

# a link that moves a seat to another device; void once the seat is another player's
seat_links = Table(
    "seat_links",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    # its readable form as JSON; in format 1 there is a number instead
    Column("form", String(200), nullable=True),
    Column("action", Integer, nullable=True),
    # the revision of the table that added it
    Column("revision", Integer, nullable=False, server_default="0"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("audience", BigInteger, nullable=False),
    Column("kind", String(40), nullable=False),
    # its facts: numbers, and names of things; in format 1 numbers alone
    Column("numbers", JSON, nullable=False),
    # the revision of the table that added it
    Column("revision", Integer, nullable=False, server_default="0"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=True),
    # null for somebody who watched
    Column("seat", Integer, nullable=True),
    # what somebody typed, or empty
    Column("name", String(80), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("sent", DateTime(timezone=True), nullable=False),
    Index("chat_by_player", "player"),
)

# how a game ended, for each of its seats
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    # whose result it is; null for bots, for people on several seats and for those who are forgotten
    Column("player", String(32), nullable=True),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # whether no bot stood in at the end
    Column("played_on", Boolean, nullable=False),
    Index("results_by_player", "player", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# written and removed when a server starts: proves that the database can be written and has space
disk_probes = Table(
    "room_checks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("filling", LargeBinary, nullable=False),
)
