"""Components files: the one in the box, a corrected one, and every bad one with an error that names what is wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from marsbox.core.components import PROVENANCES
from marsbox.core.contract import Game
from marsbox.core.errors import ComponentsError
from marsbox.games import load_game
from marsbox.games.pocket_mars.components import ALWAYS, CardAction
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.testing import options, position
from tests.games.components import check_missing_file, check_refused_file
from tests.games.pocket_mars.scenario import GAME

TEXT = (Path(__file__).parents[3] / "src/marsbox/games/pocket_mars/components.toml").read_text("utf-8")
E1 = TEXT[TEXT.index('[[card]]\nid = "E1"') : TEXT.index('[[card]]\nid = "E2"')]
C1 = TEXT[TEXT.index('[[card]]\nid = "C1"') : TEXT.index('[[card]]\nid = "C2"')]


def loaded(folder: Path, text: str) -> Game:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return load_game("pocket-mars", file)


def change(old: str, new: str) -> Callable[[], str]:
    """The file with this part of card E1, or else of the whole file, changed once."""

    def changed() -> str:
        if old in E1:
            return TEXT.replace(E1, E1.replace(old, new, 1))
        assert old in TEXT
        return TEXT.replace(old, new, 1)

    return changed


def test_the_components_in_the_box_are_read() -> None:
    assert len(cast(PocketMars, GAME).box.cards) == 35


def test_every_part_of_every_card_has_a_provenance() -> None:
    for card in cast(PocketMars, GAME).box.cards:
        assert set(card.provenance) == {"colour", "value", "hand", "module"}
        assert set(card.provenance.values()) <= set(PROVENANCES)


def free(action: CardAction) -> bool:
    """Whether an action has neither a cost nor a condition."""
    return action.cost == 0 and action.condition.kind == ALWAYS


def test_a_hand_action_costs_nothing_and_has_no_condition() -> None:
    assert [card.id for card in cast(PocketMars, GAME).box.cards if not free(card.hand)] == []


def test_a_module_action_has_a_cost_or_a_condition() -> None:
    cards = cast(PocketMars, GAME).box.cards
    exceptions = {card.id: card.provenance["module"] for card in cards if free(card.module)}
    # two are printed so in the rulebook, and C5 is the twin of one of them
    assert exceptions == {"S4": "rulebook", "W6": "rulebook", "C5": "reconstructed"}


def test_only_energy_cards_give_energy() -> None:
    for card in cast(PocketMars, GAME).box.cards:
        gains = [step for action in (card.hand, card.module) for step in action.steps if step.name == "energy"]
        assert not gains or BUILDINGS[card.colour] == "energy"


@pytest.mark.parametrize(
    ("card", "hand", "module"),
    [
        ("E1", "rulebook", "rulebook"),
        ("W6", "rulebook", "rulebook"),
        # which of two things are exchanged is an icon, and icons are lost
        ("S4", "inferred", "rulebook"),
        # the same, and the colour of the card in hand is an icon too
        ("G5", "inferred", "inferred"),
    ],
)
def test_the_cards_of_the_rulebook_say_so(card: str, hand: str, module: str) -> None:
    box = cast(PocketMars, GAME).box
    provenance = box.cards[box.number[card]].provenance
    assert provenance == {"colour": "inferred", "value": "rulebook", "hand": hand, "module": module}


def test_the_energy_track_and_the_value_of_buildings_have_a_provenance() -> None:
    assert cast(PocketMars, GAME).box.provenance == {
        "energy start": "attested",
        "energy maximum": "reconstructed",
        "building value": "rulebook",
    }


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    game = loaded(tmp_path, TEXT.replace("maximum = 5", "maximum = 9"))
    assert game.digest != GAME.digest
    assert position(game, {"seats": [{"energy": 9}, {}]}).players == 2


def test_a_corrected_card_is_played(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("{ launch = 1 }, { energy = 1 }", "{ launch = 4 }")())
    state = position(game, {"seats": [{"hand": ["E1", "E2"]}, {}]})
    game.apply(state, 0, game.actions.number({"hand": "E1"}))
    assert game.view(state, 0)["seats"][0]["ship"] == 4


def test_a_condition_on_the_hand_does_not_count_the_card_that_is_played(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("hand = { steps", 'hand = { if = "energy card in hand", steps')())
    state = position(game, {"seats": [{"hand": ["E1", "W2"]}, {}]})
    assert {"hand": "E1"} not in options(game, state, 0)
    reason = game.why_not(state, 0, game.actions.number({"hand": "E1"}))
    assert reason is not None
    assert reason.code == "condition_not_met"
    assert {"hand": "E1"} in options(game, position(game, {"seats": [{"hand": ["E1", "E2"]}, {}]}), 0)


def test_reading_a_hand_action_with_a_cost_needs_its_energy(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("hand = { steps", "hand = { cost = 2, steps")())
    poor = position(game, {"seats": [{"hand": ["E1", "W2"], "energy": 1}, {}]})
    reason = game.why_not(poor, 0, game.actions.number({"hand": "E1"}))
    assert reason is not None
    assert (reason.code, reason.numbers) == ("not_enough_energy", (0, 2, 1))
    rich = position(game, {"seats": [{"hand": ["E1", "W2"], "energy": 2}, {}]})
    game.apply(rich, 0, game.actions.number({"hand": "E1"}))
    assert game.view(rich, 0)["seats"][0]["energy"] == 1


def test_reading_several_landings_anywhere_may_be_split(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("{ launch = 1 }, { energy = 1 }", '{ land = 2, to = "anywhere" }')())
    state = position(game, {"seats": [{"ship": 2, "hand": ["E1", "W2"]}, {}]})
    for form in ({"hand": "E1"}, {"land": "water"}, {"land": "science"}):
        game.apply(state, 0, game.actions.number(form))
    assert [building["one"][0] for building in game.view(state, 0)["buildings"]] == [0, 1, 0, 1, 0]


def test_digging_for_more_cards_than_the_deck_has_keeps_what_is_there(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("{ launch = 1 }, { energy = 1 }", "{ dig = 5, keep = 4 }")())
    state = position(game, {"seats": [{"hand": ["E1", "W2"]}, {}], "deck": ["S1", "S2"], "discard pile": ["the rest"]})
    game.apply(state, 0, game.actions.number({"hand": "E1"}))
    assert options(game, state, 0) == [{"keep": "S1"}, {"keep": "S2"}]
    game.apply(state, 0, game.actions.number({"keep": "S2"}))
    # both are kept now, and no card of the new deck is shown
    assert not any("keep" in form for form in options(game, state, 0))
    assert [entry["card"] for entry in game.view(state, 0)["seats"][0]["hand"]] == ["W2", "S2", "S1"]


def test_a_rival_loses_no_more_energy_than_it_has(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("{ launch = 1 }, { energy = 1 }", "{ drain = 3 }")())
    state = position(game, {"seats": [{"hand": ["E1", "E2"]}, {"energy": 2}]})
    game.apply(state, 0, game.actions.number({"hand": "E1"}))
    assert game.view(state, 0)["seats"][1]["energy"] == 0


BAD: dict[str, tuple[Callable[[], str], str]] = {
    "no toml": (lambda: "cards: many", "mine.toml: not a TOML file"),
    "empty": (lambda: "", 'mine.toml: the file, field "energy" is missing'),
    "too few cards": (lambda: TEXT.replace(E1, ""), "mine.toml: the deck has 34 cards; right would be 35"),
    "too many cards": (lambda: TEXT + E1.replace("E1", "E8"), "mine.toml: the deck has 36 cards; right would be 35"),
    "no cards": (lambda: TEXT[: TEXT.index("[[card]]")], 'the file, field "card" is missing; right would be 35 tables'),
    "cards that are no tables": (
        lambda: "card = [1, 2]\n" + TEXT[: TEXT.index("[[card]]")],
        'card number 1, field "card" is 1; right would be a table',
    ),
    "wrong number of a colour": (
        change('colour = "energy"', 'colour = "water"'),
        "the deck has 8 water cards; right would be 7 of each colour",
    ),
    "an id used twice": (change('id = "E2"', 'id = "E1"'), 'card E1, field "id" is used twice'),
    "no id": (change('id = "E1"\n', ""), 'card number 1, field "id" is missing'),
    "an id that is no name": (change('id = "E1"', "id = 1"), 'card number 1, field "id" is 1'),
    "unknown colour": (
        change('colour = "energy"', 'colour = "red"'),
        "card E1, field \"colour\" is 'red'; right would be ecosystem or water or energy or science or construction",
    ),
    "no colour": (change('colour = "energy"\n', ""), 'card E1, field "colour" is missing'),
    "value too high": (
        change("value = 1", "value = 8"),
        'card E1, field "value" is 8; right would be a whole number from 0 to 7',
    ),
    "value below 0": (change("value = 1", "value = -1"), 'card E1, field "value" is -1'),
    "value no number": (change("value = 1", 'value = "one"'), "card E1, field \"value\" is 'one'"),
    "value a truth": (change("value = 1", "value = true"), 'card E1, field "value" is True'),
    "no value": (change("value = 1\n", ""), 'card E1, field "value" is missing'),
    "unknown field": (change("value = 1", "value = 1\nweight = 3"), 'card E1, field "weight" is unknown'),
    "no hand action": (change("hand = {", "hands = {"), 'card E1, field "hands" is unknown'),
    "missing module action": (
        change('module = { if = "no own colonist here", steps = [{ launch = 2 }] }\n', ""),
        'card E1, field "module" is missing; right would be a table',
    ),
    "an action that is no table": (
        change("hand = { steps = [{ launch = 1 }, { energy = 1 }] }", 'hand = "launch"'),
        "card E1, field \"hand\" is 'launch'; right would be a table",
    ),
    "unknown effect": (
        change("{ launch = 1 }", "{ lunch = 1 }"),
        "card E1, hand, field \"steps\" has the unknown effect {'lunch': 1}; right would be one of launch, land",
    ),
    "two effects in a step": (change("{ launch = 1 }", "{ launch = 1, draw = 1 }"), 'card E1, hand, field "steps" has'),
    "a step that is no table": (change("[{ launch = 1 }, ", '["launch", '), "unknown effect 'launch'"),
    "an effect without number": (change("{ launch = 1 }", '{ launch = "some" }'), "card E1, hand, step launch"),
    "an effect of 0": (
        change("{ launch = 1 }", "{ launch = 0 }"),
        'field "launch" is 0; right would be a whole number from 1',
    ),
    "an effect with too much": (
        change("{ launch = 1 }", '{ launch = 1, to = "here" }'),
        'step launch, field "to" is unknown',
    ),
    "a landing without a place": (change("{ launch = 1 }", "{ land = 1 }"), 'step land, field "to" is missing'),
    "a hand landing here": (
        change("{ launch = 1 }", '{ land = 1, to = "here" }'),
        "card E1, hand, step land, field \"to\" is 'here'; right would be anywhere",
    ),
    "digging without keeping": (change("{ launch = 1 }", "{ dig = 3 }"), 'step dig, field "keep" is missing'),
    "keeping more than dug": (change("{ launch = 1 }", "{ dig = 1, keep = 2 }"), 'field "keep" is 2'),
    "no steps": (
        change("steps = [{ launch = 2 }]", "steps = []"),
        'card E1, module, field "steps" is missing or empty',
    ),
    "unknown part of an action": (
        change("hand = { steps", "hand = { when = 1, steps"),
        'card E1, hand, field "when" is unknown',
    ),
    "cost below 0": (change("hand = { steps", "hand = { cost = -1, steps"), 'card E1, hand, field "cost" is -1'),
    "unknown condition": (
        change('"no own colonist here"', '"full moon"'),
        "card E1, module, field \"if\" is 'full moon'; right would be",
    ),
    "a hand condition about here": (
        change("hand = { steps", 'hand = { if = "own colonist here", steps'),
        "card E1, hand, field \"if\" is 'own colonist here'",
    ),
    "construction and here": (
        lambda: TEXT.replace(C1, C1.replace("{ launch = 2 }", '{ land = 1, to = "here" }')),
        'card C1, field "module" speaks of colonists "here"; right would be anywhere: construction hosts none',
    ),
    "no provenance": (
        lambda: TEXT.replace(
            E1, "\n".join(line for line in E1.splitlines() if not line.startswith("provenance")) + "\n"
        ),
        'card E1, field "provenance" is missing',
    ),
    "unknown provenance": (
        change('value = "rulebook"', 'value = "dreamt"'),
        "card E1, provenance, field \"value\" is 'dreamt'; right would be rulebook or attested or inferred or",
    ),
    "a provenance too few": (change('value = "rulebook", ', ""), 'card E1, provenance, field "value" is missing'),
    "a provenance too many": (
        change('value = "rulebook", ', 'value = "rulebook", art = "attested", '),
        'card E1, provenance, field "art" is unknown',
    ),
    "unknown field of the file": (lambda: "colour = 1\n" + TEXT, 'the file, field "colour" is unknown'),
    "no energy maximum": (change("maximum = 5\n", ""), 'energy, field "maximum" is missing'),
    "energy begins above the maximum": (
        change("start = 1", "start = 6"),
        'energy, field "start" is 6; right would be a whole number from 0 to 5',
    ),
    "no buildings": (
        change('[buildings]\nvalue = 3\nprovenance = "rulebook"\n', ""),
        'the file, field "buildings" is missing',
    ),
    "value of the buildings": (
        change("[buildings]\nvalue = 3", "[buildings]\nvalue = 9"),
        'buildings, field "value" is 9',
    ),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_names_file_card_and_field(kind: str, tmp_path: Path) -> None:
    text, message = BAD[kind]
    check_refused_file(lambda: loaded(tmp_path, text()), message)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    check_missing_file("pocket-mars", tmp_path)


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="the components file can't be read"):
        load_game("pocket-mars", tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(ComponentsError, match=r"picture\.toml: the components file can't be read"):
        load_game("pocket-mars", file)
