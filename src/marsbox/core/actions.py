"""The action table: every action a game knows, as one integer and as a readable form.

The integer is the entry of a learning mask, the thing a bot returns and the thing a record stores. The form is the same
action as a person would write it: ``{"hand": "E1"}``, ``{"transfer": {"from": "water", "to": "energy"}}``, or
``{"skip": True}`` for a verb without arguments. The two are a bijection over the whole table.
"""

import json
from collections.abc import Sequence

Value = str | int


class Argument:
    """One argument of a verb: its name and the values it can take, in table order."""

    def __init__(self, name: str, values: Sequence[Value]) -> None:
        self.name = name
        self.values: tuple[Value, ...] = tuple(values)
        self.index: dict[Value, int] = {value: number for number, value in enumerate(self.values)}


class Verb:
    """A family of actions: `size` consecutive entries of the table, beginning at `base`."""

    def __init__(self, name: str, base: int, arguments: Sequence[Argument]) -> None:
        self.name = name
        self.base = base
        self.arguments: tuple[Argument, ...] = tuple(arguments)
        size = 1
        for argument in self.arguments:
            size *= len(argument.values)
        self.size: int = size

    def form(self, offset: int) -> dict[str, object]:
        """The readable form of entry `base + offset`."""
        values: dict[str, object] = {}
        for argument in reversed(self.arguments):
            offset, digit = divmod(offset, len(argument.values))
            values[argument.name] = argument.values[digit]
        if not values:
            return {self.name: True}
        if len(values) == 1:
            return {self.name: values.popitem()[1]}
        return {self.name: {argument.name: values[argument.name] for argument in self.arguments}}

    def number(self, content: object) -> int:
        """The entry whose readable form has this content behind the verb's name."""
        if not self.arguments:
            if content is not True:
                raise ValueError(f'action "{self.name}" takes no argument: write {{"{self.name}": true}}')
            return self.base
        if len(self.arguments) == 1:
            return self.base + self._digit(self.arguments[0], content)
        names = [argument.name for argument in self.arguments]
        if not isinstance(content, dict) or set(content) != set(names):
            raise ValueError(f'action "{self.name}" takes an object with exactly {", ".join(names)}, not {content!r}')
        offset = 0
        for argument in self.arguments:
            offset = offset * len(argument.values) + self._digit(argument, content[argument.name])
        return self.base + offset

    def _digit(self, argument: Argument, value: object) -> int:
        # a bool is an int to Python, but not a seat or a slot
        if isinstance(value, (str, int)) and not isinstance(value, bool) and value in argument.index:
            return argument.index[value]
        right = ", ".join(str(known) for known in argument.values)
        raise ValueError(f'action "{self.name}": {value!r} is not a {argument.name}; it can be {right}')


class ActionTable:
    """All actions of a game.

    >>> table = ActionTable([("launch", []), ("land", [Argument("building", ["water", "energy"])])])
    >>> table.size
    3
    >>> table.form(2)
    {'land': 'energy'}
    >>> table.number({"land": "energy"})
    2
    """

    def __init__(self, verbs: Sequence[tuple[str, Sequence[Argument]]]) -> None:
        self.verbs: dict[str, Verb] = {}
        self._verb_of: list[Verb] = []
        for name, arguments in verbs:
            verb = Verb(name, len(self._verb_of), arguments)
            self.verbs[name] = verb
            self._verb_of.extend([verb] * verb.size)
        self.size: int = len(self._verb_of)
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def base(self, verb: str) -> int:
        """The first action of a verb."""
        return self.verbs[verb].base

    def verb(self, action: int) -> str:
        """The name of the verb of an action."""
        return self._entry(action).name

    def form(self, action: int) -> dict[str, object]:
        """The readable form of an action."""
        verb = self._entry(action)
        return verb.form(action - verb.base)

    def number(self, form: object) -> int:
        """The integer of a readable form; a `ValueError` names what is wrong with it."""
        if not isinstance(form, dict) or len(form) != 1:
            raise ValueError(f'an action is written as an object with one verb, like {{"skip": true}}, not {form!r}')
        name, content = next(iter(form.items()))
        if name not in self.verbs:
            raise ValueError(f'there is no action "{name}"; the actions are {", ".join(self.verbs)}')
        return self.verbs[name].number(content)

    def text(self, action: int) -> str:
        """The readable form of an action as compact JSON, as it is stored.

        >>> ActionTable([("launch", [])]).text(0)
        '{"launch":true}'
        """
        text = self._texts.get(action)
        if text is None:
            text = json.dumps(self.form(action), separators=(",", ":"))
            self._texts[action] = text
        return text

    def read(self, text: str) -> int:
        """The integer of a form that was stored as JSON."""
        number = self._numbers.get(text)
        if number is None:
            number = self.number(json.loads(text))
            self._numbers[text] = number
        return number

    def _entry(self, action: int) -> Verb:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: the table has entries 0 to {self.size - 1}")
        return self._verb_of[action]
