"""The course of the game: what each frame asks, what an answer does, and what is done when there is nothing to ask."""

from typing import Final

from marsbox.core.contract import Decision
from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, money, moves, playing, projects, research, scoring, tiles
from marsbox.games.terraforming_mars.effects import run_all
from marsbox.games.terraforming_mars.model import ASKED, FIRST, NODES, PRINTED, Node
from marsbox.games.terraforming_mars.research import ACTIONS
from marsbox.games.terraforming_mars.state import (
    ACTION_PAID,
    ALTERNATIVE,
    BUY,
    DEAL_RESEARCH,
    DRAFT,
    EFFECTS,
    END,
    ENERGY,
    FINAL_GREENERY,
    GREENERY,
    HEAT,
    MEGACREDITS,
    MODIFIERS,
    NEW_GENERATION,
    NEXT_DISCOUNT,
    NEXT_PLAYER,
    NEXT_TOLERANCE,
    NODE,
    NONE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PAY,
    PLACE_TILE,
    PLAYED,
    PRODUCTION,
    PROJECT,
    SELL,
    TEMPERATURE_STEPS,
    TURN,
    Frame,
    TerraformingState,
)

SOLO_GENERATIONS: Final = 14


def advance(s: TerraformingState, log: Log | None) -> None:
    """Go on until somebody has a real choice or the game is over.

    A question with one possible answer is not asked, unless the state asks everything.
    """
    while s.frames:
        frame = s.frames[-1]
        kind = frame.kind
        if kind <= BUY:
            s.pending = ask_everyone(s, kind)
            if s.pending:
                return
            resolve(s, [()] * s.players, log)
        elif kind > FINAL_GREENERY:
            s.frames.pop()
            proceed(s, frame, log)
        else:
            options = ask(s, frame)
            if len(options) > 1 or (s.asks_everything and options):
                s.pending = [decision_for(s, frame, options)]
                return
            if options:
                answer(s, frame, options[0], log)
            else:
                s.frames.pop()
                give_up(s, frame, log)
    s.pending = []


def ask_everyone(s: TerraformingState, kind: int) -> list[Decision]:
    """A question that all seats answer at once; who can't buy anything, which all can see, is not asked."""
    decisions = []
    for seat in range(s.players):
        options = research.options(s, kind, seat)
        if options:
            decisions.append(Decision(seat, research.question(s, kind, seat), options, simultaneous=True))
    return decisions


def resolve(s: TerraformingState, answers: list[tuple[int, ...]], log: Log | None) -> None:
    """Everyone has answered."""
    kind = s.frames.pop().kind
    if kind == DRAFT:
        research.draft(s, [answer[0] - kinds.KEEP for answer in answers], log)
    elif kind == BUY:
        research.buy(s, answers, log)
    else:
        research.begin(s, answers, log)


def decision_for(s: TerraformingState, frame: Frame, options: list[int]) -> Decision:
    """The question that a frame puts to its seat."""
    kind = frame.kind
    seat = frame.seat
    if kind == TURN:
        return Decision(seat, kinds.ASK_TURN, options)
    if kind == PAY:
        return Decision(seat, money.question(frame), options, frame.card)
    if kind == NODE:
        return Decision(seat, NODES[frame.node].question(frame), options, frame.card)
    if kind == PLACE_TILE:
        return Decision(seat, kinds.ASK_SPACE, options, frame.node)
    if kind == ALTERNATIVE:
        return Decision(seat, kinds.ASK_ALTERNATIVE, options, frame.card)
    if kind == SELL:
        return Decision(seat, kinds.ASK_SELL, options)
    return Decision(seat, kinds.ASK_ORDER if kind == EFFECTS else kinds.ASK_FINAL_GREENERY, options)


