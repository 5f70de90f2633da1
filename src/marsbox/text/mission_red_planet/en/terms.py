"""Words that stand alone."""

from typing import Final

from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.text.english import PROVENANCES
from marsbox.text.voice import Terms

CHARACTERS: Final = (
    "Recruiter",
    "Explorer",
    "Scientist",
    "Secret Agent",
    "Saboteur",
    "Femme Fatale",
    "Traveler",
    "Soldier",
    "Pilot",
)
RESOURCES: Final = ("ice", "sylvanite", "celerium")

# what a kind of decision asks, after "you have to"
QUESTIONS: Final = {
    "keep": "choose the bonus card you keep",
    "character": "choose a character from your hand",
    "destination": "choose where the manual ship flies",
    "board": "choose a ship for an astronaut or decline",
    "board_two": "choose a ship for two astronauts or decline",
    "board_three": "choose a ship for three astronauts",
    "move": "move one of your astronauts on Mars or decline",
    "research": "draw an event card, look at a discovery or decline",
    "place": "choose the outer zone beside which you place the discovery",
    "look": "look at a discovery or decline",
    "launch": "choose a ship that takes off or decline",
    "destroy": "choose a ship to destroy or decline",
    "seduce": "choose a rival's astronaut to replace or decline",
    "shoot": "choose an astronaut to shoot or decline",
    "redirect": "choose a ship and its new destination or decline",
}

TERMS: Final = Terms(
    game_name="Mission: Red Planet",
    game_summary=(
        "1888: mining companies race for the riches of Mars. In each of ten turns choose one of nine characters in "
        "secret, fill the ships on the launch pad with your astronauts, and have the most of them where it counts."
    ),
    card_parts={
        "id": "Code",
        "name": "Name",
        "kind": "Kind",
        "copies": "Copies",
        "text": "Text",
        "effect": "Effect",
        "outer": "Position",
        "borders": "Borders",
        "ships": "Ships",
        "value": "Value",
        "tokens": "Resource tokens",
        "score_tokens": "Score tokens",
        "provenance": "Provenance",
    },
    provenances=PROVENANCES,
    setup_options={"resource_tokens": "Resource tokens"},
    setup_option_help={
        "resource_tokens": (
            f"Only in the English rulebook: whoever alone has the most astronauts in an explored zone at the end takes "
            f"its resource token, worth {RESOURCE_TOKEN} points. It is no score token."
        ),
    },
    setup_values={
        "resource_tokens": {
            "off": "They stay on Mars: the French rules",
            "on": f"A sole leader takes them: {RESOURCE_TOKEN} points each",
        },
    },
    verbs={
        "choose": "Choose a character",
        "board": "Board a ship",
        "destination": "Choose a destination",
        "move": "Move an astronaut",
        "draw": "Draw an event card",
        "look": "Look at a discovery",
        "place": "Place a discovery",
        "launch": "Make a ship take off",
        "destroy": "Destroy a ship",
        "seduce_on_mars": "Replace an astronaut on Mars",
        "seduce_aboard": "Replace an astronaut aboard a ship",
        "shoot": "Shoot an astronaut",
        "redirect": "Change a destination",
        "skip": "Decline",
        "keep": "Keep a bonus card",
    },
    questions=QUESTIONS,
    phases={
        "setup": "Set-up",
        "keep": "Set-up: bonus cards",
        "choose": "Turn {turn} of {last_turn}: choosing characters",
        "call": "Turn {turn} of {last_turn}: boarding and take-off",
        "over": "Game over",
    },
    chapters={"choose": "Turn {turn}", "call": "Turn {turn}"},
    score_categories={
        "ice": "Ice",
        "sylvanite": "Sylvanite",
        "celerium": "Celerium",
        "ice_bonus": "Most ice",
        "resource_token": "Resource tokens",
        "discovery": "Discoveries",
        "bonus": "Bonus cards",
        "bonus_tokens": "Bonus cards",
    },
    value_parts={
        "points": "resources already taken",
        "prospects": "majorities and discoveries to come",
        "cards": "characters and bonus cards",
        "rival": "against the best rival",
        "later": "later on",
    },
    components_note=(
        "The board, the ships and the event cards are not public: much of this box is a reconstruction. Each part says "
        "how surely it is known; whoever owns the box can correct a copy of the components file and play with that."
    ),
)
