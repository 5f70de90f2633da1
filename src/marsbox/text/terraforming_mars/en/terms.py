"""Words that stand alone."""

from typing import Final

from marsbox.games.terraforming_mars.state import SEATS
from marsbox.text.english import PROVENANCES
from marsbox.text.voice import Terms

# what a kind of decision asks, after "you have to"
QUESTIONS: Final = {
    "corporation": "choose your corporation",
    "buy_start": "choose the project cards you buy",
    "draft": "choose a card to keep",
    "buy": "choose the project cards you buy",
    "turn": "take an action, end your turn or pass",
    "steel": "say how much steel you pay",
    "titanium": "say how much titanium you pay",
    "heat": "say how much heat you pay",
    "order": "choose which effect comes next",
    "sell": "choose the cards to sell",
    "alternative": "choose one of the actions of the card",
    "final_greenery": "place a last greenery or decline",
    "space": "choose a space for the tile",
    "claim": "choose a space to claim",
    "production_target": "choose whose production goes down",
    "remove": "choose whose resources you remove or decline",
    "amount": "say how many you remove",
    "remove_cubes": "choose the card from which you remove cubes",
    "cubes": "choose the card that gets the cubes",
    "option": "choose one of the effects of the card",
    "copy": "choose the card whose production you copy",
    "look": "choose a card to keep",
    "buy_looked": "buy the card you are looking at or discard it",
    "exchange": "discard a card for a new one or decline",
    "swap": "say how many steps of production you move",
    "energy": "say how much energy you sell",
}

TERMS: Final = Terms(
    game_name="Terraforming Mars",
    game_summary=(
        "Lead a corporation that makes Mars habitable. Generation after generation, buy and play projects, raise "
        "temperature and oxygen, lay oceans, forests and cities, and earn more than your rivals by it."
    ),
    components_note=(
        "All of this box is known. The words on the cards are our own, made from what the cards do; where no French "
        "name was found, ours says so."
    ),
    card_parts={
        "id": "Code",
        "number": "Number",
        "name": "Name",
        "kind": "Kind",
        "cost": "Cost",
        "tags": "Tags",
        "requirement": "Requirement",
        "effect": "Immediate effect",
        "ongoing": "Permanent effect",
        "action": "Action",
        "points": "Points",
        "holds": "Holds",
        "deck": "Deck",
        "text": "Text",
        "icons": "Symbols",
        "bonus": "Placement bonus",
        "neighbours": "Neighbours",
        "needed": "Needed",
        "price": "Price",
        "provenance": "Provenance",
    },
    provenances=PROVENANCES,
    setup_options={
        "corporate_era": "Corporate Era",
        "draft": "Draft",
        **{f"beginner_{seat}": f"Player {seat} is a beginner" for seat in range(1, SEATS + 1)},
    },
    setup_option_help={
        "corporate_era": (
            "Adds the cards and corporations about economy and technology; nobody starts with production, and the game "
            "takes longer."
        ),
        "draft": "With the draft, players choose the cards of each research phase one by one from hands they pass on.",
        **{
            f"beginner_{seat}": (
                f"Player {seat} starts with the corporation for beginners, which has 42 M€ and keeps its ten cards "
                "without paying for them."
            )
            for seat in range(1, SEATS + 1)
        },
    },
    setup_values={
        "corporate_era": {"off": "No: the shorter game", "on": "Yes: all cards"},
        "draft": {"off": "No: four cards are dealt", "on": "Yes: choose your four cards"},
        **{
            f"beginner_{seat}": {
                "off": "No: choose one of two corporations",
                "on": "Yes: the corporation for beginners",
            }
            for seat in range(1, SEATS + 1)
        },
    },
    verbs={
        "play": "Play a card",
        "act": "Use the action of a card",
        "keep": "Take a card",
        "discard": "Discard a card",
        "pick": "Choose a card",
        "corporation": "Choose a corporation",
        "place": "Choose a space",
        "project": "Use a standard project",
        "milestone": "Claim a milestone",
        "award": "Fund an award",
        "target": "Choose a player",
        "option": "Choose an effect",
        "next": "Choose what comes next",
        "amount": "Choose a number",
        "convert_plants": "Turn plants into a greenery",
        "convert_heat": "Turn heat into temperature",
        "done": "Done",
        "skip": "Decline",
        "end_turn": "End the turn",
        "pass": "Pass for this generation",
    },
    questions=QUESTIONS,
    phases={
        "start": "Set-up: corporations and first cards",
        "draft": "Generation {generation}: draft",
        "research": "Generation {generation}: research",
        "action": "Generation {generation}: actions",
        "final": "End of the game: the last greeneries",
        "over": "Game over",
    },
    chapters=dict.fromkeys(("draft", "research", "action"), "Generation {generation}"),
    score_categories={
        "rating": "Terraform rating",
        "award": "Awards",
        "milestone": "Milestones",
        "greeneries": "Greeneries",
        "city": "Cities",
        "card": "Cards",
    },
    value_parts={
        "points": "points already there",
        "income": "income to come",
        "resources": "in stock",
        "table": "cards in play",
        "goals": "milestones within reach",
        "terraforming": "terraforming still to do",
        "hand": "cards in hand",
        "rival": "against the best rival",
        "later": "later on",
    },
)
