"""How a message is sent."""

from msgspec import Struct, json


def encode(message: Struct) -> str:
    """A message as it is sent."""
    return json.encode(message).decode()
