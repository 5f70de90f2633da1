"""All catalogues: a folder for each language, found by being there, with its messages by file."""

import hashlib
import importlib.util
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

from fluent.syntax import ast

from tools.words.model import CatalogueError, Message, slots
from tools.words.pages import check_pages, missing_pages
from tools.words.parsing import COMMON_FUNCTIONS, Resolver, Source, read_source

ENGLISH: Final = "en"
ABOUT: Final = ("language-name", "language-locale")
BROWSER: Final = "browser"
_CODE: Final = re.compile("[a-z]{2,3}")
_LOCALE: Final = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_SIGNS: Final = ("DECIMAL_SIGN", "THOUSANDS_SIGN", "PERCENT_SIGN", "AND_OF_TWO", "AND_OF_MORE", "OR")
_OFFERED: Final = re.compile(r"\$(\w+)")


@dataclass(frozen=True)
class Catalogue:
    """The messages of a language by the names of their files, its own functions, and the forms of its words."""

    language: str
    name: str
    locale: str
    files: Mapping[str, Mapping[str, Message]]
    functions: frozenset[str]
    forms: frozenset[str]
    missing_pages: tuple[str, ...]

    def messages(self) -> dict[str, Message]:
        """Every message by its id."""
        return {message.id: message for messages in self.files.values() for message in messages.values()}


def read_catalogues(folder: Path) -> dict[str, Catalogue]:
    """The catalogues of all languages, English first."""
    languages = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    for language in languages:
        if not _CODE.fullmatch(language):
            raise CatalogueError(f"{folder / language}: a folder is called by two or three small letters, such as es")
    if ENGLISH not in languages:
        raise CatalogueError(f"{folder} has no folder {ENGLISH}; every other language falls back to it")
    languages.sort(key=lambda language: language != ENGLISH)
    catalogues = {language: _read(folder / language) for language in languages}
    english = catalogues[ENGLISH]
    for catalogue in catalogues.values():
        _check_against(catalogue, english)
        check_pages(folder / catalogue.language, folder / ENGLISH)
    return catalogues


def missing(catalogue: Catalogue, english: Catalogue) -> dict[str, list[str]]:
    """The ids and the pages of rules that a language lacks, by file; files with nothing missing are left out."""
    there = catalogue.messages()
    lacking = {name: [each for each in messages if each not in there] for name, messages in english.files.items()}
    lacking["rules"] = list(catalogue.missing_pages)
    return {name: ids for name, ids in lacking.items() if ids}


def filled(catalogue: Catalogue, english: Catalogue, file: str) -> list[Message]:
    """The messages of a file in the order of the English one; where one is missing, the English one stands in."""
    there = catalogue.messages()
    return [there.get(each, message) for each, message in english.files[file].items()]


def subject_of(file: str) -> str:
    """What a file is about: `browser-lobby` and `browser-table` are both about the browser."""
    return file.split("-")[0]


def is_browsers(file: str) -> bool:
    """Whether the messages of a file are for the browser."""
    return subject_of(file) == BROWSER


def facts_of(message: Message, catalogue: Catalogue) -> set[str]:
    """The facts that a message uses; in which form it is wanted is not one of them."""
    return set(slots(message)) - catalogue.forms


def digest_of(folder: Path) -> str:
    """A fingerprint of all that catalogues are compiled from."""
    state = hashlib.sha256()
    for path in sorted(folder.glob("*/*")):
        if path.suffix == ".ftl" or path.name == "grammar.py":
            state.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return state.hexdigest()


def _read(folder: Path) -> Catalogue:
    grammar = _grammar(folder / "grammar.py")
    own = {name.upper() for name, _ in inspect.getmembers(grammar, inspect.isfunction) if not name.startswith("_")}
    functions = frozenset({*COMMON_FUNCTIONS, *own} - {"TYPESET"})
    forms = frozenset(getattr(grammar, "FORMS", ()))
    sources = [read_source(file) for file in sorted(folder.glob("*.ftl"))]
    entries = {name: entry for source in sources for name, entry in source.entries.items()}
    for name in entries:
        places = [source.file.name for source in sources if name in source.entries]
        if len(places) > 1:
            raise CatalogueError(f"{folder}: {name} is in {' and in '.join(places)}; remove one")
    resolver = Resolver(folder.name, entries, functions, forms, getattr(grammar, "typeset", str))
    files = {source.file.stem: dict(_messages(source, resolver, folder.name)) for source in sources}
    name, locale = (_about(files, each, folder) for each in ABOUT)
    if not _LOCALE.fullmatch(locale):
        raise CatalogueError(f"{folder / 'language.ftl'}: {locale} is no locale; one is es, or es-MX with a country")
    lacking = missing_pages(folder, folder.parent / ENGLISH)
    return Catalogue(folder.name, name, locale, files, functions, forms, tuple(lacking))


def _messages(source: Source, resolver: Resolver, language: str) -> Iterator[tuple[str, Message]]:
    for name, entry in source.entries.items():
        if isinstance(entry, ast.Message):
            subject = subject_of(source.file.stem)
            if subject != BROWSER and not name.startswith(f"{subject}-"):
                raise CatalogueError(f"{source.file}: {name} belongs into another file; here all begin with {subject}-")
            offered = frozenset(_OFFERED.findall((entry.comment and entry.comment.content) or ""))
            yield name, Message(name, language, resolver.pattern(entry), resolver.attributes(entry), offered)


def _about(files: Mapping[str, Mapping[str, Message]], wanted: str, folder: Path) -> str:
    message = files.get("language", {}).get(wanted)
    if message is None or not message.text:
        raise CatalogueError(f"{folder / 'language.ftl'} needs a plain text {wanted}")
    return message.text


def _grammar(file: Path) -> ModuleType:
    """The grammar by its file: the package around it can't be imported before its words are compiled."""
    spec = importlib.util.spec_from_file_location(f"grammar_of_{file.parent.name}", file)
    if spec is None or spec.loader is None or not file.exists():
        raise CatalogueError(f"there is no {file}; every language needs one: begin with a copy of that of English")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise CatalogueError(f"{file}, line {error.lineno}: {error.msg}") from None
    for sign in _SIGNS:
        if not isinstance(getattr(module, sign, None), str):
            raise CatalogueError(f'{file} needs a line such as {sign} = "…"; compare with that of English')
    if not isinstance(getattr(module, "FORMS", ()), tuple):
        raise CatalogueError(f'{file}: FORMS with a single name needs a comma: FORMS = ("case",)')
    return module


def _check_against(catalogue: Catalogue, english: Catalogue) -> None:
    known = english.messages()
    for message in catalogue.messages().values():
        if message.id not in known:
            wrong = f"{catalogue.language}: {message.id} is not a message of English"
            raise CatalogueError(f"{wrong}; correct its name or remove it")
        there = known[message.id]
        if strange := facts_of(message, catalogue) - facts_of(there, english) - there.offered:
            names = ", ".join(f"${name}" for name in sorted(strange))
            fitting = ", ".join(f"${name}" for name in sorted(facts_of(there, english) | there.offered)) or "none"
            raise CatalogueError(f"{catalogue.language}, {message.id}: there is no {names}; the slots are: {fitting}")
