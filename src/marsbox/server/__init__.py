"""The web service: tables where people and bots play, over HTTP and WebSocket."""

from marsbox.server.app import create_app
from marsbox.server.runtime.errors import Problem
from marsbox.server.runtime.settings import Limits, Settings
from marsbox.server.serve import serve

__all__ = ["Limits", "Problem", "Settings", "create_app", "serve"]
