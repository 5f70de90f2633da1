"""Real servers for tests: in a thread, or in a process that can be killed."""

import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from marsbox.server import Settings
from marsbox.server.app import create_app
from marsbox.server.serve import Server

SECRET = "a key for tests that is long enough"
TIMEOUT_SECONDS = 90


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    port: int
    app: FastAPI

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    """A server in a thread of this process."""
    app = create_app(replace(settings, secret=SECRET))
    with running(app, settings) as port:
        yield Running(port, app)


@contextmanager
def running(app: FastAPI, settings: Settings) -> Iterator[int]:
    """An application that answers on a port, as a server would run it."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = Server(app, settings)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                thread.join(0.01)
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(TIMEOUT_SECONDS)
            assert not thread.is_alive(), "the server did not stop"


_PROGRAM = """
import json, random, secrets, sys
if __name__ == "__main__":
    # not above: a child process of the server imports this file as well, and needs nothing of it
    from marsbox.server import Limits, Settings
    # the same cards in every run: what passes once passes again
    secrets.randbits = random.Random(2026).getrandbits
    chosen = json.loads(sys.argv[1])
    settings = Settings(**chosen | {"limits": Limits(**chosen["limits"])})
    if sys.argv[2] == "serve":
        from marsbox.server.serve import serve
        sys.exit(serve(settings))
    from marsbox.server.worker import work
    sys.exit(work(settings, lambda line: print(line, flush=True)))
"""


class ServerProcess:
    """A server in a process of its own, on a port of its own choice or a given one."""

    deed = "serve"

    def __init__(self, folder: Path, settings: Settings) -> None:
        program = folder / "server_under_test.py"
        program.write_text(_PROGRAM, encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, str(program), _settings_json(settings), self.deed],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()

    @property
    def url(self) -> str:
        assert self.greeting, self.failure()
        return f"http://127.0.0.1:{self.greeting.strip().rpartition(':')[2]}"

    def failure(self) -> str:
        """What the server said when it could not start or stopped."""
        _, errors = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return str(errors)

    def kill(self) -> None:
        """End it without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=TIMEOUT_SECONDS)

    def stop(self) -> int:
        """End it the polite way."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=TIMEOUT_SECONDS)
        return self.process.returncode


class WorkerProcess(ServerProcess):
    """A worker in a process of its own."""

    deed = "work"


def _settings_json(settings: Settings) -> str:
    chosen: dict[str, Any] = {
        name: value for name, value in asdict(settings).items() if name not in ("secret", "static", "origins")
    }
    return json.dumps(chosen | {"secret": settings.secret or SECRET})
