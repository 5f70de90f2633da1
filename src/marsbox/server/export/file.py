"""The file of an export: lines of JSON for its head, for every entry, and for a checksum at its end."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from marsbox.core import UserError

FORMAT: Final = "marsbox-export"
FORMAT_VERSION: Final = 1
Line = dict[str, Any]


@contextmanager
def write_lines(file: Path) -> Iterator[Callable[[Line], None]]:
    """Write a new file, readable by its owner alone, because it holds every secret; a failure leaves none behind."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise UserError("export_exists", file=file) from error
    except OSError as error:
        raise UserError("export_unwritable", file=file, reason=error.strerror or error) from error
    checksum = hashlib.sha256()
    try:
        with os.fdopen(descriptor, "wb") as out:

            def write(line: Line) -> None:
                text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
                checksum.update(text)
                out.write(text)

            write({"format": FORMAT, "format_version": FORMAT_VERSION})
            yield write
            out.write(json.dumps({"checksum": checksum.hexdigest()}).encode() + b"\n")
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        file.unlink(missing_ok=True)
        raise UserError("export_unwritable", file=file, reason=error.strerror or error) from error
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def read_lines(file: Path) -> Iterator[Line]:
    """All lines but the head and the end, once the file is known to be whole; a `UserError` says what is wrong."""
    try:
        _check(file)
        with file.open("rb") as lines:
            for line in lines:
                content = json.loads(line)
                if "checksum" not in content and "format" not in content:
                    yield content
    except OSError as error:
        raise UserError("import_unreadable", file=file, reason=error.strerror or error) from error


def _check(file: Path) -> None:
    checksum = hashlib.sha256()
    last: bytes | None = None
    with file.open("rb") as lines, damaged(file):
        if not _is_head(lines.readline()):
            raise UserError("import_foreign", file=file)
        lines.seek(0)
        for line in lines:
            if last is not None:
                checksum.update(last)
            last = line
            if not isinstance(json.loads(line), dict):
                raise ValueError("a line is no object")
        if json.loads(last or b"")["checksum"] != checksum.hexdigest():
            raise ValueError("the checksum does not fit")


def _is_head(line: bytes) -> bool:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(head, dict) and (head.get("format"), head.get("format_version")) == (FORMAT, FORMAT_VERSION)


@contextmanager
def damaged(file: Path) -> Iterator[None]:
    """Turn whatever can't be read into a `UserError` that names the file."""
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration, RecursionError) as error:
        raise UserError("import_damaged", file=file) from error
