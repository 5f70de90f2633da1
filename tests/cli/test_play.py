"""Games in the terminal, typed in through a pipe."""

import json
import re
import threading
from pathlib import Path

import pytest

from marsbox.bots import Bot, characters_of, make_bot
from marsbox.cli.language import Sentences
from marsbox.core import Decision, FastRng, Game, Match, Record, Setup, State
from marsbox.games import load_game
from marsbox.text import words
from marsbox.text.bots import BotWords
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command, Run
from tests.cli.every_game import WITH_COMPONENTS, Sample, at_every_table, for_every_game

GAME = load_game("pocket-mars")
WORDS = words(GAME, "en")
FIRST_CHOICES = "1\n" * 3000


class Cheat(Bot):
    """Chooses what it may not."""

    def choose(self, s: State, decision: Decision) -> int:
        return -1


class Sleeper(Bot):
    """Never answers."""

    def choose(self, s: State, decision: Decision) -> int:
        threading.Event().wait()
        return decision.options[0]


class Stumbler(Bot):
    """Has an error in it."""

    def choose(self, s: State, decision: Decision) -> int:
        raise KeyError(decision.seat)


def saved(run: Run) -> Path:
    """The file in which a game that was left is said to be saved."""
    found = re.search(r"--resume (\S+)", run.out)
    assert found, run.out
    return Path(found[1])


def pages(out: str) -> list[str]:
    """What was shown before each answer."""
    prompts = "|".join(re.escape(Sentences(language)("prompt")) for language in LANGUAGES)
    return re.split(rf"(?:{prompts}).*\n", out)


@at_every_table
def test_a_whole_game(
    marsbox: Command, tmp_path: Path, sample: Sample, table: list[str], players: int, soak: bool
) -> None:
    number = [other for other, _ in sample.tables].index(table)
    for language in LANGUAGES if soak else (LANGUAGES[number % len(LANGUAGES)],):
        check_whole_game(marsbox, tmp_path / f"game-{language}.json", sample, table, players, language)


def check_whole_game(
    marsbox: Command, file: Path, sample: Sample, table: list[str], players: int, language: str
) -> None:
    run = marsbox("play", sample.id, "--seed", 11, "--record", file, "--lang", language, *table, typed=FIRST_CHOICES)
    assert (run.status, run.err) == (0, "")
    record = Record.from_json(file.read_text(encoding="utf-8"))
    assert record.setup.players == players
    outcome = sample.game.outcome(record.replay(sample.game))
    assert outcome is not None
    for score in outcome.scores:
        assert f"{Sentences(language)('sheet', name='', points=score)}\n" in run.out
    assert f"marsbox replay {file}" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@for_every_game
def test_every_line_fits(marsbox: Command, sample: Sample, language: str) -> None:
    players = max(sample.game.player_counts)
    run = marsbox("play", sample.id, "--players", players, "--seed", 1, "--lang", language, typed=FIRST_CHOICES)
    assert [line for line in run.out.splitlines() if len(line) > 80 and "marsbox" not in line] == []
    assert "\x1b" not in run.out


@for_every_game
def test_the_same_seed_and_answers_give_the_same_game(marsbox: Command, sample: Sample) -> None:
    first, second = (marsbox("play", sample.id, "--seed", 3, typed=FIRST_CHOICES).out for _ in range(2))
    assert first == second


def test_a_person_sees_only_the_view_of_the_seat(marsbox: Command) -> None:
    """Nothing that is shown at the first question tells a card that the seat can't know."""
    run = marsbox("play", "pocket-mars", "--seed", 3, "--name", "Ann", typed="l\nb\n? 1\n")
    view = GAME.view(Match.start(GAME, Setup(2), 3).state, 0)
    own = {WORDS.card_name(entry["card"]) for entry in view["seats"][0]["hand"]}
    assert set(re.findall(r"(?:Ecosystem|Water|Energy|Science|Construction) \d", run.out)) == own
    names = [BotWords("en").name(bot) for bot in characters_of("engineer")]
    rival = next(line for line in run.out.splitlines() if any(f" {name} " in line for name in names) and "/5" in line)
    assert re.findall(r"[A-Z][a-z]{2}(\S)", rival.split("/5")[1]) == ["?"] * 4


