"""Real servers for tests: in a thread, or in a process that can be killed."""

import atexit
import json
import multiprocessing
import os
import random
import secrets
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from marsbox.server import Limits, Settings
from marsbox.server.app import create_app
from marsbox.server.serve import Server, serve

SECRET = "a key for tests that is long enough"
TIMEOUT_SECONDS = 90
# To import a server takes a second, so one process does it for all servers, which are forked from it. Nothing runs in
# that process, so nothing but modules is copied; `marsbox serve` as people start it is tested in tests/cli.
_STARTER = multiprocessing.get_context("forkserver")
_STARTER.set_forkserver_preload(["marsbox.server.serve", "marsbox.server.worker"])


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


class ServerProcess:
    """A server in a process of its own, on a port of its own choice or a given one."""

    deed = "serve"

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._errors = folder / f"errors-{secrets.token_hex(4)}.txt"
        self._said, said = _STARTER.Pipe(duplex=False)
        self._process = _STARTER.Process(
            target=_run, args=(self.deed, _settings_json(settings), dict(os.environ), said, self._errors)
        )
        # a test that fails may leave it running, and pytest must not wait for it in the end
        atexit.register(self._process.kill)
        self._process.start()
        said.close()
        with open(self._said.fileno(), encoding="utf-8", closefd=False) as lines:
            self.greeting = lines.readline()

    @property
    def url(self) -> str:
        assert self.greeting, self.failure()
        return f"http://127.0.0.1:{self.greeting.strip().rpartition(':')[2]}"

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def ended(self) -> bool:
        """Whether it was killed or stopped."""
        return self._said.closed

    def failure(self) -> str:
        """What the server said when it could not start or stopped."""
        self._wait()
        return self._errors.read_text("utf-8")

    def terminate(self) -> None:
        """Ask it to end, and do not wait for that."""
        self._process.terminate()

    def kill(self) -> None:
        """End it without any warning."""
        self._process.kill()
        self._wait()

    def stop(self) -> int:
        """End it the polite way; its exit status."""
        self._process.terminate()
        return self._wait()

    def _wait(self) -> int:
        """Wait until it has ended, and with it the processes that it has started; its exit status."""
        self._process.join(TIMEOUT_SECONDS)
        status = self._process.exitcode
        assert status is not None, "it did not end"
        # its processes write to the same pipe
        while not self._said.closed:
            assert self._said.poll(TIMEOUT_SECONDS), "its processes did not end"
            if not os.read(self._said.fileno(), 4096):
                self._said.close()
        return status


class WorkerProcess(ServerProcess):
    """A worker in a process of its own."""

    deed = "work"


def _run(deed: str, chosen: str, environment: dict[str, str], said: Connection, errors: Path) -> None:
    """What the process does: serve, or work for servers."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(said.fileno(), 1)
    said.close()
    with errors.open("wb") as file:
        os.dup2(file.fileno(), 2)
    # the same cards in every run: what passes once passes again
    vars(secrets)["randbits"] = random.Random(2026).getrandbits
    given = json.loads(chosen)
    settings = Settings(**given | {"limits": Limits(**given["limits"])})
    if deed == "serve":
        sys.exit(serve(settings))
    from marsbox.server.worker import work

    sys.exit(work(settings, partial(print, flush=True)))


def _settings_json(settings: Settings) -> str:
    chosen: dict[str, Any] = {
        name: value for name, value in asdict(settings).items() if name not in ("secret", "static", "origins")
    }
    return json.dumps(chosen | {"secret": settings.secret or SECRET})
