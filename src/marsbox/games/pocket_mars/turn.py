"""A turn: what each frame asks, what an answer does, and what is done when there is nothing to ask.

The frames of a state are a stack; the topmost one is served first. `ask` lists the options it offers and changes
nothing, `answer` carries one out, `proceed` does what needs no answer.
"""

from marsbox.core.contract import Decision
from marsbox.core.events import EVERYONE, Log
from marsbox.games.pocket_mars import kinds, moves, solo, steps
from marsbox.games.pocket_mars.components import Box, CardAction
from marsbox.games.pocket_mars.knowledge import reveal
from marsbox.games.pocket_mars.scoring import outcome
from marsbox.games.pocket_mars.state import (
    ANDROID_ACTIVATION,
    AUTOMATICS,
    BUILDING,
    COLONISTS,
    CONSTRUCTION,
    DISCARD_PLAYED,
    DISCARD_RIVAL,
    ECOSYSTEM,
    END_OF_TURN,
    ENERGY,
    FOUR_CARDS,
    HAND_SIZE,
    HOSTS,
    LAND,
    MODULE_ACTION,
    MODULE_SIZE,
    SCIENCE,
    STEPS,
    SYSTEM_FAILURE,
    TURN,
    WATER,
    Frame,
    PocketMarsState,
)


def advance(box: Box, s: PocketMarsState, log: Log | None) -> None:
    """Go on until somebody has a real choice or the game is over.

    A question with one possible answer is not asked, unless the state asks everything.
    """
    while s.frames:
        frame = s.frames[-1]
        options = ask(box, s, frame)
        if len(options) > 1 or (s.asks_everything and options):
            s.pending = [decision_for(box, s, frame, options)]
            return
        if options:
            answer(box, s, frame, options[0], log)
        else:
            proceed(box, s, frame, log)
    s.pending = []


def decision_for(box: Box, s: PocketMarsState, frame: Frame, options: list[int]) -> Decision:
    """The question that a frame puts to its seat."""
    kind = frame.kind
    if kind == TURN:
        return Decision(frame.seat, kinds.ASK_TURN, options)
    if kind == LAND:
        return Decision(frame.seat, kinds.ASK_LAND, options, frame.building)
    if kind == MODULE_ACTION:
        return Decision(frame.seat, kinds.ASK_MODULE_ACTION, options, frame.card)
    if kind == BUILDING:
        return Decision(frame.seat, kinds.ASK_BUILDING, options, frame.building)
    if kind == STEPS:
        return Decision(frame.seat, step_of(box, frame).question, options, frame.card)
    if kind == DISCARD_RIVAL:
        return Decision(frame.seat, kinds.ASK_DISCARD_RIVAL, options)
    return Decision(frame.seat, _four_cards_question(s, frame.seat), options)


def ask(box: Box, s: PocketMarsState, frame: Frame) -> list[int]:
    """The options that a frame offers now; none if it needs no answer."""
    kind = frame.kind
    if kind >= DISCARD_PLAYED:
        return []
    seat = frame.seat
    if kind == STEPS:
        if frame.left == 0:
            return []
        return step_of(box, frame).options(s, seat, frame.building, frame.left)
    if kind == TURN:
        return turn_options(box, s, seat)
    if kind == LAND:
        return [kinds.LAND_AT + frame.building, kinds.SKIP] if s.ship[seat] > 0 else [kinds.SKIP]
    if kind == MODULE_ACTION:
        usable = box.cards[frame.card].module.usable(s, seat, frame.card, frame.building)
        return [kinds.USE, kinds.SKIP] if usable else [kinds.SKIP]
    if kind == BUILDING:
        options = building_options(s, seat, frame.building)
        options.append(kinds.SKIP)
        return options
    if kind == FOUR_CARDS:
        return four_cards_options(s, seat)
    if kind == DISCARD_RIVAL:
        return [kinds.DISCARD_SLOT + slot for slot in range(len(s.modules[AUTOMATICS]))]
    return []


