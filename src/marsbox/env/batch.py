"""Many episodes, each shown in its row of a few arrays. Compiled, because it runs for every decision of every game."""

from marsbox.env.episode import Episode
from marsbox.env.observation import Encoder, write_mask


class Batch:
    """Episodes and the rows in which they are shown: what the seat that is asked observes, its mask, which seat it is.

    Rows are memoryviews of arrays. Whoever calls a method that shows a game has filled its row with zeros before.
    """

    def __init__(
        self,
        encoder: Encoder,
        episodes: list[Episode],
        observations: "list[memoryview[float]]",
        masks: "list[memoryview[int]]",
        seats: "memoryview[int]",
    ) -> None:
        self.encoder = encoder
        self.episodes = episodes
        self.observations = observations
        self.masks = masks
        self.seats = seats

    def act(self, actions: list[int]) -> list[int]:
        """Take an action in each game that is not over, and show it; returns those that end.

        What is shown of an end is what the seat that acted last observes.
        """
        ended = []
        for row, action in enumerate(actions):
            episode = self.episodes[row]
            question = episode.question
            if question is None:
                continue
            episode.act(action)
            if episode.question is not None:
                self.show(row)
            else:
                self.encoder.write_row(episode.state, question.seat, None, self.observations[row])
                self.seats[row] = question.seat
                ended.append(row)
        return ended

    def begin(self, row: int, seed: int) -> None:
        """Begin a game anew, and show it."""
        self.episodes[row].begin(seed)
        self.show(row)

    def show(self, row: int) -> None:
        """Show a game to the seat that is asked."""
        episode = self.episodes[row]
        question = episode.question
        # a game in which bots leave nothing to decide does not exist: every seat has a first decision
        assert question is not None
        self.encoder.write_row(episode.state, question.seat, question, self.observations[row])
        write_mask(question, self.masks[row])
        self.seats[row] = question.seat
