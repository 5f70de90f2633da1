"""The web service: tables where people and bots play, over HTTP and WebSocket."""

from marsbox.core import UserError
from marsbox.server.app import create_app
from marsbox.server.runtime.settings import Limits, Settings
from marsbox.server.serve import serve

__all__ = ["Limits", "Settings", "UserError", "create_app", "serve"]
