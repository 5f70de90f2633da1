"""Set-up and turns: what each frame asks, what an answer does, and what is done when there is nothing to ask.

The frames of a state are a stack; the topmost one is served first. A turn has five phases: new ships, choice of the
characters, boarding and take-off, arrival, end of the turn.
"""

from typing import Final

from marsbox.core.contract import Decision
from marsbox.core.events import EVERYONE, Log
from marsbox.games.mission_red_planet import characters, deal, kinds, scoring, ships
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import (
    ARRIVAL,
    CALL,
    CHARACTERS,
    CHOOSE,
    DEAL_EVENTS,
    DESTINATION,
    END_OF_TURN,
    KEEP_BONUS,
    LAST_TURN,
    NEW_SHIPS,
    NONE,
    PLACE,
    REDIRECT,
    SETUP_ASTRONAUTS,
    TAKE_BACK,
    ZONES,
    Frame,
    MissionState,
)

# The question that each kind of frame puts; the first ones are not asked in this way.
QUESTIONS: Final = (
    NONE,
    kinds.ASK_DESTINATION,
    kinds.ASK_KEEP,
    kinds.ASK_CHARACTER,
    kinds.ASK_BOARD,
    kinds.ASK_BOARD_TWO,
    kinds.ASK_BOARD_THREE,
    kinds.ASK_MOVE,
    kinds.ASK_RESEARCH,
    kinds.ASK_PLACE,
    kinds.ASK_LOOK,
    kinds.ASK_LAUNCH,
    kinds.ASK_DESTROY,
    kinds.ASK_SEDUCE,
    kinds.ASK_SHOOT,
    kinds.ASK_REDIRECT,
)


def advance(box: Box, s: MissionState, log: Log | None) -> None:
    """Go on until somebody has a real choice or the game is over.

    A question with one possible answer is not asked, unless the state asks everything.
    """
    while s.frames:
        frame = s.frames[-1]
        kind = frame.kind
        if kind > REDIRECT or kind == SETUP_ASTRONAUTS:
            proceed(box, s, frame, log)
        elif kind in (KEEP_BONUS, CHOOSE):
            s.pending = ask_everyone(s, kind)
            if s.pending:
                return
            resolve(s, [()] * s.players, log)
        else:
            options = ask(s, frame)
            if len(options) > 1 or (s.asks_everything and options):
                s.pending = [decision_for(s, frame, options)]
                return
            if options and options[0] != kinds.SKIP:
                answer(s, frame, options[0], log)
            else:
                s.frames.pop()
                if log is not None:
                    log.add(EVERYONE, kinds.IMPOSSIBLE, (frame.seat, QUESTIONS[kind]))
    s.pending = []


def decision_for(s: MissionState, frame: Frame, options: list[int]) -> Decision:
    """The question that a frame puts to its seat."""
    subject = s.called[frame.seat]
    if frame.kind == DESTINATION:
        subject = frame.slot
    elif frame.kind == PLACE:
        subject = s.drawn
    return Decision(frame.seat, QUESTIONS[frame.kind], options, subject)


def ask(s: MissionState, frame: Frame) -> list[int]:
    """The options of a frame that asks one seat."""
    if frame.kind == DESTINATION:
        return [kinds.DESTINATION + zone for zone in range(ZONES) if s.tokens_left[zone] > 0]
    return characters.options(s, frame)


def answer(s: MissionState, frame: Frame, action: int, log: Log | None) -> None:
    """Carry out an answer to the topmost frame."""
    if frame.kind == DESTINATION:
        s.frames.pop()
        ships.lay_token(s, frame.slot, action - kinds.DESTINATION)
        if log is not None:
            log.add(EVERYONE, kinds.DESTINATION_LAID, (frame.seat, *ships.ship_facts(s, frame.slot)))
        ships.take_off_if_full(s, frame.slot, log)
        return
    if action == kinds.SKIP and log is not None:
        log.add(EVERYONE, kinds.DECLINED, (frame.seat, QUESTIONS[frame.kind]))
    characters.answer(s, frame, action, log)


