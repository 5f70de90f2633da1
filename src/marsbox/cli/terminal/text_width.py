"""Texts cut and padded to a width in terminal cells."""

from rich.cells import cell_len, set_cell_size


def cut(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long.

    >>> cut("construction", 8)
    'constru…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def padded(text: str, width: int) -> str:
    """The text at exactly this width."""
    return set_cell_size(cut(text, width), width)
