"""The laboratory: many games played by bots, and how fast they go."""

from marsbox.lab.simulation import BotResult, SimulationError, SimulationResult, simulate
from marsbox.lab.speed import BenchResult, bench

__all__ = ["BenchResult", "BotResult", "SimulationError", "SimulationResult", "bench", "simulate"]
