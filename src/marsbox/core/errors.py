"""The error for what a user can cause: a code and facts. Each front end puts it into words of its own."""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)  # so that it can be pickled, and inherited from outside the compiled engine
class UserError(ValueError):
    """Something that can't be done as asked: `code` says what is wrong, `facts` name the things it is about.

    >>> UserError("unknown_game", game="chess").facts
    {'game': 'chess'}
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
