"""What the compiler makes of Fluent, and what it refuses."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

from marsbox.words import Catalogue, NotCompiled, UnknownLanguage, catalogue
from tools.words import __main__ as compiler
from tools.words.model import CatalogueError
from tools.words.plurals import rule_of

NAMES = "language-name = {name}\nlanguage-locale = {language}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with English and nothing to say yet."""
    add_language(tmp_path, "en", "English")
    return tmp_path


def add_language(folder: Path, language: str, name: str) -> None:
    (folder / language).mkdir()
    like = language if (compiler.CATALOGUES / language).is_dir() else "en"
    shutil.copy(compiler.CATALOGUES / like / "grammar.py", folder / language / "grammar.py")
    (folder / language / "language.ftl").write_text(NAMES.format(name=name, language=language), encoding="utf-8")


def write(folder: Path, language: str, text: str, file: str = "server") -> None:
    (folder / language / f"{file}.ftl").write_text(text, encoding="utf-8")


def say(folder: Path, message: str, language: str = "en", **facts: object) -> str:
    scope: dict[str, Any] = {}
    exec(compiler.compiled_python(folder)[f"{language}_server.py"], scope)
    found = scope["MESSAGES"][message]
    return str(found if isinstance(found, str) else found(facts))


def test_a_plain_message_stays_a_text(folder: Path) -> None:
    write(folder, "en", 'server-hello = It\'s { "{" }here{ "}" }.\n')
    assert "'server-hello': \"It's {here}.\"" in compiler.compiled_python(folder)["en_server.py"]


def test_facts_fill_slots_whatever_quotes_and_braces_are_around(folder: Path) -> None:
    write(folder, "en", 'server-hello = "{ $a }" { "{" }\'{ $b }\'{ "}" } \\\n')
    assert say(folder, "server-hello", a=1, b="{x}") == "\"1\" {'{x}'} \\"


@pytest.mark.parametrize(("count", "told"), [(0, "none"), (1, "1 thing"), (2, "2 things"), (-1, "-1 thing")])
def test_numbers_choose_exactly_or_by_their_plural(folder: Path, count: int, told: str) -> None:
    write(folder, "en", "server-n = { $n ->\n  [0] none\n  [one] { $n } thing\n *[other] { $n } things\n }\n")
    assert say(folder, "server-n", n=count) == told


def test_a_term_is_inflected_by_its_arguments_and_read_for_its_forms(folder: Path) -> None:
    text = """
-city = { $case ->
   *[nominative] die Stadt
    [dative] der Stadt
    }
    .gender = feminine
server-beside = neben { -city(case: "dative") }
server-alone = { -city }
server-one = { -city.gender ->
    [feminine] eine
   *[other] ein
    } { server-alone }
"""
    write(folder, "en", text)
    told = [say(folder, f"server-{each}") for each in ("beside", "alone", "one")]
    assert told == ["neben der Stadt", "die Stadt", "eine die Stadt"]


GERMAN = """
server-city = { $case ->
   *[nominative] Stadt
    [dative] Städten
    }
    .gender = feminine
server-beside = neben { FORM($what, case: "dative") }
server-one = { ATTRIBUTE($what, name: "gender") ->
    [feminine] eine
   *[other] ein
    } { $what }
server-any = { CAPITAL(OR(FORM($whats, case: "dative"))) }
"""


@pytest.fixture
def german(folder: Path) -> Catalogue:
    """A catalogue of a language with cases, of which a phrase is a fact."""
    grammar = folder / "en" / "grammar.py"
    grammar.write_text(grammar.read_text(encoding="utf-8") + 'FORMS = ("case",)\n', encoding="utf-8")
    write(folder, "en", GERMAN)
    scope: dict[str, Any] = {}
    exec(compiler.compiled_python(folder)["en_server.py"], scope)
    made = Catalogue("en")
    made._loaded.add("server")
    made._messages.update(scope["MESSAGES"])
    made._attributes.update(scope["ATTRIBUTES"])
    return made


