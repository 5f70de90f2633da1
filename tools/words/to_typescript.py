"""The browser's messages as plain TypeScript: an object of texts and typed functions for each language.

The hyphens of an id are the way to a word: `lobby-newTable` is `words.lobby.newTable`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tools.words.catalogues import ENGLISH, Catalogue
from tools.words.model import Call, CatalogueError, Choice, Message, Pattern, Slot, expressions, slots
from tools.words.plurals import NAMES, rule_of

HEAD: Final = "// Made by `make build` from the catalogues in src/marsbox/words; changes here are lost.\n"
COMMON: Final = {"NUMBER": "number", "SIGNED": "signed", "LIST": "list"}
# what an array of JavaScript can do by itself
OF_ARRAYS: Final = {"COUNT": ".length", "JOIN": '.join(", ")'}
NOT_HERE: Final = ("OR", "CAPITAL", "FORM", "ATTRIBUTE")
LISTS: Final = ("LIST", *OF_ARRAYS)
NUMBERS: Final = ("NUMBER", "SIGNED")
LIST: Final = "readonly string[]"
ANYTHING: Final = "string | number"

Tree = dict[str, "Tree | str"]


def index(catalogues: Mapping[str, Catalogue]) -> str:
    """The module that names the languages and loads their words."""
    names = [f"  {language}: {_text(each.name)}," for language, each in catalogues.items()]
    locales = [f"  {language}: {_text(each.locale)}," for language, each in catalogues.items()]
    loaders = [f'  {language}: () => import("./{language}"),' for language in catalogues]
    return "\n".join(
        [
            HEAD,
            'import type { Words } from "./en";',
            "",
            f"export const LANGUAGES = {json.dumps(list(catalogues))} as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            "export const LANGUAGE_NAMES: Record<Language, string> = {",
            *names,
            "};",
            "export const LOCALES: Record<Language, string> = {",
            *locales,
            "};",
            "export const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {",
            *loaders,
            "};",
            "",
        ]
    )


def module(
    language: str, messages: Iterable[Message], catalogues: Mapping[str, Catalogue], english: Mapping[str, Message]
) -> str:
    """The module with all words of a language; English is the type that the others have to fill."""
    messages = list(messages)
    tree: Tree = {}
    for message in messages:
        types = joint_types(message.id, catalogues) if language == ENGLISH else {}
        for call in _calls([message]):
            if call[0] in NOT_HERE:
                problem = f"{language}, {message.id}: the browser has no {call[0]}, only the texts of games do"
                raise CatalogueError(problem)
        _put(tree, message.id, _value(message, english[message.id], types))
    declared = "words" if language == ENGLISH else "words: Words"
    lines = [HEAD, *_imports(messages, language), *_plurals(messages), *_locales(messages, catalogues)]
    lines += [f"export const {declared} = {{", *_written(tree, "  "), "};"]
    lines += ["export type Words = typeof words;"] if language == ENGLISH else []
    return "\n".join([*lines, ""])


def _put(tree: Tree, name: str, value: str) -> None:
    *way, last = name.split("-")
    for step in way:
        branch = tree.setdefault(step, {})
        if isinstance(branch, str):
            raise CatalogueError(f"{name}: {step} is a message already, and can't hold others")
        tree = branch
    if last in tree:
        raise CatalogueError(f"{name}: other messages begin with this id; give it another one")
    tree[last] = value


def _written(tree: Tree, indent: str) -> Iterator[str]:
    for name, value in tree.items():
        if isinstance(value, str):
            yield f"{indent}{name}: {value},"
        else:
            yield f"{indent}{name}: {{"
            yield from _written(value, indent + "  ")
            yield f"{indent}}},"


def _value(message: Message, english: Message, types: Mapping[str, str]) -> str:
    """A text, or a function whose slots are typed in English and known from there in other languages."""
    if english.text is not None:
        return _text(message.text or "")
    typed = f": {{ {'; '.join(f'{name}: {kind}' for name, kind in types.items())} }}" if types else ""
    given = f"{{ {', '.join(slots(message))} }}{typed}" if slots(message) else ""
    # without it the type of English would be the very texts between which it chooses
    result = ": string" if types else ""
    return f"({given}){result} => {_template(message.pattern, message.language)}"


def joint_types(message: str, catalogues: Mapping[str, Catalogue]) -> dict[str, str]:
    """What may fill each slot of a message, whatever the language: one may count what another only names."""
    types: dict[str, str] = {}
    for catalogue in catalogues.values():
        spoken = catalogue.messages().get(message)
        for name, kind in slot_types(spoken).items() if spoken else ():
            if name not in catalogue.forms and types.get(name, ANYTHING) == ANYTHING:
                types[name] = kind
    return types


def slot_types(message: Message) -> dict[str, str]:
    """What may fill each slot.

    >>> slot_types(Message("seen", "en", (Call("LIST", Slot("names")), " saw ", Slot("what"))))
    {'names': 'readonly string[]', 'what': 'string | number'}
    """
    types = dict.fromkeys(slots(message), ANYTHING)
    for part in expressions(message.pattern):
        if isinstance(part, Call) and types[_innermost(part)] != LIST:
            types[_innermost(part)] = (
                LIST if part.function in (*LISTS, "OR") else "number" if part.function in NUMBERS else "string"
            )
    for part in expressions(message.pattern):
        if isinstance(part, Choice) and isinstance(part.selector, Slot):
            types[part.selector.name] = _selector_type(part)
    return types


def _innermost(part: Slot | Call) -> str:
    return part.name if isinstance(part, Slot) else _innermost(part.argument)


def _selector_type(choice: Choice) -> str:
    if all(isinstance(key, (int, float)) or key in NAMES for key in choice.keys):
        return "number"
    return " | ".join(_text(str(key)) for key in choice.keys)


def _template(pattern: Pattern, language: str) -> str:
    if len(pattern) == 1 and isinstance(pattern[0], Choice):
        return f"({_choice(pattern[0], language)})"
    pieces = [_escaped(part) if isinstance(part, str) else f"${{{_expression(part, language)}}}" for part in pattern]
    return f"`{''.join(pieces)}`"


def _escaped(text: str) -> str:
    for sign, escaped in (("\\", "\\\\"), ("`", "\\`"), ("${", "\\${"), ("\n", "\\n")):
        text = text.replace(sign, escaped)
    return text


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _expression(part: Slot | Call | Choice, language: str) -> str:
    return _choice(part, language) if isinstance(part, Choice) else _operand(part, language)


def _operand(part: Slot | Call, language: str) -> str:
    if isinstance(part, Slot):
        return part.name
    argument = _operand(part.argument, language)
    if part.function in OF_ARRAYS:
        return argument + OF_ARRAYS[part.function]
    name = COMMON.get(part.function)
    if name is None:
        return f"{language}.{part.function.lower()}({argument})"
    options = ", ".join(f"{option}: {json.dumps(given)}" for option, given in part.options.items())
    return f"{name}({argument}, locale_{language}{f', {{ {options} }}' if options else ''})"


def _choice(choice: Choice, language: str) -> str:
    selector = _operand(choice.selector, language)
    made = [f"{_test(key, selector, language)} ? {_template(pattern, language)} : " for key, pattern in choice.variants]
    return f"{''.join(made)}{_template(choice.default, language)}"


def _test(key: str | float, selector: str, language: str) -> str:
    if key in NAMES:
        return f'plural_{language}({selector}) === "{key}"'
    return f"{selector} === {json.dumps(key)}"


def _calls(messages: Iterable[Message]) -> list[tuple[str, str]]:
    return [
        (part.function, message.language)
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Call) and part.function not in OF_ARRAYS
    ]


def _imports(messages: Iterable[Message], language: str) -> list[str]:
    calls = _calls(messages)
    common = sorted({COMMON[function] for function, _ in calls if function in COMMON})
    own = sorted({spoken for function, spoken in calls if function not in COMMON})
    lines = [f'import {{ {", ".join(common)} }} from "../grammar";'] if common else []
    lines += [f'import * as {spoken} from "../{spoken}/grammar";' for spoken in own]
    lines += [] if language == ENGLISH else ['import type { Words } from "./en";']
    return [*lines, ""]


def _locales(messages: Iterable[Message], catalogues: Mapping[str, Catalogue]) -> list[str]:
    needed = sorted({language for function, language in _calls(messages) if function in COMMON})
    return [f"const locale_{language} = {_text(catalogues[language].locale)};" for language in needed]


def _plurals(messages: Iterable[Message]) -> list[str]:
    needed = {
        message.language
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Choice) and any(key in NAMES for key, _ in part.variants)
    }
    return [
        f"const plural_{language} = (n: number) => ({rule_of(language).typescript});" for language in sorted(needed)
    ]
