"""What is said in every game."""

from collections.abc import Callable, Sequence

from marsbox.text.speaker import Speaker


def any_player(speaker: Speaker, seat: int) -> str:
    """The name of a player who has none.

    >>> any_player(Speaker("en", "pocket_mars"), 1)
    'Player 2'
    """
    return speaker.of_every_game().say("any_player", number=seat + 1)


def victory(speaker: Speaker, winners: Sequence[str], points: int) -> str:
    """Who has won, alone or together, and with how many points.

    >>> victory(Speaker("en", "pocket_mars"), ["Ann", "Bob"], 20)
    'Ann and Bob share the victory with 20 points each.'
    """
    return speaker.of_every_game().say("victory", winners=winners, points=points)


def game_ended(speaker: Speaker, winners: Sequence[str]) -> str:
    """The last line of a log.

    >>> game_ended(Speaker("fr", "pocket_mars"), ["Ann"]) == "La partie est terminée\\u202f: Ann gagne."
    True
    """
    return speaker.of_every_game().say("ended", winners=winners)


class Refusals:
    """Refusals that do not depend on the game: a method for each code, which takes the code's numbers."""

    def __init__(self, speaker: Speaker, player: Callable[[int], str], kinds: Sequence[str]) -> None:
        self.speaker = speaker
        self.player = player
        self._kinds = kinds
        self._common = speaker.of_every_game()

    def nothing_to_take_back(self) -> str:
        return self._common.say("refused-nothing_to_take_back")

    def nothing_to_undo(self) -> str:
        return self._common.say("refused-nothing_to_undo")

    def unknown_seat(self, seat: int, players: int) -> str:
        return self._common.say("refused-unknown_seat", seat=seat, players=players, last=players - 1)

    def unknown_action(self, action: int, size: int) -> str:
        return self._common.say("refused-unknown_action", action=action, last=size - 1)

    def game_over(self) -> str:
        return self._common.say("refused-game_over")

    def not_your_decision(self, *seats: int) -> str:
        return self._common.say("refused-not_your_decision", players=[self.player(seat) for seat in seats])

    def not_asked(self, kind: int) -> str:
        question = self.speaker.phrase(f"question-{self._kinds[kind]}")
        return self._common.say("refused-not_asked", question=question)