def test_a_phrase_is_said_in_the_form_that_the_message_around_it_wants(german: Catalogue) -> None:
    city = german.phrase("server-city")
    assert (str(city), german.say("server-beside", what=city)) == ("Stadt", "neben Städten")
    assert german.say("server-any", whats=["Ann", city]) == "Ann or Städten"


def test_a_text_in_the_place_of_a_phrase_has_one_form_and_no_attribute(german: Catalogue) -> None:
    assert [german.say(f"server-{each}", what="Ann") for each in ("beside", "one")] == ["neben Ann", "ein Ann"]


def test_an_attribute_of_a_phrase_chooses_a_variant(german: Catalogue) -> None:
    assert german.say("server-one", what=german.phrase("server-city")) == "eine Stadt"


def test_messages_of_several_files_about_one_subject_are_one_module(folder: Path) -> None:
    write(folder, "en", "server-a = a\n", "server-log")
    write(folder, "en", "server-b = b\n", "server-names")
    assert [say(folder, f"server-{each}") for each in "ab"] == ["a", "b"]


def test_a_comment_of_english_offers_facts_that_another_language_needs(folder: Path) -> None:
    add_language(folder, "fr", "Français")
    write(folder, "en", "# $n: how many there are\nserver-a = some\n")
    write(folder, "fr", "server-a = { $n }\n")
    assert say(folder, "server-a", "fr", n=3) == "3"


def test_numbers_and_lists_are_written_as_the_language_does(folder: Path) -> None:
    add_language(folder, "de", "Deutsch")
    add_language(folder, "fr", "Français")
    text = 'server-n = { NUMBER($n, minimumFractionDigits: 1) } { NUMBER($p, style: "percent") } { LIST($who) }\n'
    for language in ("en", "de", "fr"):
        write(folder, language, text)
    facts: dict[str, Any] = {"n": 1234.5, "p": 0.4, "who": ["Ann", "Ben", "Cem"]}
    assert say(folder, "server-n", **facts) == "1,234.5 40% Ann, Ben and Cem"
    assert say(folder, "server-n", "de", **facts) == "1.234,5 40\u202f% Ann, Ben und Cem"
    assert say(folder, "server-n", "fr", **facts) == "1\u202f234,5 40\u202f% Ann, Ben et Cem"


def test_a_language_that_is_being_made_falls_back_to_english(folder: Path) -> None:
    add_language(folder, "de", "Deutsch")
    write(folder, "en", "server-yes = Yes\nserver-no = No\nserver-n = { $n ->\n [one] one\n *[other] many\n }\n")
    write(folder, "en", "lobby-join = Join\nlobby-n = { $n } here\n", "browser-lobby")
    write(folder, "de", "server-yes = Ja\n")
    write(folder, "de", "lobby-join = Mitspielen\n", "browser-lobby")
    assert [say(folder, f"server-{each}", "de") for each in ("yes", "no")] == ["Ja", "No"]
    assert say(folder, "server-n", "de", n=1) == "one"
    german = compiler.compiled_typescript(folder)["de.ts"]
    assert 'join: "Mitspielen"' in german
    assert "n: ({ n }) => `${n} here`" in german
    scope: dict[str, Any] = {}
    exec(compiler.compiled_python(folder)["index.py"], scope)
    assert scope["LANGUAGES"] == {"en": ("English", "en"), "de": ("Deutsch", "de")}
    assert scope["MISSING"]["de"] == {"server": ["server-no", "server-n"], "browser-lobby": ["lobby-n"]}


def test_words_of_the_browser_are_typed_by_how_they_are_used(folder: Path) -> None:
    text = """
table-who = { $kind ->
    [bot] a bot
   *[person] { LIST($names) } with { NUMBER($n) } and { $what }
    }
"""
    write(folder, "en", text, "browser-table")
    types = '{ kind: "bot" | "person"; names: readonly string[]; n: number; what: string | number }'
    english = compiler.compiled_typescript(folder)["en.ts"]
    assert f"who: ({{ kind, names, n, what }}: {types}): string =>" in english
    assert "number(n, locale_en)" in english


