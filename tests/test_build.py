"""The engine is built anew when a source of it has changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from setup import BuildInParallel

FIRST = """
#define PY_SSIZE_T_CLEAN
#include <Python.h>
long answer(void);
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "answering", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_answering(void)
{
    PyObject *made = PyModule_Create(&module);
    PyModule_AddIntConstant(made, "ANSWER", answer());
    return made;
}
"""


def build(folder: Path) -> str:
    """Build the extension, and ask it for its answer."""
    extension = Extension("answering", [str(folder / "first.c"), str(folder / "second.c")])
    command = BuildInParallel(Distribution({"ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    asked = [sys.executable, "-c", "import answering; print(answering.ANSWER)"]
    return subprocess.run(asked, cwd=folder / "lib", check=True, capture_output=True, text=True).stdout.strip()


def write(path: Path, text: str, time: int) -> None:
    path.write_text(text)
    os.utime(path, (time, time))


def test_a_library_is_linked_anew_when_one_of_its_sources_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "first.c", FIRST, 1)
    write(tmp_path / "second.c", "long answer(void) { return 41; }\n", 1)
    assert build(tmp_path) == "41"
    (library,) = (tmp_path / "lib").glob("answering*")
    os.utime(library, (2, 2))
    assert build(tmp_path) == "41"
    assert library.stat().st_mtime == 2
    write(tmp_path / "second.c", "long answer(void) { return 42; }\n", 3)
    assert build(tmp_path) == "42"
