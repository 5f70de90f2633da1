"""The web service: tables where people and bots play, over HTTP and WebSocket.

Whatever is imported here, every child process of the server imports too: the settings alone, no web framework.
"""

from marsbox.server.runtime.settings import Limits, Settings

__all__ = ["Limits", "Settings"]
