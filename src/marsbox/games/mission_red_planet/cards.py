"""What event cards do at the end of the game. Every effect can say what it is made of, for the texts."""

from typing import Final

from marsbox.games.mission_red_planet.state import ICE, NONE, OUTER, RESOURCES, ZONES, MissionState

# What a bonus card can compare.
CENTRAL: Final = 0
MARS: Final = 1
MEMORIAL: Final = 2
TOKENS: Final = 3  # and the number of the resource
MEASURES: Final = ("central", "mars", "memorial", "ice", "sylvanite", "celerium")


def measured(s: MissionState, seat: int, measure: int) -> int:
    """How much a player has of what a card compares."""
    if measure == MEMORIAL:
        return s.memorial[seat]
    if measure >= TOKENS:
        return s.scored[seat * len(RESOURCES) + measure - TOKENS]
    total = 0
    for zone in range(OUTER if measure == CENTRAL else 0, ZONES):
        total += s.zones[zone * s.players + seat]
    return total


class Bonus:
    """The effect of a bonus card."""

    def points(self, s: MissionState, seat: int) -> int:
        """The points that the card brings its owner at the end."""
        raise NotImplementedError


class Occupy(Bonus):
    """Points for an astronaut in each of some zones."""

    def __init__(self, zones: tuple[int, ...], worth: int) -> None:
        self.zones = zones
        self.worth = worth

    def points(self, s: MissionState, seat: int) -> int:
        for zone in self.zones:
            if s.zones[zone * s.players + seat] == 0:
                return 0
        return self.worth


class Most(Bonus):
    """Points for having the most of something, ties included, and at least one."""

    def __init__(self, measure: int, worth: int) -> None:
        self.measure = measure
        self.worth = worth

    def points(self, s: MissionState, seat: int) -> int:
        own = measured(s, seat, self.measure)
        if own == 0:
            return 0
        for other in range(s.players):
            if measured(s, other, self.measure) > own:
                return 0
        return self.worth


class EachZone(Bonus):
    """Points for each zone with an astronaut."""

    def __init__(self, worth: int) -> None:
        self.worth = worth

    def points(self, s: MissionState, seat: int) -> int:
        total = 0
        for zone in range(ZONES):
            if s.zones[zone * s.players + seat] > 0:
                total += self.worth
        return total


class EachResource(Bonus):
    """Points for so many score tokens of each resource."""

    def __init__(self, number: int, worth: int) -> None:
        self.number = number
        self.worth = worth

    def points(self, s: MissionState, seat: int) -> int:
        for resource in range(len(RESOURCES)):
            if s.scored[seat * len(RESOURCES) + resource] < self.number:
                return 0
        return self.worth


class TakeTokens(Bonus):
    """Score tokens, taken before anything is compared."""

    def __init__(self, number: int, resource: int) -> None:
        self.number = number
        self.resource = resource

    def points(self, s: MissionState, seat: int) -> int:
        return 0  # the tokens are counted as tokens


class Discovery:
    """The effect of a discovery card on its zone.

    `removed` astronauts of everyone there are lost first. `tokens` are added in the last scoring instead of the usual
    number (NONE: the usual number), and `extra` of the resource `of`; if `runner_up`, they go to the highest number of
    astronauts below the top one. Then there are points for the `leader`, or for `everyone` there.
    """

    def __init__(
        self,
        *,
        removed: int = 0,
        tokens: int = NONE,
        extra: int = 0,
        of: int = ICE,
        runner_up: bool = False,
        leader: int = 0,
        everyone: int = 0,
    ) -> None:
        self.removed = removed
        self.tokens = tokens
        self.extra = extra
        self.of = of
        self.runner_up = runner_up
        self.leader = leader
        self.everyone = everyone


NO_DISCOVERY: Final = Discovery()
