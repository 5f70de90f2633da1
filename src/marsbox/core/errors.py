"""The error for what a user can cause: a code and facts. Each front end puts it into words of its own.

This module is not compiled: classes that are can't be inherited from by ones that aren't, nor be pickled.
"""


class UserError(Exception):
    """Something that can't be done as asked: `code` says what is wrong, `facts` name the things it is about.

    >>> UserError("unknown_game", game="chess").facts
    {'game': 'chess'}
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class SetupError(UserError, ValueError):
    """A set-up or a given deal that the rules do not allow; the message names the thing and what would be right.

    >>> error = SetupError("Pocket Mars is for 1 to 4 players, not 5", "wrong_seat_count", players=5)
    >>> error.code, error.facts, str(error)
    ('wrong_seat_count', {'players': 5}, 'Pocket Mars is for 1 to 4 players, not 5')
    """

    def __init__(self, message: str, code: str = "bad_setup", /, **facts: object) -> None:
        super().__init__(code, **facts)
        if not facts:
            self.facts = {"reason": message}
        self.message = message

    def __str__(self) -> str:
        return self.message
