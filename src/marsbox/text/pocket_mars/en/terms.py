"""Words that stand alone."""

from typing import Final

from marsbox.text.english import PROVENANCES
from marsbox.text.pocket_mars.voice import PocketMarsTerms

AUTOMATICS: Final = "Devious Automatics"
BUILDINGS: Final = ("Ecosystem", "Water", "Energy", "Science", "Construction")

# what a kind of decision asks, after "you have to"
QUESTIONS: Final = {
    "draft": "choose a card to keep",
    "store_setup": "choose the cards of your module",
    "turn": "take one of the five actions",
    "land": "land a colonist or decline",
    "module_action": "use the module action or decline",
    "building": "use the building or decline",
    "discard": "discard a card of your hand",
    "store": "put a card of your hand into your module",
    "take": f"take a card from the module of {AUTOMATICS}",
    "discard_rival": f"discard a card from the module of {AUTOMATICS}",
    "land_target": "choose a building to land in",
    "promote": "choose one of your colonists to promote",
    "demote": "choose a rival colonist to demote",
    "transfer": "choose one of your colonists to move to another building",
    "recall": "choose a rival colonist to send back to its ship",
    "drain": "choose the rival who loses energy",
    "peek": "choose the rival whose module you look into",
    "swap_zones": "choose two colonists to exchange",
    "swap_cards": "choose two cards of a column to exchange",
    "bury": "choose one of your cards to put under the deck",
    "cover": "choose a card of your hand to lay face down",
    "dig": "choose one of the cards you are looking at",
}

TERMS: Final = PocketMarsTerms(
    game_name="Pocket Mars",
    game_summary=(
        "Bring your seven colonists from Earth by ship to the buildings of Mars, and into the best places there. "
        "A quick card game in which every card can be used in two ways."
    ),
    components_note=(
        "The printed deck is not public. Each part of a card says how surely it is known; whoever owns the box can "
        "correct a copy of the components file and start the server with it."
    ),
    zones={"one": "zone *", "two": "zone **"},
    card_parts={
        "name": "Name",
        "colour": "Colour",
        "value": "Value",
        "hand": "Hand",
        "module": "Module",
        "provenance": "Provenance",
    },
    provenances=PROVENANCES,
    setup_options={"draft": "Draft", "level": "Level"},
    setup_option_help={
        "draft": "With the draft, players choose their first four cards one by one from packs that they pass on.",
        "level": f"How many of its seven colonists {AUTOMATICS} has on its ship at the start: the more, the harder.",
    },
    setup_values={
        "draft": {"off": "No: four cards are dealt", "on": "Yes: choose your first cards"},
        "level": {
            "1": "1: five colonists on its ship",
            "2": "2: six colonists on its ship",
            "3": "3: seven colonists on its ship",
        },
    },
    verbs={
        "hand": "Play a card from your hand",
        "module": "Connect a card from your module",
        "rival": "Connect a card from a rival's module",
        "launch": "Launch a colonist",
        "discard": "Discard a card",
        "store": "Put a card into your module",
        "draft": "Keep a card of the pack",
        "bury": "Put a card under the deck",
        "cover": "Lay a card face down",
        "keep": "Keep a card of the deck",
        "take": "Take a card",
        "discard_rival": "Discard a rival's card",
        "land": "Land a colonist",
        "promote": "Promote a colonist",
        "demote": "Demote a colonist",
        "recall": "Send a colonist back",
        "transfer": "Move a colonist",
        "swap_zones": "Exchange two colonists",
        "swap_cards": "Exchange two cards",
        "drain": "Drain energy",
        "peek": "Look into a module",
        "use": "Use",
        "skip": "Decline",
    },
    questions=QUESTIONS,
    phases={"draft": "Draft", "setup": "Set-up", "play": "Round {round}", "over": "Game over"},
    chapters={},
    score_categories={
        "ship": "Ship",
        "one_star": "Zones *",
        "two_stars": "Zones **",
        "all_buildings": "All four buildings",
        "four_in_one": "Four in one building",
        "energy": "Most energy",
    },
    value_parts={
        "points": "points already there",
        "prospects": "to come from colonists and energy",
        "cards": "cards in hand and module",
        "rival": "against the best rival",
        "later": "later on",
    },
    hand_and_module="Hand: {hand}. Module: {module}.",
)
