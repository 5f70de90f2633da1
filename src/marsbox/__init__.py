"""Marsbox: Mars board games to play, to watch and to study."""

from typing import Final

__version__: Final = "0.3.0"
