"""Score sheets in words: every point with its reason."""

from collections.abc import Sequence

from rich.text import Text

from marsbox.cli.language import Sentences
from marsbox.core import Outcome, ScoreItem
from marsbox.text import Words


def sheets(words: Words, items: Sequence[Sequence[ScoreItem]], order: Sequence[int], say: Sentences) -> list[Text]:
    """The score sheets of all sides, in the order given."""
    lines = []
    for side in order:
        total = sum(item.points for item in items[side])
        lines.append(Text(say("sheet", name=words.player(side), points=total), style="bold"))
        lines += [Text(f"  {item.points:>3}  {words.score_item(item)}") for item in items[side]]
    return lines


def final_sheets(words: Words, outcome: Outcome, say: Sentences) -> list[Text]:
    """How the game ended: the score sheets from the winner down, and a sentence."""
    order = sorted(range(len(outcome.ranks)), key=lambda side: outcome.ranks[side])
    return [*sheets(words, outcome.items, order, say), Text(words.outcome_summary(outcome), style="bold")]
