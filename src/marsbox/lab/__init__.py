"""The laboratory: many games played by bots, and how fast they go."""

from marsbox.lab.bench import BenchResult, bench
from marsbox.lab.simulate import BotResult, SimulationError, SimulationResult, simulate

__all__ = ["BenchResult", "BotResult", "SimulationError", "SimulationResult", "bench", "simulate"]
