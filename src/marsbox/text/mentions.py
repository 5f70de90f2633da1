"""What a line of the log names: an event's numbers cut into the things they stand for."""

from collections.abc import Iterator, Mapping, Sequence

# the name of a touch, and the words for it
Mention = tuple[str, str]


def parts(shape: str, numbers: Sequence[int], widths: Mapping[str, int] = {}) -> Iterator[tuple[str, Sequence[int]]]:
    """The numbers that each word of a shape stands for; a star after the last one makes it stand for all the rest.

    A word stands for one number, or for as many as `widths` says. What the event does not tell is left out.

    >>> list(parts("seat ship", (1, 0, 7, 4), {"ship": 3}))
    [('seat', (1,)), ('ship', (0, 7, 4))]
    >>> list(parts("seat card*", (1, 12, 15))), list(parts("seat card", (1,)))
    ([('seat', (1,)), ('card', (12,)), ('card', (15,))], [('seat', (1,))])
    """
    at = 0
    for word in shape.split():
        part = word.removesuffix("*")
        width = widths.get(part, 1)
        end = len(numbers) if word.endswith("*") else at + width
        while at < end and at + width <= len(numbers):
            yield part, numbers[at : at + width]
            at += width