@pytest.mark.parametrize(
    ("english", "french", "problem"),
    [
        ("server-a = x\nserver-a = y\n", "", "server-a is there twice"),
        ("other-a = x\n", "", "other-a belongs into another file; here all begin with server-"),
        ("server-a = { $n -> }\n", "", "line 1: .*lines that begin with spaces"),
        ("server-a = { LIST($n, $m) }\n", "", "en, server-a: LIST takes one thing"),
        ("server-a = { LIST(3) }\n", "", "en, server-a: a slot such as"),
        ("server-a = { SHOUT($n) }\n", "", "there is no function SHOUT"),
        ("server-a = { NUMBER($n, digits: 2) }\n", "", "NUMBER has no option digits; it has maximumFractionDigits"),
        ("server-a = { -place }\n", "", "there is no -place"),
        ("server-a = { server-a }\n", "", "server-a names itself"),
        ('server-a = { FORM($n, case: "dative") }\n', "", "FORM has no option case; FORMS in grammar.py"),
        ("server-a = a\n    .gender = { $n }\n", "", "an attribute is a plain text"),
        (
            "server-a = { $n ->\n [few] x\n *[other] y\n }\n",
            "",
            r"there is no plural \[few\] here; there are \[one\], \[other\]",
        ),
        ("server-a = x\n", "server-b = y\n", "server-b is not a message of English"),
        ("server-a = { $name }\n", "server-a = { $nom }\n", "there is no \\$nom; the slots are: \\$name"),
    ],
)
def test_what_is_wrong_with_a_catalogue_is_named(folder: Path, english: str, french: str, problem: str) -> None:
    add_language(folder, "fr", "Français")
    write(folder, "en", english)
    write(folder, "fr", french)
    with pytest.raises(CatalogueError, match=problem):
        compiler.compiled_python(folder)


def test_a_message_in_two_files_is_named_with_both(folder: Path) -> None:
    write(folder, "en", "server-a = x\n")
    write(folder, "en", "server-a = x\n", "server-more")
    with pytest.raises(CatalogueError, match=r"server-a is in server-more\.ftl and in server\.ftl"):
        compiler.compiled_python(folder)


def test_a_function_that_the_browser_lacks_is_named_with_its_message(folder: Path) -> None:
    write(folder, "en", "lobby-a = { CAPITAL($n) }\n", "browser-lobby")
    with pytest.raises(CatalogueError, match="en, lobby-a: the browser has no CAPITAL"):
        compiler.compiled_typescript(folder)


@pytest.mark.parametrize(
    ("grammar", "problem"),
    [
        ('DECIMAL_SIGN = "."\n', "needs a line such as THOUSANDS_SIGN"),
        ("DECIMAL_SIGN = \n", r"grammar.py, line 1: invalid syntax"),
        (None, "there is no .*grammar.py; every language needs one"),
    ],
)
def test_what_is_wrong_with_a_grammar_is_named(folder: Path, grammar: str | None, problem: str) -> None:
    file = folder / "en" / "grammar.py"
    file.unlink()
    if grammar is not None:
        file.write_text(grammar, encoding="utf-8")
    with pytest.raises(CatalogueError, match=problem):
        compiler.compiled_python(folder)


def test_a_single_form_without_its_comma_is_named(folder: Path) -> None:
    file = folder / "en" / "grammar.py"
    file.write_text(file.read_text(encoding="utf-8") + 'FORMS = ("case")\n', encoding="utf-8")
    with pytest.raises(CatalogueError, match="FORMS with a single name needs a comma"):
        compiler.compiled_python(folder)


def test_a_file_that_is_not_utf_8_is_named(folder: Path) -> None:
    (folder / "en" / "server.ftl").write_bytes("server-a = é\n".encode("latin-1"))
    with pytest.raises(CatalogueError, match=r"server\.ftl is not a text in UTF-8"):
        compiler.compiled_python(folder)


@pytest.mark.parametrize("folder_name", ["pt-BR", "English", "x"])
def test_a_folder_is_called_by_the_letters_of_its_language(folder: Path, folder_name: str) -> None:
    add_language(folder, folder_name, "…")
    with pytest.raises(CatalogueError, match="two or three small letters"):
        compiler.compiled_python(folder)


