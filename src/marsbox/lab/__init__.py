"""The laboratory: games between bots in large numbers, their statistics, and the speed of the engine."""

from marsbox.lab.errors import LabError
from marsbox.lab.running import Engine
from marsbox.lab.simulation import BatchResult, BotResult, Output, Running, SimulationError, SimulationResult, simulate
from marsbox.lab.speed import BenchResult, bench
from marsbox.lab.tournament import Standing, TournamentResult, tournament

__all__ = [
    "BatchResult",
    "BenchResult",
    "BotResult",
    "Engine",
    "LabError",
    "Output",
    "Running",
    "SimulationError",
    "SimulationResult",
    "Standing",
    "TournamentResult",
    "bench",
    "simulate",
    "tournament",
]
