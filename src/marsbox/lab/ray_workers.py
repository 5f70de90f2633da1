"""Games on a Ray cluster, or on a Ray of this machine. Ray itself is imported here only."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from marsbox.lab.errors import LabError, missing
from marsbox.lab.plan import Plan
from marsbox.lab.playing import play_games
from marsbox.lab.workers import RETRIES, Played, Workers

CONNECT_SECONDS: Final = 5.0  # until an address counts as unreachable
DEFAULT_PORTS: Final = {"ray": 10001, "": 6379}


class RayWorkers:
    """Plays as Ray tasks. Ray starts those of a lost worker or machine again."""

    def __init__(self, ray: Any, slots: int) -> None:
        self.slots = slots
        self._ray = ray
        self._play = ray.remote(max_retries=RETRIES, num_cpus=1)(play_games)
        self._running: dict[Any, range] = {}

    def submit(self, plan: Plan, numbers: range) -> None:
        self._running[self._play.remote(plan, numbers)] = numbers

    def finished(self) -> list[Played]:
        done, _ = self._ray.wait(list(self._running), num_returns=1)
        played: list[Played] = []
        for reference in done:
            numbers = self._running.pop(reference)
            try:
                seconds, results = self._ray.get(reference)
            except self._ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, LabError):
                    raise error.cause from None
                raise LabError("ray_failed", reason=_first_line(error.cause)) from None
            except self._ray.exceptions.RayError as error:
                raise LabError("ray_lost", first=numbers[0], last=numbers[-1], reason=_first_line(error)) from None
            played.append((numbers, seconds, results))
        return played


@contextmanager
def ray_workers(address: str | None, jobs: int | None) -> Iterator[Workers]:
    """The workers of a cluster; without an address, those of a local Ray that is stopped afterwards."""
    ray = _ray()
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address is None:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise LabError("ray_silent", address=address or "local", reason=_first_line(error)) from None
    try:
        yield RayWorkers(ray, jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        ray.shutdown()


def check_ray(address: str | None) -> None:
    """Fail early if Ray is missing or the address does not answer."""
    _ray()
    if address is not None:
        _check_address(address)


def _ray() -> Any:
    # read when Ray is imported: no usage statistics are sent
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise missing("Ray", "ray", error) from None
    return ray


def _check_address(address: str) -> None:
    """Fail if the address does not answer within seconds; Ray itself would try for minutes."""
    if address in ("auto", "local"):
        return
    scheme = address.partition("://")[0] if "://" in address else ""
    try:
        parts = urlsplit(address if scheme else f"//{address}")
        host, port = parts.hostname, parts.port or DEFAULT_PORTS.get(scheme)
    except ValueError:
        host, port = None, None
    if host is None or port is None:
        raise LabError("ray_address", address=address)
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError as error:
        raise LabError("ray_silent", address=address, reason=error.strerror or error) from None


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:300]
