"""The chat of a table, as it is sent."""

from marsbox.server.play.table import Table
from marsbox.server.protocol.server_messages import ChatLine, ChatMessage


def chat_message(table: Table, kept: int, player: str) -> ChatMessage:
    """What was said at a table, from a line on; nobody's player id is in it."""
    lines = [
        ChatLine(line.seat, line.name, line.text, line.sent.isoformat(timespec="seconds"), line.player == player)
        for line in table.chat[kept:]
    ]
    return ChatMessage(kept, lines)
