"""Learning environments: the games behind the interfaces that researchers already use.

| module | what it offers | needs |
|---|---|---|
| `marsbox.env.aec` | PettingZoo's AEC interface for all seats | pettingzoo |
| `marsbox.env.single` | Gymnasium's interface for one seat against bots | gymnasium |
| `marsbox.env.spiel` | the games registered with OpenSpiel | open_spiel |
| `marsbox.env.vector` | Gymnasium's vector interface: many games stepped by one call | gymnasium |
| `marsbox.env.encoders` | what a seat observes as an array | numpy |

`pip install 'marsbox[env]'` installs all of them. Nothing else in Marsbox needs them.
"""

from marsbox.env.packages import MissingPackage

__all__ = ["MissingPackage"]