def ask(s: TerraformingState, frame: Frame) -> list[int]:
    """The options of a frame that asks one seat."""
    kind = frame.kind
    if kind == TURN:
        return turn_options(s, frame.seat, frame.left)
    if kind == PAY:
        return money.options(s, frame)
    if kind == NODE:
        return NODES[frame.node].options(s, frame)
    if kind == PLACE_TILE:
        return [kinds.PLACE + space for space in tiles.spots(s, frame.seat, frame.left)]
    if kind == EFFECTS:
        return order_options(s, frame)
    if kind == SELL:
        return sell_options(s, frame)
    if kind == ALTERNATIVE:
        return [kinds.OPTION + index for index in playing.alternatives(s, frame.seat, frame.card)]
    return [kinds.CONVERT_PLANTS, kinds.SKIP] if projects.can_convert_plants(s, frame.seat) else []


def answer(s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
    """Carry out an answer to the topmost frame."""
    kind = frame.kind
    seat = frame.seat
    s.frames.pop()
    if kind == TURN:
        act(s, seat, frame.left, action, log)
    elif kind == PAY:
        money.answer(s, frame, action, log)
    elif kind == NODE:
        NODES[frame.node].answer(s, frame, action, log)
    elif kind == PLACE_TILE:
        tiles.lay(s, seat, frame.node, action - kinds.PLACE, log)
        if frame.node == GREENERY and not s.growing:
            tiles.raise_oxygen(s, seat, 1, log)
    elif kind == EFFECTS:
        run_next(s, frame, action - kinds.NEXT, log)
    elif kind == SELL:
        sell(s, frame, action, log)
    elif kind == ALTERNATIVE:
        playing.begin_alternative(s, seat, frame.card, action - kinds.OPTION, log)
    elif action == kinds.CONVERT_PLANTS:
        s.frames.append(frame)
        grow(s, seat, log)
    else:
        give_up(s, frame, log)


def give_up(s: TerraformingState, frame: Frame, log: Log | None) -> None:
    """A frame has nothing to ask any more; after the last greenery of a player comes the next one."""
    if frame.kind == FINAL_GREENERY:
        following = (frame.seat + 1) % s.players
        s.frames.append(Frame(END) if following == s.first else Frame(FINAL_GREENERY, following))


def proceed(s: TerraformingState, frame: Frame, log: Log | None) -> None:
    """Do what a frame does without an answer; it is no longer on the stack."""
    kind = frame.kind
    seat = frame.seat
    if kind == PLAYED:
        playing.come_into_play(s, seat, frame.card, log)
    elif kind == ACTION_PAID:
        playing.finish_alternative(s, frame, log)
    elif kind == PROJECT:
        projects.carry_out(s, seat, frame.left, log)
    elif kind == NEXT_PLAYER:
        next_player(s, seat, log)
    elif kind == PRODUCTION:
        produce(s, log)
    elif kind == NEW_GENERATION:
        new_generation(s, log)
    elif kind == DEAL_RESEARCH:
        research.deal(s, log)
    else:
        s.over = True
        s.revealed += 1
        if log is not None:
            result = scoring.outcome(s)
            log.add(EVERYONE, kinds.GAME_ENDED, (2,) if result.won is False else tuple(result.ranks))


# ---- a turn


def turn_options(s: TerraformingState, seat: int, left: int) -> list[int]:
    """All that a player can do: a compulsory first action comes before everything else."""
    if s.first_actions >> seat & 1:
        return [kinds.ACT + s.corporations[seat]]
    options = [kinds.PLAY + card for card in s.hands[seat] if playing.playable(s, seat, card)]
    for card in s.played[seat]:
        if playing.usable(s, seat, card):
            options.append(kinds.ACT + card)
    for project in projects.projects(s, seat):
        options.append(kinds.PROJECT + project)
    for milestone in projects.milestones(s, seat):
        options.append(kinds.MILESTONE + milestone)
    for award in projects.awards(s, seat):
        options.append(kinds.AWARD + award)
    if projects.can_convert_plants(s, seat):
        options.append(kinds.CONVERT_PLANTS)
    if s.stock[seat * 6 + HEAT] >= projects.HEAT_FOR_TEMPERATURE:
        options.append(kinds.CONVERT_HEAT)
    options.append(kinds.PASS if left == ACTIONS else kinds.END_TURN)
    return options


def act(s: TerraformingState, seat: int, left: int, action: int, log: Log | None) -> None:
    """One of the seven kinds of action, or the end of the turn."""
    if action == kinds.PASS:
        s.passed |= 1 << seat
        _forget_next_card(s, seat)
        if log is not None:
            log.add(EVERYONE, kinds.PASSED, (seat,))
    if action in (kinds.PASS, kinds.END_TURN):
        s.frames.append(Frame(NEXT_PLAYER, seat))
        return
    s.frames.append(Frame(TURN, seat, left=left - 1) if left > 1 else Frame(NEXT_PLAYER, seat))
    if action < kinds.ACT:
        playing.play(s, seat, action - kinds.PLAY, log)
    elif action < kinds.KEEP:
        if s.first_actions >> seat & 1:
            _first_action(s, seat, log)
        else:
            playing.use(s, seat, action - kinds.ACT, log)
    elif action == kinds.CONVERT_PLANTS:
        projects.convert_plants(s, seat, log)
    elif action == kinds.CONVERT_HEAT:
        projects.convert_heat(s, seat, log)
    elif action < kinds.MILESTONE:
        projects.use_project(s, seat, action - kinds.PROJECT, log)
    elif action < kinds.AWARD:
        projects.claim(s, seat, action - kinds.MILESTONE, log)
    else:
        projects.fund(s, seat, action - kinds.AWARD, log)


def _first_action(s: TerraformingState, seat: int, log: Log | None) -> None:
    corporation = s.corporations[seat]
    s.first_actions &= ~(1 << seat)
    if log is not None:
        log.add(EVERYONE, kinds.USED_ACTION, (seat, corporation))
    run_all(s, seat, [(node.number, corporation) for node in PRINTED[corporation].first], log)


def next_player(s: TerraformingState, seat: int, log: Log | None) -> None:
    """The next player who has not passed takes a turn; when all have passed, there is production."""
    for step in range(1, s.players + 1):
        following = (seat + step) % s.players
        if not s.passed >> following & 1:
            s.frames.append(Frame(TURN, following, left=ACTIONS))
            return
    s.frames.append(Frame(PRODUCTION))


# ---- the order of effects


def order_options(s: TerraformingState, frame: Frame) -> list[int]:
    """Which of the pending effects can come next: none twice, and none that can't be done before another."""
    options = []
    for index, (number, card) in enumerate(frame.items[: kinds.ORDERED]):
        if frame.items.index((number, card)) == index and NODES[number].possible_now(s, frame.seat):
            options.append(kinds.NEXT + index)
    if not options:
        return [kinds.NEXT]
    for option in options:
        if not _node(frame, option).matters(s, frame.seat):
            return [option]
    return options if s.rules == 1 else _worth_ordering(s, frame, options)


def _worth_ordering(s: TerraformingState, frame: Frame, options: list[int]) -> list[int]:
    """Those of the effects among which the order changes what can be had; one where it does not.

    To draw comes first: to know more harms nobody. Choices that touch nothing which other effects touch come last.
    """
    asked = []
    for option in options:
        precedence = _node(frame, option).precedence(s)
        if precedence == FIRST:
            return [option]
        if precedence == ASKED:
            asked.append(option)
    if not asked:
        return options[:1]
    # two oceans are alike
    return asked[:1] if all(_node(frame, option).brings_ocean(s) for option in asked) else asked


def _node(frame: Frame, option: int) -> Node:
    return NODES[frame.items[option - kinds.NEXT][0]]


def run_next(s: TerraformingState, frame: Frame, index: int, log: Log | None) -> None:
    """Run one of the pending effects; the others stay pending."""
    number, card = frame.items[index]
    rest = frame.items[:index] + frame.items[index + 1 :]
    if rest:
        s.frames.append(Frame(EFFECTS, frame.seat, items=rest))
    NODES[number].run(s, frame.seat, card, log)


# ---- selling patents


def sell_options(s: TerraformingState, frame: Frame) -> list[int]:
    """Cards are chosen in any order, at least one, until the choice is confirmed."""
    if s.rules == 1:
        # each card was sold at once, and those with lower numbers were out of reach then
        later = [kinds.DISCARD + card for card in sorted(s.hands[frame.seat]) if card > frame.card]
        return [*later, kinds.DONE] if frame.left > 0 and later else later
    options = [kinds.DISCARD + card for card in sorted(s.hands[frame.seat]) if (NONE, card) not in frame.items]
    return [*options, kinds.DONE] if frame.items else options


def sell(s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
    """Choose one more card, or sell all that were chosen; of the order of choosing nothing is left."""
    if s.rules == 1:
        _sell_at_once(s, frame, action, log)
        return
    if action != kinds.DONE:
        chosen = sorted([*frame.items, (NONE, action - kinds.DISCARD)])
        s.frames.append(Frame(SELL, frame.seat, items=tuple(chosen)))
        return
    for _, card in frame.items:
        _sell_card(s, frame.seat, card, log)
    if log is not None:
        log.add(EVERYONE, kinds.SOLD, (frame.seat, len(frame.items)))


def _sell_card(s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
    """Discard a card for 1 M€."""
    s.hands[seat] = moves.without(s.hands[seat], card)
    moves.discard(s, seat, (card,), log)
    moves.gain(s, seat, MEGACREDITS, 1, log)


def _sell_at_once(s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
    """Rule set 1: how many were sold was told when there was no further one."""
    following = frame
    if action != kinds.DONE:
        card = action - kinds.DISCARD
        _sell_card(s, frame.seat, card, log)
        following = Frame(SELL, frame.seat, card=card, left=frame.left + 1)
        if sell_options(s, following):
            s.frames.append(following)
            return
    if log is not None:
        log.add(EVERYONE, kinds.SOLD, (frame.seat, following.left))


# ---- the end of a generation and of the game


def produce(s: TerraformingState, log: Log | None) -> None:
    """Production: energy left becomes heat, then everyone gets income; the game may end after it."""
    for seat in range(s.players):
        base = seat * 6
        s.stock[base + HEAT] += s.stock[base + ENERGY]
        s.stock[base + ENERGY] = 0
        income = s.production[base : base + 6]
        income[MEGACREDITS] += s.rating[seat]
        for resource in range(6):
            s.stock[base + resource] += income[resource]
        if log is not None:
            log.add(EVERYONE, kinds.PRODUCED, (seat, *income))
        s.used[seat] = ()
        _forget_next_card(s, seat)
    s.passed = 0
    s.raised = 0
    if s.generation == SOLO_GENERATIONS if s.solo else terraformed(s):
        s.growing = True
        s.frames.append(Frame(FINAL_GREENERY, s.first))
    else:
        s.frames.append(Frame(NEW_GENERATION))


def _forget_next_card(s: TerraformingState, seat: int) -> None:
    s.modifiers[seat * MODIFIERS + NEXT_DISCOUNT] = 0
    s.modifiers[seat * MODIFIERS + NEXT_TOLERANCE] = 0


def terraformed(s: TerraformingState) -> bool:
    """Whether all three global parameters are finished."""
    return s.temperature == TEMPERATURE_STEPS and s.oxygen == OXYGEN_STEPS and s.oceans == OCEAN_TILES


def new_generation(s: TerraformingState, log: Log | None) -> None:
    """The first-player marker goes to the next player, and everyone researches."""
    s.generation += 1
    s.first = (s.first + 1) % s.players
    if log is not None:
        log.add(EVERYONE, kinds.GENERATION_BEGAN, (s.generation, s.first))
    s.frames.append(Frame(DEAL_RESEARCH))


def grow(s: TerraformingState, seat: int, log: Log | None) -> None:
    """The last conversion of plants: a greenery without oxygen and TR."""
    if log is not None:
        log.add(EVERYONE, kinds.GREENERY_GROWN, (seat,))
    projects.spend_plants(s, seat, log)
    tiles.place(s, seat, GREENERY, tiles.AS_GREENERY, NONE, log)
