"""The order of a turn in a description of Mission: Red Planet: who has chosen, who was called, what comes next."""

from collections.abc import Mapping
from typing import Final

from marsbox.games.mission_red_planet import kinds, turn
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import (
    ALL_CHARACTERS,
    ARRIVAL,
    CALL,
    CHARACTERS,
    CHOOSE,
    END_OF_TURN,
    NONE,
    RECRUITER,
    Frame,
    MissionState,
)
from marsbox.testing.description import Description, PositionError
from marsbox.testing.mission_red_planet.facts import BOARDING, CHOICE, OVER, character_being_played

PHASES: Final = (CHOICE, BOARDING, OVER)
HINT: Final = "to come into the middle of a character or of a set-up, begin before it and play on"


def check_moment(description: object) -> None:
    """A position is at a choice of characters, at a call, or over."""
    if not isinstance(description, Mapping):
        return
    phase = description.get("phase", CHOICE)
    if phase not in PHASES:
        raise PositionError(f'the description, "phase" is {phase!r}; right would be {" or ".join(PHASES)}: {HINT}')
    playing = description.get("character being played")
    if isinstance(playing, Mapping) and playing.get("asks") == kinds.DECISION_KINDS[kinds.ASK_DESTINATION]:
        # the ship has a crew and no destination, which no description can express
        raise PositionError(
            f'the description, "character being played" asks for a destination; right would be none: {HINT}'
        )