def proceed(box: Box, s: MissionState, frame: Frame, log: Log | None) -> None:
    """Do what the topmost frame does without an answer."""
    kind = frame.kind
    if kind == CALL:
        call(s, log)
        return
    if kind == SETUP_ASTRONAUTS:
        deal.draw_astronaut(s, log)
        return
    s.frames.pop()
    if kind == TAKE_BACK:
        characters.take_back(s, frame.seat, log)
    elif kind == DEAL_EVENTS:
        deal.deal_events(s, log)
    elif kind == NEW_SHIPS:
        begin_turn(s, log)
    elif kind == ARRIVAL:
        ships.arrive(s, log)
    else:
        end_turn(box, s, log)


# ---- questions to everyone


def ask_everyone(s: MissionState, kind: int) -> list[Decision]:
    """A question that all seats answer at once. Nobody is asked for the only character they hold, which all know."""
    decisions = []
    for seat in range(s.players):
        if not s.answers[seat]:
            if kind == KEEP_BONUS:
                options = deal.bonus_options(s, seat)
                decisions.append(Decision(seat, kinds.ASK_KEEP, options, simultaneous=True))
            else:
                options = hand_options(s, seat)
                if len(options) > 1 or s.asks_everything:
                    decisions.append(Decision(seat, kinds.ASK_CHARACTER, options, simultaneous=True))
    return decisions


def hand_options(s: MissionState, seat: int) -> list[int]:
    """The characters that a player can choose."""
    return [kinds.CHOOSE + character for character in range(len(CHARACTERS)) if s.hands[seat] >> character & 1]


def resolve(s: MissionState, answers: list[tuple[int, ...]], log: Log | None) -> None:
    """Everyone has answered; who was not asked has only one answer."""
    if s.frames.pop().kind == KEEP_BONUS:
        deal.keep_bonus(s, [answer[0] - kinds.KEEP for answer in answers], log)
        return
    for seat in range(s.players):
        choice = answers[seat][0] if answers[seat] else hand_options(s, seat)[0]
        s.chosen[seat] = choice - kinds.CHOOSE
    if log is not None:
        log.add(EVERYONE, kinds.CHARACTERS_CHOSEN, ())
    s.frames.append(Frame(END_OF_TURN))
    s.frames.append(Frame(ARRIVAL))
    s.frames.append(Frame(CALL))


# ---- the phases of a turn


def begin_turn(s: MissionState, log: Log | None) -> None:
    """Phase 1: there are as many ships on the launch pad as players; then the characters are chosen."""
    s.turn += 1
    if log is not None:
        log.add(EVERYONE, kinds.TURN_BEGAN, (s.turn,))
    for slot in range(s.players):
        if s.pad[slot] == NONE:
            ships.dock(s, slot, log)
    for seat in range(s.players):
        s.called[seat] = NONE
    s.calling = NONE
    s.frames.append(Frame(CHOOSE))


def call(s: MissionState, log: Log | None) -> None:
    """Phase 3: whoever revealed the character acts, clockwise from the first player; then the next one is called."""
    if s.queue:
        seat = s.queue[0]
        s.queue = s.queue[1:]
        s.last = seat
        if log is not None:
            log.add(EVERYONE, kinds.CHARACTER_BEGAN, (seat, s.calling))
        characters.begin(s, seat, s.calling)
        return
    if max(s.chosen) == NONE:
        s.frames.pop()
        return
    s.calling += 1
    s.revealed += 1
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if s.chosen[seat] == s.calling:
            s.chosen[seat] = NONE
            s.called[seat] = s.calling
            s.hands[seat] &= ~(1 << s.calling)
            s.queue += (seat,)
    if log is not None:
        log.add(EVERYONE, kinds.CALLED, (s.calling, *s.queue))


def end_turn(box: Box, s: MissionState, log: Log | None) -> None:
    """Phase 5: whoever was called last gets the medal; some turns are scored, and the tenth is the last."""
    s.first = s.last
    if log is not None:
        log.add(EVERYONE, kinds.MEDAL_GIVEN, (s.first,))
    if s.turn == LAST_TURN:
        s.revealed += 1
    scoring.score_turn(box, s, log)
    if s.turn < LAST_TURN:
        s.frames.append(Frame(NEW_SHIPS))
        return
    s.over = True
    if log is not None:
        log.add(EVERYONE, kinds.GAME_ENDED, tuple(scoring.outcome(box, s).ranks))
