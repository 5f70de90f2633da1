"""Compile all catalogues into the places where the package and the client look for them."""

import sys
from pathlib import Path
from typing import Final

from tools.words import to_python, to_typescript
from tools.words.catalogues import ENGLISH, digest_of, filled, is_browsers, read_catalogues, subject_of
from tools.words.model import CatalogueError, Message

ROOT: Final = Path(__file__).resolve().parents[2]
CATALOGUES: Final = ROOT / "src" / "marsbox" / "words"
PYTHON: Final = CATALOGUES / "_compiled"
TYPESCRIPT: Final = ROOT / "client" / "src" / "i18n" / "generated"


def compiled_python(folder: Path) -> dict[str, str]:
    """The Python modules of all catalogues in a folder, by their names."""
    catalogues = read_catalogues(folder)
    english = catalogues[ENGLISH]
    modules = {"index.py": to_python.index(catalogues, english, digest_of(folder))}
    for language, catalogue in catalogues.items():
        subjects: dict[str, list[Message]] = {}
        for file in english.files:
            if file != "language" and not is_browsers(file):
                subjects.setdefault(subject_of(file), []).extend(filled(catalogue, english, file))
        for subject, messages in subjects.items():
            modules[f"{language}_{subject}.py"] = to_python.module(messages, catalogues)
    return modules


def compiled_typescript(folder: Path) -> dict[str, str]:
    """The TypeScript modules of all catalogues in a folder, by their names."""
    catalogues = read_catalogues(folder)
    english = catalogues[ENGLISH]
    modules = {"index.ts": to_typescript.index(catalogues)}
    for language, catalogue in catalogues.items():
        messages: list[Message] = []
        for file in filter(is_browsers, english.files):
            messages += filled(catalogue, english, file)
        modules[f"{language}.ts"] = to_typescript.module(language, messages, catalogues, english.messages())
    return modules


def write(folder: Path, modules: dict[str, str], kept: tuple[str, ...] = ()) -> None:
    """Make a folder hold these modules; one that has not changed is not touched, any other file goes."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.is_file() and path.name not in {*modules, *kept}:
            path.unlink()
    for name, text in modules.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def main() -> None:
    """Compile, or say in one sentence what is wrong with a catalogue."""
    try:
        write(PYTHON, compiled_python(CATALOGUES), ("__init__.py",))
        if TYPESCRIPT.parent.is_dir():
            write(TYPESCRIPT, compiled_typescript(CATALOGUES))
    except CatalogueError as error:
        sys.exit(f"The words can't be compiled: {error}")


if __name__ == "__main__":
    main()