def test_a_locale_that_browsers_do_not_know_is_refused(folder: Path) -> None:
    write(folder, "en", NAMES.format(name="English", language="en_GB"), "language")
    with pytest.raises(CatalogueError, match="en_GB is no locale"):
        compiler.compiled_python(folder)


def test_a_language_without_a_plural_rule_is_told_where_to_add_one(folder: Path) -> None:
    add_language(folder, "tlh", "tlhIngan Hol")
    write(folder, "en", "server-n = { $n ->\n [one] one\n *[other] many\n }\n")
    write(folder, "tlh", "server-n = { $n ->\n [one] wa’\n *[other] law’\n }\n")
    with pytest.raises(CatalogueError, match=r"the plurals of .tlh. are not known here; tools/words/plurals\.py"):
        compiler.compiled_python(folder)


PAGE = '<h2 id="end">The end</h2>\n<p data-topic="end">After {turns} turns.</p>\n'


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        (PAGE.replace("end", "fin", 1), "lacks the chapter end of the English page"),
        (PAGE.replace('data-topic="end"', ""), "lacks the topic end"),
        (PAGE.replace("{turns}", "10"), "lacks the number turns"),
        (PAGE + "{tours}", "has the number tours, which the English page does not have"),
    ],
)
def test_a_page_of_rules_tells_of_the_same_things_as_the_english_one(folder: Path, page: str, problem: str) -> None:
    add_language(folder, "fr", "Français")
    for language, text in (("en", PAGE), ("fr", page)):
        (folder / language / "rules").mkdir()
        (folder / language / "rules" / "chess.html").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match=problem):
        compiler.compiled_python(folder)


def test_a_page_of_rules_that_english_lacks_is_refused_and_one_that_is_missing_is_listed(folder: Path) -> None:
    add_language(folder, "fr", "Français")
    (folder / "en" / "rules").mkdir()
    (folder / "en" / "rules" / "chess.html").write_text(PAGE, encoding="utf-8")
    scope: dict[str, Any] = {}
    exec(compiler.compiled_python(folder)["index.py"], scope)
    assert scope["MISSING"]["fr"] == {"rules": ["chess.html"]}
    (folder / "fr" / "rules").mkdir()
    (folder / "fr" / "rules" / "échecs.html").write_text(PAGE, encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"there is no such page in English; the pages are chess\.html"):
        compiler.compiled_python(folder)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pl", "many one few many few many"),
        ("ru", "many one few many few one"),
        ("cs", "other one few other other other"),
    ],
)
def test_plurals_of_slavic_languages_are_those_of_the_library(language: str, forms: str) -> None:
    numbers = (0, 1, 2, 5, 22, 21)
    rule = rule_of(language)
    assert [eval(rule.python, {"n": number}) for number in numbers] == forms.split()
    plural = Locale.parse(language).plural_form
    assert [plural(number) for number in numbers] == forms.split()


def test_an_id_of_the_browser_is_a_word_or_a_group_of_words(folder: Path) -> None:
    write(folder, "en", "lobby-join = x\nlobby-join-now = y\n", "browser-lobby")
    with pytest.raises(CatalogueError, match="join is a message already"):
        compiler.compiled_typescript(folder)


def test_a_file_that_has_not_changed_is_not_written_and_an_old_one_goes(tmp_path: Path) -> None:
    compiler.write(tmp_path, {"a.py": "1", "b.py": "2"})
    before = (tmp_path / "a.py").stat().st_mtime_ns
    compiler.write(tmp_path, {"a.py": "1"})
    assert [path.name for path in tmp_path.iterdir()] == ["a.py"]
    assert (tmp_path / "a.py").stat().st_mtime_ns == before


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match='there is no language "tlh"; the languages are en, '):
        catalogue("tlh")


def test_without_compiled_words_the_sentence_says_what_to_run() -> None:
    program = (
        "import sys; sys.modules['marsbox.words._compiled.index'] = None\n"
        "try:\n    import marsbox.words\nexcept ImportError as error:\n    print(type(error).__name__, error)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == f"{NotCompiled.__name__} The words of Marsbox are not compiled yet: run make build\n"
