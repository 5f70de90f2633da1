"""What a seat remembers of a draft.

The cards of a pack are numbered in the order in which they were taken from it; those not taken yet come last. A seat
looks at a pack when it lies before it, and knows from then on which cards were still in it. Of those that others took
afterwards it saw only the backs, so cards of the same colour taken between two of its looks can't be told apart.
"""

from marsbox.games.pocket_mars.state import HAND_SIZE, MODULE_SIZE, PocketMarsState


def sequences(s: PocketMarsState) -> list[tuple[int, ...]]:
    """For each pack of the draft its cards, in the order taken."""
    if not s.packs:
        return list(s.picks)
    taken = len(s.picks[0])
    return [cards + s.packs[(pack + taken) % s.players] for pack, cards in enumerate(s.picks)]


def looks(s: PocketMarsState, seat: int, pack: int) -> list[int]:
    """How many cards had been taken from a pack each time this seat looked at it."""
    if seat < 0:
        return []
    latest = len(s.picks[0]) if s.packs else HAND_SIZE + MODULE_SIZE - 1
    return list(range((seat - pack) % s.players, latest + 1, s.players))


def groups(s: PocketMarsState, seat: int, pack: int, length: int) -> list[list[int]]:
    """The places in a pack's sequence among which this seat knows the cards, but not which one is where."""
    result = []
    for look in looks(s, seat, pack):
        if s.packs and look == len(s.picks[0]):
            continue  # the pack lies before this seat
        end = look + s.players
        if end > (len(s.picks[0]) if s.packs else HAND_SIZE + MODULE_SIZE - 1):
            end = length
        result.append(list(range(look + 1, end)))
    return result


def passed(s: PocketMarsState, seat: int) -> list[int]:
    """The cards that this seat has passed on and that nobody has shown since."""
    cards = []
    for pack, sequence in enumerate(sequences(s)):
        for group in groups(s, seat, pack, len(sequence)):
            cards.extend(sorted([sequence[place] for place in group if s.memory >> sequence[place] & 1]))
    return cards