@for_every_game
def test_the_end_of_input_saves_and_leaves(marsbox: Command, sample: Sample) -> None:
    run = marsbox("play", sample.id, "--seed", 3, typed=sample.first_steps)
    assert (run.status, run.err) == (0, "")
    assert Record.from_json(saved(run).read_text(encoding="utf-8")).seed == 3


@for_every_game
def test_leaving_before_the_first_move_saves_nothing(marsbox: Command, tmp_path: Path, sample: Sample) -> None:
    run = marsbox("play", sample.id, "--seed", 3, "--lang", "fr")
    assert run.status == 0
    assert run.out.endswith("Au revoir. Rien n’a été enregistré.\n")
    assert list(tmp_path.rglob("*.json")) == []


@for_every_game
def test_quitting_asks_whether_to_keep_the_game(marsbox: Command, tmp_path: Path, sample: Sample) -> None:
    assert marsbox("play", sample.id, typed=sample.first_steps + "q\nn\n").out.endswith("Nothing was saved.\n")
    assert list(tmp_path.rglob("*.json")) == []
    assert saved(marsbox("play", sample.id, typed=sample.first_steps + "q\ny\n")).exists()
    file = tmp_path / "mine.json"
    run = marsbox("play", sample.id, "--record", file, typed=sample.first_steps + "q\n")
    assert saved(run) == file


@for_every_game
def test_a_saved_game_goes_on_as_if_it_had_not_been_left(marsbox: Command, tmp_path: Path, sample: Sample) -> None:
    whole = tmp_path / "whole.json"
    table = ["--bots", "greedy,random", "--name", "Ann"]
    marsbox("play", sample.id, "--seed", 8, *table, "--record", whole, typed=FIRST_CHOICES)
    for length in (sample.opening + 3, sample.opening + 8, sample.opening + 20):
        file = tmp_path / f"left-{length}.json"
        left = marsbox("play", sample.id, "--seed", 8, *table, "--record", file, typed="1\n" * length)
        assert f"marsbox play --resume {file} --bots greedy,random --name Ann --lang en" in left.out
        check_goes_on_like(marsbox, file, whole, table)


def check_goes_on_like(marsbox: Command, file: Path, whole: Path, table: list[str]) -> None:
    """A game that was left takes the same course as the whole one for the next forty lines that are typed."""
    before = moves_in(file)
    assert marsbox("play", "--resume", file, *table, typed="1\n" * 40).status == 0
    moves = moves_in(file)
    assert len(moves) > len(before)
    assert moves == moves_in(whole)[: len(moves)]


def moves_in(file: Path) -> list[tuple[int, object]]:
    """The seats and the readable actions of a record."""
    content = json.loads(file.read_text("utf-8"))
    return [(seat, content["forms"][form]) for seat, form in content["actions"]]