def answer(box: Box, s: PocketMarsState, frame: Frame, action: int, log: Log | None) -> None:
    """Carry out an answer to the topmost frame."""
    kind = frame.kind
    seat = frame.seat
    if kind == STEPS:
        step = step_of(box, frame)
        s.frames[-1] = Frame(STEPS, seat, frame.card, frame.building, frame.index, frame.left - 1)
        step.answer(s, seat, frame.building, frame.left, action, log)
        return
    if kind == FOUR_CARDS:
        _answer_four_cards(s, seat, action, log)
        return
    s.frames.pop()
    if kind == TURN:
        take_action(box, s, seat, action, log)
    elif action == kinds.SKIP:
        return
    elif kind == LAND:
        moves.land(s, seat, frame.building, log)
    elif kind == MODULE_ACTION:
        if log is not None:
            log.add(EVERYONE, kinds.USED_MODULE_ACTION, (seat, frame.card))
        begin_steps(box, s, seat, frame.card, frame.building, log)
    elif kind == BUILDING:
        use_building(s, seat, frame.building, action, log)
    else:
        slot = action - kinds.DISCARD_SLOT
        card = s.modules[AUTOMATICS][slot]
        s.modules[AUTOMATICS] = moves.without(s.modules[AUTOMATICS], card)
        s.revealed += 1
        moves.discard(s, AUTOMATICS, card, log)


def proceed(box: Box, s: PocketMarsState, frame: Frame, log: Log | None) -> None:
    """Do what the topmost frame does without an answer."""
    kind = frame.kind
    if kind == STEPS:
        _next_step(box, s, frame, log)
    elif kind == FOUR_CARDS:
        _proceed_four_cards(s, frame, log)
    else:
        s.frames.pop()
        if kind == DISCARD_PLAYED:
            moves.discard(s, frame.seat, frame.card, log)
        elif kind == SYSTEM_FAILURE:
            solo.system_failure(s, log)
        elif kind == ANDROID_ACTIVATION:
            solo.android_activation(s, log)
        elif kind == END_OF_TURN:
            _end_turn(s, log)
        elif kind == TURN:
            # nothing at all can be done: the turn is over
            s.frames.append(Frame(END_OF_TURN, frame.seat))


# ---- the five actions


def turn_options(box: Box, s: PocketMarsState, seat: int) -> list[int]:
    """All that the active player can do."""
    hand = s.hands[seat]
    module = s.modules[seat]
    options = []
    for card in hand:
        if box.cards[card].hand.usable(s, seat, card, -1):
            options.append(kinds.PLAY_HAND + card)
    for card in module:
        options.append(kinds.PLAY_MODULE + card)
    for card in hand:
        options.append(kinds.DISCARD + card)
    for card in module:
        options.append(kinds.DISCARD + card)
    for owner in range(s.sides):
        if owner != seat:
            for slot in range(len(s.modules[owner])):
                options.append(kinds.PLAY_RIVAL + owner * kinds.SLOTS + slot)
    if s.earth[seat] > 0:
        options.append(kinds.LAUNCH)
    return options


def take_action(box: Box, s: PocketMarsState, seat: int, action: int, log: Log | None) -> None:
    """One of the five actions; whatever it leaves to do is pushed onto the stack."""
    s.frames.append(Frame(END_OF_TURN, seat))
    if s.solo:
        s.frames.append(Frame(ANDROID_ACTIVATION, seat))
        s.frames.append(Frame(SYSTEM_FAILURE, seat))
    s.frames.append(Frame(FOUR_CARDS, seat, left=s.players))
    if action < kinds.PLAY_MODULE:
        play_from_hand(box, s, seat, action - kinds.PLAY_HAND, log)
    elif action < kinds.DISCARD:
        play_from_module(s, seat, action - kinds.PLAY_MODULE, log)
    elif action < kinds.STORE:
        discard_for_energy(s, seat, action - kinds.DISCARD, log)
    elif action == kinds.LAUNCH:
        moves.launch(s, seat, 1, log)
        if s.solo:
            s.frames.append(Frame(DISCARD_RIVAL, seat))
    else:
        owner, slot = divmod(action - kinds.PLAY_RIVAL, kinds.SLOTS)
        play_from_rival(s, seat, owner, slot, log)


