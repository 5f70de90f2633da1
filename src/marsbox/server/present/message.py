"""A message to a client, and how it is encoded."""

from typing import Any

import msgspec

Message = dict[str, Any]


def encode(message: Message) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