@for_every_game
def test_a_game_left_in_its_first_answer_goes_on_in_the_middle_of_it(
    marsbox: Command, tmp_path: Path, sample: Sample
) -> None:
    whole, file = tmp_path / "whole.json", tmp_path / "left.json"
    table = ["--bots", "random", "--name", "Ann"]
    marsbox("play", sample.id, "--seed", 8, *table, "--record", whole, typed=FIRST_CHOICES)
    for steps in {1, max(1, sample.opening // 2)}:
        left = marsbox("play", sample.id, "--seed", 8, *table, "--record", file, typed="1\n" * steps)
        assert f"marsbox play --resume {file}" in left.out
        check_goes_on_like(marsbox, file, whole, table)
        file.unlink()


@for_every_game
def test_a_saved_game_can_go_on_in_another_file(marsbox: Command, tmp_path: Path, sample: Sample) -> None:
    marsbox("play", sample.id, "--record", "first.json", typed=sample.first_steps)
    before = (tmp_path / "first.json").read_bytes()
    marsbox("play", "--resume", "first.json", "--record", "second.json", typed=FIRST_CHOICES)
    assert (tmp_path / "first.json").read_bytes() == before
    assert (tmp_path / "second.json").exists()


def test_a_step_is_undone(marsbox: Command, tmp_path: Path) -> None:
    """Set-up: the first card is put back, and at the pause the second."""
    run = marsbox("play", "pocket-mars", "--seed", 5, typed="1\nu\n2\n1\nu\n2\n")
    seen = pages(run.out)
    assert "first of two" in seen[0]
    assert "second of two" in seen[1]
    assert "Move undone." in seen[2]
    assert "first of two" in seen[2]
    assert run.out.count("second of two") == 3


def test_a_turn_is_undone_while_nobody_has_moved(marsbox: Command, tmp_path: Path) -> None:
    """Ann moves first with seed 5; launching a colonist ends her turn and reveals nothing."""
    for typed, launches in (("1\n1\n\n11\nu\nq\n", False), ("1\n1\n\n11\n\nq\n", True)):
        file = tmp_path / f"{launches}.json"
        run = marsbox("play", "pocket-mars", "--seed", 5, "--name", "Ann", "--record", file, typed=typed)
        assert "Ann launches 1 colonist." in run.out
        actions = Record.from_json(file.read_text(encoding="utf-8")).of(GAME).actions
        assert ((0, GAME.actions.number({"launch": True})) in actions) is launches


def test_what_others_did_is_not_undone(marsbox: Command) -> None:
    run = marsbox("play", "pocket-mars", "--seed", 5, typed="1\n1\n\n11\n\nu\n")
    assert "There is nothing to undo" in run.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "explain a card"),
        ("help", "explain a card"),
        ("? E1", "Energy 1 (Ene1)"),
        ("?e1", "Energy 1 (Ene1)"),
        ("? energy 1", "Energy 1 (Ene1)"),
        ("? Wat3", "Water 3 (Wat3)"),
        ("? water", "under the deck"),
        ("? 1", "Module:"),
        ("? nonsense", "There is no help on “nonsense”"),
        ("? 77", "There is no help on “77”"),
        ("h", "Why: "),
        ("h n", "Chance of winning: "),
        ("s", "1 colonist on the ship"),
        ("l", "The game begins."),
        ("r", "from 1 to"),
        ("? rules", "from 1 to"),
        ("r 1", "colonists"),
        ("b", "Setup"),
        ("", "Type a number from 1 to 4"),
        ("0", "There is no choice 0"),
        ("5", "There is no choice 5"),
        ("-1", "“-1” was not understood"),
        ("²", "“²” was not understood"),
        ("1 2", "“1 2” was not understood"),
        ("[bold]x", "“[bold]x” was not understood"),
        ("u", "There is nothing to undo"),
    ],
)
def test_what_can_be_typed_at_a_question(marsbox: Command, typed: str, answer: str) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, typed=f"{typed}\n").out.split("number, ? or q > ")[1]
    assert answer in shown


def test_a_hint_tells_what_to_type_what_to_do_and_why(marsbox: Command) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, "--bots", "random", typed="1\n1\n\nh\n").out
    hint = shown.split("Best (")[1].split("number, ? or q > ")[0].splitlines()
    assert re.fullmatch(r"\d+\):", hint[0])
    assert re.fullmatch(r"  (1\. )?[A-Z].*\w", hint[1])
    why = next(line for line in hint if line.startswith("Why: "))
    assert re.fullmatch(r"Why: [A-Z\d].*", why)
    assert not any("Chance of winning" in line for line in hint)
    assert hint[-1] == "Type h n for the numbers behind this."


def test_a_hint_for_a_selection_names_all_of_it(marsbox: Command) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, "--bots", "random", typed="h\n").out
    assert re.search(r"^Best \(\d\):\n  1\. Put .+ into the module\n  2\. Put .+ into the module$", shown, re.MULTILINE)


