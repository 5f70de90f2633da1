"""Search trees grown in several processes at once."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType

from marsbox.bots.evaluation import Evaluation
from marsbox.bots.mcts import Forest, Task, grown
from marsbox.bots.part import evaluation_of
from marsbox.core.contract import Game
from marsbox.games import load_game


class ProcessForest(Forest):
    """Grows as many trees at the same time as there are processes. The result is the same as one after the other.

    The processes stay until the forest is closed; use it in a `with` statement.
    """

    def __init__(self, game: Game, processes: int, components: str | None = None) -> None:
        super().__init__(game, evaluation_of(game))
        # the calling process may have threads, and a fork could copy a held lock
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(processes, context, _begin, (game.id, components))

    def grow(self, tasks: list[Task]) -> list[list[tuple[int, int, float]]]:
        given = [(task.dump, task.seat, task.iterations, task.seconds, task.seed) for task in tasks]
        return list(self._pool.map(_grow, given))

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)

    def __enter__(self) -> "ProcessForest":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


_known: list[tuple[Game, Evaluation]] = []


def _begin(game_id: str, components: str | None) -> None:
    game = load_game(game_id, components)
    _known.append((game, evaluation_of(game)))


def _grow(given: tuple[bytes, int, int, float, int]) -> list[tuple[int, int, float]]:
    game, evaluation = _known[-1]
    return grown(game, evaluation, Task(*given))
