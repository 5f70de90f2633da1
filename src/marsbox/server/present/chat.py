"""The chat of a table, as it is sent."""

from marsbox.server.play.table import Table
from marsbox.server.present.names import chat_name
from marsbox.server.present.reader import Reader
from marsbox.server.protocol.server_messages import ChatLine, ChatMessage


def chat_message(table: Table, kept: int, reader: Reader) -> ChatMessage:
    """What was said at a table, from a line on, as somebody reads it; nobody's player id is in it."""
    lines = [
        ChatLine(
            seat=line.seat,
            name=chat_name(line, table.names, reader.language),
            text=line.text,
            sent=line.sent.isoformat(timespec="seconds"),
            yours=line.player == reader.player,
        )
        for line in table.chat[kept:]
    ]
    return ChatMessage(kept, lines)
