"""The server under test, which can be killed and comes back at the same address with the same database."""

from pathlib import Path

from marsbox.server import Settings
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.running import ServerProcess


class KillableServer:
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self.database = folder / "tables.db"
        self._settings = Settings(
            database=f"sqlite:///{self.database}", port=port, limits=GENEROUS_LIMITS, stand_in_seconds=0
        )
        self._process: ServerProcess | None = None
        self.url = f"http://127.0.0.1:{port}"

    def start(self) -> None:
        """Begin to serve."""
        self._process = ServerProcess(self._folder, self._settings)
        assert self._process.url == self.url

    def kill(self) -> None:
        """SIGKILL, without any warning."""
        assert self._process is not None
        self._process.kill()