@pytest.mark.parametrize("typed", ["h n", "hint numbers"])
def test_the_numbers_behind_a_hint_compare_the_three_best_choices(marsbox: Command, typed: str) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, "--bots", "random", typed=f"1\n1\n\n{typed}\n").out
    hint = shown.split("Chance of winning: ")[1].split("number, ? or q > ")[0]
    lead = r"level with|\d+\.\d points? (ahead of|behind)"
    expected = rf"\d+%; equal players would have 50% each. Expected at the end: ({lead}) the best opponent\. What each "
    assert re.match(expected, " ".join(hint.split()))
    options = re.findall(r"^ +\d+ [A-Z].*", hint, re.MULTILINE)
    assert len(options) == 3
    assert re.match(r" +\d+ .+: best \(.*", options[0])
    assert all(re.match(r" +\d+ .+: (just as good|costs \d+\.\d points?)", line) for line in options[1:])


def test_the_numbers_of_a_hint_alone_tell_the_chance_only(marsbox: Command) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, "--players", 1, typed="h n\n").out
    assert re.search(r"^Chance of winning: \d+%\.$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "expliquer une carte"),
        ("? éne1", "Énergie 1 (Éne1)"),
        ("? eau", "sous la pioche"),
        ("h", "Pourquoi\u202f: "),
        ("h chiffres", "Chances de gagner\u202f: "),
        ("s", "1 colon sur le Vaisseau"),
        ("r 1", "colons"),
        ("99", "Il n’y a pas de choix 99"),
        ("quoi", "«\u202fquoi\u202f» n’a pas été compris"),
        ("u", "Il n’y a rien à annuler"),
    ],
)
def test_what_can_be_typed_in_french(marsbox: Command, typed: str, answer: str) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, "--lang", "fr", typed=f"{typed}\n").out
    assert answer in shown.split("numéro, ? ou q > ")[1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("zz", "was not understood; press Enter to continue"), ("s", "on the ship"), ("b", "Setup"), ("l", "begins")],
)
def test_what_can_be_typed_at_a_pause(marsbox: Command, typed: str, answer: str) -> None:
    shown = marsbox("play", "pocket-mars", "--seed", 5, typed=f"1\n1\n{typed}\n").out
    assert answer in shown.split("Enter: continue, u: undo > ")[1]


def test_two_people_hand_over(marsbox: Command) -> None:
    run = marsbox(
        "play", "pocket-mars", "--humans", 2, "--name", "Ann", "--name", "Bob", "--seed", 5, typed="\n1\n1\n\n\n1\n1\n"
    )
    called = re.findall(r"^(\w+), it’s your turn", run.out, re.MULTILINE)
    assert called[:2] == ["Ann", "Bob"]
    ann, bob = run.out.split("Bob, it’s your turn")[:2]
    own = set(re.findall(r"Put (\w+ \d) into", ann))
    assert len(own) == 4
    assert not own & set(re.findall(r"Put (\w+ \d) into", bob.split("it’s your turn")[0]))


@pytest.mark.parametrize("sample", WITH_COMPONENTS, ids=lambda sample: sample.id)
def test_a_game_with_other_components(marsbox: Command, tmp_path: Path, sample: Sample) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(sample.own_components.replace(*sample.change), encoding="utf-8")
    record = saved(marsbox("play", sample.id, "--components", file, typed=sample.first_steps))
    assert json.loads(record.read_text(encoding="utf-8"))["components"] != sample.game.digest
    assert "have changed" not in marsbox("play", "--resume", record, typed="q\n").out
    moved = file.rename(tmp_path / "moved.toml")
    resumed = marsbox("play", "--resume", record, typed="q\n")
    assert "the cards have changed" in " ".join(resumed.out.split())
    assert marsbox("play", "--resume", record, "--components", moved, typed=FIRST_CHOICES).status == 0