def play_from_hand(box: Box, s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """Action 1: the hand action of a card, which is discarded after it."""
    s.hands[seat] = moves.without(s.hands[seat], card)
    reveal(s, card)
    if log is not None:
        log.add(EVERYONE, kinds.PLAYED_HAND, (seat, card))
    s.frames.append(Frame(DISCARD_PLAYED, seat, card))
    begin_steps(box, s, seat, card, -1, log)


def play_from_module(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """Action 2: connect an own module card, then steps A, B and C."""
    s.modules[seat] = moves.without(s.modules[seat], card)
    building = s.facts.colours[card]
    beaten = s.value_on(building)
    higher = moves.connect(s, card, log)
    if log is not None:
        log.add(EVERYONE, kinds.CONNECTED, (seat, card, building, s.facts.values[card], beaten))
    s.frames.append(Frame(BUILDING, seat, building=building))
    s.frames.append(Frame(MODULE_ACTION, seat, card, building))
    if higher and building != CONSTRUCTION:
        s.frames.append(Frame(LAND, seat, building=building))


def play_from_rival(s: PocketMarsState, seat: int, owner: int, slot: int, log: Log | None) -> None:
    """Action 3: connect a card of another player's module.

    Its owner may use the module action, nobody lands, and the active player may use the building. Solo: the person may
    land instead, and the module action is left out.
    """
    card = s.modules[owner][slot]
    s.modules[owner] = moves.without(s.modules[owner], card)
    building = s.facts.colours[card]
    s.revealed += 1
    higher = moves.connect(s, card, log)
    if log is not None:
        log.add(EVERYONE, kinds.CONNECTED_RIVAL, (seat, owner, card, building))
    s.frames.append(Frame(BUILDING, seat, building=building))
    if not s.solo:
        s.frames.append(Frame(MODULE_ACTION, owner, card, building))
    elif higher and building != CONSTRUCTION:
        s.frames.append(Frame(LAND, seat, building=building))


def discard_for_energy(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """Action 5: discard an own card for one energy; two in a solo game."""
    moves.remove_own(s, seat, card)
    moves.discard(s, seat, card, log)
    moves.gain_energy(s, seat, 2 if s.solo else 1, log)


# ---- the steps of a card's action


def action_of(box: Box, frame: Frame) -> CardAction:
    """The card action that a frame of steps carries out."""
    card = box.cards[frame.card]
    return card.hand if frame.building < 0 else card.module


def step_of(box: Box, frame: Frame) -> steps.Step:
    """The step that a frame of steps has reached."""
    return action_of(box, frame).steps[frame.index]


def begin_steps(box: Box, s: PocketMarsState, seat: int, card: int, building: int, log: Log | None) -> None:
    """Pay for an action and begin its steps."""
    frame = Frame(STEPS, seat, card, building, -1)
    moves.pay_energy(s, seat, action_of(box, frame).cost, log)
    s.frames.append(frame)


def _next_step(box: Box, s: PocketMarsState, frame: Frame, log: Log | None) -> None:
    parts = action_of(box, frame).steps
    index = frame.index + 1
    if index == len(parts):
        s.frames.pop()
        return
    left = parts[index].run(s, frame.seat, frame.building, log)
    s.frames[-1] = Frame(STEPS, frame.seat, frame.card, frame.building, index, left)


# ---- the abilities of the buildings


def building_options(s: PocketMarsState, seat: int, building: int) -> list[int]:
    """How the ability of a building can be used now."""
    if building == ECOSYSTEM:
        return _ecosystem_options(s)
    if building == ENERGY:
        return [kinds.USE] if s.energy[seat] < s.facts.energy_maximum else []
    if building == SCIENCE:
        return [kinds.USE] if s.earth[seat] > 0 else []
    if building == WATER:
        return [kinds.BURY + card for card in s.hands[seat] + s.modules[seat]]
    return [kinds.LAND_AT + place for place in range(HOSTS)] if s.ship[seat] > 0 else []


def _ecosystem_options(s: PocketMarsState) -> list[int]:
    options = []
    for building in range(HOSTS):
        room = s.filled(building) < s.capacity()
        for side in range(s.sides):
            if room and s.one[building * s.sides + side] > 0:
                options.append(kinds.PROMOTE + building * kinds.SEATS + side)
    for building in range(HOSTS):
        for side in range(s.sides):
            if s.two[building * s.sides + side] > 0:
                options.append(kinds.DEMOTE + building * kinds.SEATS + side)
    return options


def use_building(s: PocketMarsState, seat: int, building: int, action: int, log: Log | None) -> None:
    """Step C: the ability of the building, with the choice made."""
    if log is not None:
        log.add(EVERYONE, kinds.USED_BUILDING, (seat, building))
    if building == ECOSYSTEM:
        if action < kinds.DEMOTE:
            place, side = divmod(action - kinds.PROMOTE, kinds.SEATS)
            moves.promote(s, seat, side, place, log)
        else:
            place, side = divmod(action - kinds.DEMOTE, kinds.SEATS)
            moves.demote(s, seat, side, place, log)
    elif building == ENERGY:
        moves.gain_energy(s, seat, 1, log)
    elif building == SCIENCE:
        moves.launch(s, seat, 1, log)
    elif building == WATER:
        moves.bury(s, seat, action - kinds.BURY, log)
    else:
        moves.land(s, seat, action - kinds.LAND_AT, log)


# ---- the 4-card rule


def four_cards_options(s: PocketMarsState, seat: int) -> list[int]:
    """What a player must choose to have two cards in hand and two in the module."""
    question = _four_cards_question(s, seat)
    if question == kinds.ASK_DISCARD:
        return [kinds.DISCARD + card for card in s.hands[seat]]
    if question == kinds.ASK_TAKE:
        return steps.take_options(s)
    if question == kinds.ASK_STORE:
        return [kinds.STORE + card for card in s.hands[seat]]
    return []


def _four_cards_question(s: PocketMarsState, seat: int) -> int:
    total = len(s.hands[seat]) + len(s.modules[seat])
    if total > HAND_SIZE + MODULE_SIZE and s.hands[seat]:
        return kinds.ASK_DISCARD
    if total < HAND_SIZE + MODULE_SIZE:
        if s.solo and s.modules[AUTOMATICS]:
            return kinds.ASK_TAKE
        if s.deck:
            return -1
    if len(s.modules[seat]) < MODULE_SIZE and s.hands[seat]:
        return kinds.ASK_STORE
    return -1


def _answer_four_cards(s: PocketMarsState, seat: int, action: int, log: Log | None) -> None:
    if action < kinds.STORE:
        card = action - kinds.DISCARD
        moves.remove_own(s, seat, card)
        moves.discard(s, seat, card, log)
    elif action < kinds.TAKE:
        moves.store(s, seat, action - kinds.STORE, log)
    else:
        moves.take(s, action - kinds.TAKE, log)


def _proceed_four_cards(s: PocketMarsState, frame: Frame, log: Log | None) -> None:
    missing = HAND_SIZE + MODULE_SIZE - len(s.hands[frame.seat]) - len(s.modules[frame.seat])
    if missing > 0 and s.deck:
        moves.draw(s, frame.seat, missing, log)
        return
    seat = frame.seat
    for left in range(frame.left - 1, 0, -1):
        seat = (seat + 1) % s.players
        if len(s.hands[seat]) != HAND_SIZE or len(s.modules[seat]) != MODULE_SIZE:
            s.frames[-1] = Frame(FOUR_CARDS, seat, left=left)
            return
    s.frames.pop()


# ---- the end of a turn, of a round and of the game


def _end_turn(s: PocketMarsState, log: Log | None) -> None:
    s.active = (s.active + 1) % s.players
    if s.active == s.first:
        if _game_ends(s):
            s.over = True
            if log is not None:
                log.add(EVERYONE, kinds.GAME_ENDED, tuple(outcome(s).ranks))
            return
        s.round += 1
        if log is not None:
            log.add(EVERYONE, kinds.ROUND_BEGAN, (s.round,))
    if log is not None:
        log.add(EVERYONE, kinds.TURN_BEGAN, (s.active,))
    s.frames.append(Frame(TURN, s.active))


def _game_ends(s: PocketMarsState) -> bool:
    """At the end of a round: somebody has all colonists on Mars, or, solo, the Automatics' module can't be filled."""
    for side in range(s.sides):
        if s.colonists_on_mars(side) == COLONISTS:
            return True
    return s.solo and len(s.modules[AUTOMATICS]) < MODULE_SIZE
