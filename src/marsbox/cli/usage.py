"""What is wrong with the way a command was typed, as the parser of the command line found it."""

import re
from typing import Final

from marsbox.core import UserError

NAME: Final = re.compile("'(.+?)'")
# these have no type of their own
NO_COMMAND: Final = re.compile(r"No such command '(.+?)'")
EXTRA: Final = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.+)\)")


def usage_error(error: Exception) -> UserError:
    """The error with a sentence in every language; one that we have no words for, in the parser's own."""
    formatted = getattr(error, "format_message", None)
    message = str(error) if formatted is None else str(formatted())
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return UserError("no_such_option", option=getattr(error, "option_name", message))
    if kind == "MissingParameter":
        name = NAME.search(message)
        return UserError("missing_argument", argument=name[1] if name else message)
    if kind == "BadOptionUsage" and "requires" in message:
        return UserError("option_needs_value", option=getattr(error, "option_name", message))
    if command := NO_COMMAND.search(message):
        return UserError("no_such_command", command=command[1])
    if extra := EXTRA.search(message):
        return UserError("extra_arguments", arguments=extra[1])
    return UserError("usage", what=message.rstrip("."))
