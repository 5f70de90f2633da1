"""Numbered options, laid out so that they fit: in full, in few words, or first by what they have in common."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.cli.terminal.text_width import cut

NUMBER_WIDTH: Final = 4
GAP: Final = 1


@dataclass(frozen=True)
class Choice:
    """An option: the kind of action it is, what it does, and the same in few words.

    Those of the same `group` can be offered together first, under a heading or by the words that they share.
    """

    action: int
    kind: str
    full: str
    short: str
    group: str
    heading: str = ""


@dataclass(frozen=True)
class Offer:
    """Options as they stand on the screen: each number stands for a choice, or for several of which one is next."""

    lines: list[Text]
    numbered: list[list[Choice]]
    outer: "Offer | None" = None

    def number_of(self, action: int) -> int | None:
        """The number to type for an action, or for those that it is among."""
        for number, choices in enumerate(self.numbered, start=1):
            if action in [choice.action for choice in choices]:
                return number
        return None


def flat_offer(screen: Screen, choices: Sequence[Choice], room: int | None) -> Offer:
    """Each option with a number of its own."""
    return Offer(laid_out(screen, choices, room), [[choice] for choice in choices])


def grouped_offer(screen: Screen, choices: Sequence[Choice], room: int) -> Offer:
    """The options of a group under one number: of a ship and its new destination, the ship comes first."""
    numbered = [list(group) for _, group in groupby(choices, lambda choice: choice.group)]
    heads = []
    for group in numbered:
        head, _ = _under_a_head(group)
        heads.append(group[0] if len(group) == 1 else replace(group[0], full=head, short=head))
    return Offer(laid_out(screen, heads, room), numbered)


def inner_offer(screen: Screen, choices: Sequence[Choice], outer: Offer) -> Offer:
    """The options that stand under one number, below the words that they share."""
    head, rests = _under_a_head(choices)
    shorter = [replace(choice, short=rest) for choice, rest in zip(choices, rests, strict=True)]
    lines = laid_out(screen, shorter, len(outer.lines))
    return Offer([Text(head, style="bold"), *lines], [[choice] for choice in choices], outer)


def _under_a_head(choices: Sequence[Choice]) -> tuple[str, list[str]]:
    """What choices are called together, and each of them below that."""
    short = [choice.short for choice in choices]
    return (f"{choices[0].heading} …", short) if choices[0].heading else common_and_own_words(short)


def common_and_own_words(texts: Sequence[str]) -> tuple[str, list[str]]:
    """The words with which all texts begin and end, and what each has between them.

    >>> common_and_own_words(["Hellas to Ausonia", "Hellas to Noachis"])
    ('Hellas to …', ['Ausonia', 'Noachis'])
    >>> common_and_own_words(["Ann in Hellas", "Bob in Hellas"])
    ('… in Hellas', ['Ann', 'Bob'])
    """
    split = [text.split(" ") for text in texts]
    ahead = _agreed(split)
    rests = [words[len(ahead) :] for words in split]
    behind = _agreed([words[::-1] for words in rests])[::-1]
    return (
        " ".join([*ahead, "…", *behind]),
        [" ".join(words[: len(words) - len(behind)]) for words in rests],
    )


def _agreed(texts: Sequence[Sequence[str]]) -> list[str]:
    same = takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))
    return [words[0] for words in same]


def laid_out(screen: Screen, choices: Sequence[Choice], room: int | None) -> list[Text]:
    """The options as lines, as detailed as the room allows; those of a kind alike, and the first kinds first."""
    lines = _in_full(screen, [choice.full for choice in choices])
    if room is None or len(lines) <= room:
        return lines
    detailed: list[str] = []
    short = [choice.short for choice in choices]
    lines = _in_line(short, screen.width)
    if len(lines) > room:
        return min(lines, _in_columns(short, screen.width), key=len)
    for kind in dict.fromkeys(choice.kind for choice in choices):
        wanted = [choice.full if choice.kind in (*detailed, kind) else choice.short for choice in choices]
        richer = _in_line(wanted, screen.width)
        if len(richer) <= room:
            detailed.append(kind)
            lines = richer
    return lines


def _entry(number: int, text: str) -> Text:
    line = Text(f"{number:>{NUMBER_WIDTH - 1}} ", style="bold")
    line.append(text, style="not bold")
    return line


def _in_full(screen: Screen, full: Sequence[str]) -> list[Text]:
    lines: list[Text] = []
    for number, text in enumerate(full, start=1):
        first, *rest = wrapped(screen, f"{number:>{NUMBER_WIDTH - 1}} {text}", NUMBER_WIDTH)
        first.stylize("bold", 0, NUMBER_WIDTH)
        lines += [first, *rest]
    return lines


def _in_line(texts: Sequence[str], width: int) -> list[Text]:
    """Each text cut to a line; two neighbours share one where they fit, the second in the middle if it can be."""
    lines: list[Text] = []
    joinable = False
    for number, text in enumerate(texts, start=1):
        entry = _entry(number, cut(text, width - NUMBER_WIDTH))
        start = max(width // 2, cell_len(lines[-1].plain) + GAP) if joinable else width
        if start + cell_len(entry.plain) <= width:
            lines[-1].append(" " * (start - cell_len(lines[-1].plain)))
            lines[-1].append_text(entry)
            joinable = False
        else:
            lines.append(entry)
            joinable = True
    return lines


def _in_columns(texts: Sequence[str], width: int) -> list[Text]:
    """As many beside each other as fit, in columns of one width."""
    column = max(cell_len(text) for text in texts) + NUMBER_WIDTH + GAP
    beside = max(1, (width + GAP) // column)
    lines = []
    for start in range(0, len(texts), beside):
        line = Text()
        for number, text in enumerate(texts[start : start + beside], start=start + 1):
            line.append(" " * ((number - start - 1) * column - cell_len(line.plain)))
            line.append_text(_entry(number, cut(text, width - NUMBER_WIDTH)))
        lines.append(line)
    return lines