@for_every_game
def test_a_game_that_can_t_be_saved_goes_on(marsbox: Command, monkeypatch: pytest.MonkeyPatch, sample: Sample) -> None:
    def full(self: Path, *arguments: object, **named: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    run = marsbox("play", sample.id, "--record", "game.json", typed=FIRST_CHOICES)
    assert run.status == 0
    assert " ".join(run.out.split()).count("No space left on device") == 1
    assert "wins with" in run.out or "share the victory" in run.out


@pytest.mark.parametrize(
    ("commander", "how"),
    [
        (Cheat, "made an illegal move"),
        (Sleeper, "took too long"),
        (Stumbler, "ran into an error"),
    ],
)
def test_the_engineer_plays_on_for_a_commander_that_fails_and_stays_when_the_game_goes_on(
    commander: type[Bot], how: str, marsbox: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def seated(name: str, game: Game, seed: int) -> Bot:
        return commander(game, FastRng(seed)) if name == "mei" else make_bot("random", game, seed)

    monkeypatch.setattr("marsbox.cli.play.bot_moves.table_bot", seated)
    monkeypatch.setattr("marsbox.cli.play.bot_moves.LONGEST_THOUGHT", 2.0)
    file = tmp_path / "game.json"
    run = marsbox("play", "pocket-mars", "--bots", "mei", "--record", file, typed="1\n1\n\nl\nq\n")
    expected = f"Mei in seat 2 {how}; the Engineer takes over."
    # as news, and in the log
    assert " ".join(run.out.split()).count(expected) == 2, run.out
    assert f"--resume {file} --bots engineer" in run.out


# ---- opponents


def opponents(shown: str) -> list[tuple[str, str]]:
    """The characters that are introduced, with their levels."""
    return re.findall(r"^([A-Z]\w+) \((\w+)\): ", shown, re.MULTILINE)


def test_a_level_brings_different_characters_and_the_same_seed_the_same_ones(marsbox: Command) -> None:
    first, second = (
        marsbox("play", "pocket-mars", "--players", 4, "--bots", "settler", "--seed", 3, typed="").out for _ in range(2)
    )
    names = {BotWords("en").name(bot) for bot in characters_of("settler")}
    found = opponents(first)
    assert len(found) == len({name for name, _ in found}) == 3
    assert {name for name, _ in found} <= names
    assert {level for _, level in found} == {"Settler"}
    assert opponents(second) == found


def test_a_character_that_stands_for_all_brings_others_of_its_level(marsbox: Command) -> None:
    found = opponents(marsbox("play", "pocket-mars", "--players", 3, "--bots", "tamar", typed="").out)
    assert found[0] == ("Tamar", "Governor")
    assert found[1] != found[0]
    assert found[1][1] == "Governor"


@pytest.mark.parametrize(
    ("written", "level", "names"),
    [
        ("Ines", "Engineer", ["Ines"]),
        (" INÈS ", "Engineer", ["Ines"]),
        ("Gouverneur", "Governor", ["Quilla", "Ravi", "Sione", "Tamar"]),
        ("ingénieur", "Engineer", ["Ines", "Jamal", "Kirsi", "Levan"]),
        ("Siedler", "Settler", ["Emeka", "Fatou", "Goran", "Hana"]),
    ],
)
def test_bots_are_named_in_any_language_with_or_without_capitals_and_accents(
    marsbox: Command, written: str, level: str, names: list[str]
) -> None:
    ((name, its_level),) = opponents(marsbox("play", "pocket-mars", "--bots", written, typed="").out)
    assert its_level == level
    assert name in names


def test_a_character_sits_at_a_table_once(marsbox: Command) -> None:
    run = marsbox("play", "pocket-mars", "--bots", "ines,ines", typed="")
    assert run.status != 0
    assert "“ines” is named twice" in run.err


def test_bots_without_a_character_are_not_introduced(marsbox: Command) -> None:
    assert opponents(marsbox("play", "pocket-mars", "--bots", "greedy,mcts", typed="").out) == []


def test_a_game_goes_on_with_the_same_characters(marsbox: Command, tmp_path: Path) -> None:
    run = marsbox("play", "pocket-mars", "--bots", "cadet", "--record", tmp_path / "game.json", typed="1\nq\n")
    name = opponents(run.out)[0][0]
    assert f"--bots {name.lower()}" in run.out
