"""The steps of a plan, each in words that make sense without the question."""

from typing import Any

from marsbox.text.pocket_mars.question import Question
from marsbox.text.pocket_mars.short_options import ShortOptions


class Steps(ShortOptions):
    """A method for every verb; what says enough in a few words is told as an option is."""

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        start, end = self.names.buildings((way["from"], way["to"]))
        return self.say("planned-transfer", start=start, end=end)

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        return self.say("planned-swap_zones", option=super().swap_zones(q, place))

    def drain(self, q: Question, seat: int) -> str:
        return self.say("planned-drain", player=q.player(seat))

    def peek(self, q: Question, seat: int) -> str:
        return self.say("planned-peek", player=q.player(seat))

    def use(self, q: Question, content: bool) -> str:
        return self.say("planned-use")
