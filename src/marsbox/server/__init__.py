"""The web service: tables where people and bots play, over HTTP and WebSocket."""

from marsbox.server.app import create_app
from marsbox.server.errors import Problem
from marsbox.server.serve import serve
from marsbox.server.settings import Limits, Settings

__all__ = ["Limits", "Problem", "Settings", "create_app", "serve"]
