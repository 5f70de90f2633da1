"""The error for what a user can cause: a code and facts. Each front end puts it into words of its own.

This module is not compiled: classes that are can't be inherited from by ones that aren't, nor be pickled.
"""


class UserError(Exception):
    """Something that can't be done as asked: `code` says what is wrong, `facts` name the things it is about.

    >>> error = UserError("unknown_game", game="chess")
    >>> error.facts, str(error)
    ({'game': 'chess'}, 'unknown_game (game: chess)')
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {fact}" for name, fact in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[UserError], args: tuple[object, ...], content: dict[str, object]) -> UserError:
    """An error that comes from another process."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(content)
    return error


class EngineError(UserError, ValueError):
    """A `UserError` of the engine, with an English sentence for whoever uses it as a library.

    >>> error = SetupError("Pocket Mars is for 1 to 4 players, not 5", "wrong_seat_count", players=5)
    >>> error.code, error.facts, str(error)
    ('wrong_seat_count', {'players': 5}, 'Pocket Mars is for 1 to 4 players, not 5')
    """

    usual_code = "refused"

    def __init__(self, message: str, code: str = "", /, **facts: object) -> None:
        super().__init__(code or self.usual_code, **(facts or {"reason": message}))
        self.message = message

    def __str__(self) -> str:
        return self.message


class SetupError(EngineError):
    """A set-up or a given deal that the rules do not allow; the message names the thing and what would be right."""

    usual_code = "bad_setup"


class ComponentsError(EngineError):
    """A components file that can't be used; the message names the file, the component and the field."""

    usual_code = "bad_components"


class RecordError(EngineError):
    """A record that is damaged, foreign or does not fit the rules; the message says which, and `code` to programs."""

    usual_code = "damaged"


class PluginError(EngineError):
    """A game or a bot of another package that can't be used; the message names the package and what is wrong."""

    usual_code = "bad_plugin"


class UnknownGame(EngineError):
    """A game that is not there; the message lists those that are."""

    usual_code = "unknown_game"


class UnknownBot(EngineError):
    """A bot that is not there; the message lists those that are."""

    usual_code = "unknown_bot"
