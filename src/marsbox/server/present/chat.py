"""The chat of a table, as it is sent."""

from marsbox.server.play.table import Table
from marsbox.server.present.message import encode


def chat_message(table: Table, kept: int, player: str) -> str:
    """What was said at a table, from a line on; nobody's player id is in it."""
    lines = [
        {
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "sent": line.sent.isoformat(timespec="seconds"),
            "yours": line.player == player,
        }
        for line in table.chat[kept:]
    ]
    return encode({"type": "chat", "from": kept, "lines": lines})