class TurnReader:
    """Reads the characters of all seats into a state, and lets the turn begin or go on."""

    def __init__(self, s: MissionState, top: Description, seats: list[Description]) -> None:
        self.s = s
        self.top = top
        self.seats = seats
        called = any(seat.content.get("called") is not None for seat in seats)
        self.phase: str = top.content.get("phase", BOARDING if called else CHOICE)
        if self.phase == CHOICE and called:
            raise top.error("phase", f'is {CHOICE!r}, and a seat has "called"', f"{BOARDING!r}")

    def read_characters(self) -> None:
        """Hands, and what was chosen and called this turn."""
        s = self.s
        for seat, part in enumerate(self.seats):
            s.called[seat] = part.word_number("called", CHARACTERS)
            s.chosen[seat] = part.word_number("chosen", CHARACTERS)
        s.calling = max(s.called)
        s.queue = self._still_to_act()
        for seat, part in enumerate(self.seats):
            s.hands[seat] = _hand(part, s.called[seat], seat in s.queue)
        for seat, part in enumerate(self.seats):
            if s.chosen[seat] != NONE:
                self._check_choice(part, seat)
            elif s.called[seat] == NONE and self._has_to_have_a_character(seat):
                key = "called" if s.over else "chosen"
                raise part.error(key, "is left out", "a character: everyone has one when characters are called")
        if s.over and s.calling != NONE and s.called[s.first] != s.calling:
            right = f"a seat that was called with the {CHARACTERS[s.calling]}, the last of all"
            raise self.top.error("first player", f"is {s.first}", right)

    def _still_to_act(self) -> tuple[int, ...]:
        """Of those who revealed the character called last: who has not acted, clockwise from the first player."""
        s = self.s
        waiting: tuple[int, ...] = ()
        for step in range(s.players):
            seat = (s.first + step) % s.players
            part = self.seats[seat]
            if not self._acted(seat):
                waiting += (seat,)
            elif waiting and s.called[seat] == s.calling:
                right = f"false: seat {waiting[0]} comes before it, clockwise from the first player, and has not acted"
                raise part.error("acted", "is true", right)
        return waiting

    def _acted(self, seat: int) -> bool:
        """Whoever was called has acted, unless the description says otherwise of the character called last."""
        s, part = self.s, self.seats[seat]
        acted = part.content.get("acted")
        if acted is None:
            return True
        if type(acted) is not bool:
            raise part.error("acted", f"is {acted!r}", "true or false")
        if s.called[seat] == NONE:
            raise part.error("acted", f"is {str(acted).lower()}", 'nothing for a seat without "called"')
        if not acted and s.over:
            raise part.error("acted", "is false", "true when the game is over")
        if not acted and s.called[seat] != s.calling:
            right = f"true: the {CHARACTERS[s.calling]} was called after the {CHARACTERS[s.called[seat]]}"
            raise part.error("acted", "is false", right)
        return acted

    def _has_to_have_a_character(self, seat: int) -> bool:
        return self.s.calling != NONE or (self.phase == BOARDING and not self._need_not_choose(seat))

    def _need_not_choose(self, seat: int) -> bool:
        """Nobody is asked for the only character they hold."""
        return self.s.hands[seat] == 1 << RECRUITER and not self.s.asks_everything

    def _check_choice(self, part: Description, seat: int) -> None:
        s = self.s
        wrong = f"is {CHARACTERS[s.chosen[seat]]!r}"
        if s.over:
            raise part.error("chosen", wrong, 'none when the game is over; "called" tells what was played last')
        if s.called[seat] != NONE:
            raise part.error("chosen", wrong, 'none beside "called": a player has one character in a turn')
        if not s.hands[seat] >> s.chosen[seat] & 1:
            held = [name for number, name in enumerate(CHARACTERS) if s.hands[seat] >> number & 1]
            raise part.error("chosen", wrong, f"a character in the hand: {', '.join(held)}")
        if s.chosen[seat] <= s.calling:
            right = f"a character that comes after the {CHARACTERS[s.calling]}, who was called already"
            raise part.error("chosen", wrong, right)

    def begin(self, box: Box) -> None:
        """Characters are chosen, or, once all have chosen, called."""
        s = self.s
        if s.over:
            return
        if s.calling != NONE:
            self._call_on(box)
            return
        answers: list[tuple[int, ...]] = [() if own == NONE else (kinds.CHOOSE + own,) for own in s.chosen]
        s.chosen = [NONE] * s.players
        s.answers = [() if self._need_not_choose(seat) else answers[seat] for seat in range(s.players)]
        s.frames = [Frame(CHOOSE)]
        if not turn.ask_everyone(s, CHOOSE):
            s.answers = [()] * s.players
            turn.resolve(s, answers, None)
            turn.advance(box, s, None)

    def _call_on(self, box: Box) -> None:
        s = self.s
        for step in range(s.players):
            seat = (s.first + step) % s.players
            if s.called[seat] == s.calling and seat not in s.queue:
                s.last = seat
        s.frames = [Frame(END_OF_TURN), Frame(ARRIVAL), Frame(CALL)]
        turn.advance(box, s, None)

    def check_character_being_played(self, box: Box) -> None:
        """Facts contain whose character is being played: a position has to be where that character begins."""
        given = self.top.content.get("character being played")
        if given is not None and given != character_being_played(box, self.s):
            right = f"what follows from who was called and has not acted, or nothing: {HINT}"
            raise self.top.error("character being played", f"is {given!r}", right)


def _hand(part: Description, called: int, waits: bool) -> int:
    away = 0 if called == NONE or (called == RECRUITER and not waits) else 1 << called
    if "hand" not in part:
        return ALL_CHARACTERS & ~away
    hand = 0
    for name in part.names("hand"):
        if name not in CHARACTERS:
            raise part.error("hand", f"has {name!r}", f"characters: {', '.join(CHARACTERS)}")
        hand |= 1 << CHARACTERS.index(name)
    if not hand & 1 << RECRUITER and called != RECRUITER:
        raise part.error("hand", "lacks the recruiter", "a hand with it: whoever plays it takes all cards back")
    if hand & away:
        raise part.error("hand", f"has the {CHARACTERS[called]}", "a hand without it: it was called this turn")
    if called == RECRUITER and not waits and hand != ALL_CHARACTERS:
        raise part.error("hand", "is incomplete", "all characters: the recruiter, just called, took them back")
    return hand
