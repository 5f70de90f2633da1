"""Words that stand alone."""

from typing import Final

from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.text.french import PROVENANCES
from marsbox.text.voice import Terms

CHARACTERS: Final = (
    "Recruteur",
    "Explorateur",
    "Scientifique",
    "Agent secret",
    "Terroriste",
    "Vamp",
    "Voyagiste",
    "Militaire",
    "Pilote",
)
RESOURCES: Final = ("glace", "sylvanite", "célérium")

# what a kind of decision asks, after "il faut"
QUESTIONS: Final = {
    "keep": "choisir la carte Bonus que vous gardez",
    "character": "choisir un personnage de votre main",
    "destination": "choisir où va la navette manuelle",
    "board": "choisir une navette pour un astronaute ou renoncer",
    "board_two": "choisir une navette pour deux astronautes ou renoncer",
    "board_three": "choisir une navette pour trois astronautes",
    "move": "déplacer un de vos astronautes sur Mars ou renoncer",
    "research": "piocher un événement, regarder une découverte ou renoncer",
    "place": "choisir la zone extérieure à côté de laquelle vous posez la découverte",
    "look": "regarder une découverte ou renoncer",
    "launch": "choisir une navette qui décolle ou renoncer",
    "destroy": "choisir une navette à détruire ou renoncer",
    "seduce": "choisir un astronaute adverse à remplacer ou renoncer",
    "shoot": "choisir un astronaute à abattre ou renoncer",
    "redirect": "choisir une navette et sa nouvelle destination ou renoncer",
}

TERMS: Final = Terms(
    game_name="Mission : Planète rouge",
    game_summary=(
        "1888 : les compagnies minières se disputent les richesses de Mars. À chacun des dix tours, choisissez en "
        "secret l'un des neuf personnages, remplissez les navettes de vos astronautes et soyez en nombre là où cela "
        "compte."
    ),
    card_parts={
        "id": "Code",
        "name": "Nom",
        "kind": "Sorte",
        "copies": "Exemplaires",
        "text": "Texte",
        "effect": "Effet",
        "outer": "Position",
        "borders": "Frontières",
        "ships": "Navettes",
        "value": "Valeur",
        "tokens": "Tuiles de ressource",
        "score_tokens": "Jetons de score",
        "provenance": "Origine",
    },
    provenances=PROVENANCES,
    setup_options={"resource_tokens": "Tuiles de ressource"},
    setup_option_help={
        "resource_tokens": (
            f"Seulement dans la règle anglaise : qui a seul le plus d'astronautes dans une zone explorée en fin de "
            f"partie prend sa tuile de ressource, qui vaut {RESOURCE_TOKEN} points. Ce n'est pas un jeton de score."
        ),
    },
    setup_values={
        "resource_tokens": {
            "off": "Elles restent sur Mars : la règle française",
            "on": f"Qui est seul en tête les prend : {RESOURCE_TOKEN} points chacune",
        },
    },
    verbs={
        "choose": "Choisir un personnage",
        "board": "Embarquer",
        "destination": "Choisir une destination",
        "move": "Déplacer un astronaute",
        "draw": "Piocher un événement",
        "look": "Regarder une découverte",
        "place": "Poser une découverte",
        "launch": "Faire décoller une navette",
        "destroy": "Détruire une navette",
        "seduce_on_mars": "Remplacer un astronaute sur Mars",
        "seduce_aboard": "Remplacer un astronaute à bord d'une navette",
        "shoot": "Abattre un astronaute",
        "redirect": "Changer une destination",
        "skip": "Renoncer",
        "keep": "Garder une carte Bonus",
    },
    questions=QUESTIONS,
    phases={
        "setup": "Mise en place",
        "keep": "Mise en place : cartes Bonus",
        "choose": "Tour {turn} sur {last_turn} : choix des personnages",
        "call": "Tour {turn} sur {last_turn} : embarquement et décollage",
        "over": "Partie terminée",
    },
    chapters={"choose": "Tour {turn}", "call": "Tour {turn}"},
    score_categories={
        "ice": "Glace",
        "sylvanite": "Sylvanite",
        "celerium": "Célérium",
        "ice_bonus": "Le plus de glace",
        "resource_token": "Tuiles de ressource",
        "discovery": "Découvertes",
        "bonus": "Cartes Bonus",
        "bonus_tokens": "Cartes Bonus",
    },
    value_parts={
        "points": "ressources déjà prises",
        "prospects": "majorités et découvertes à venir",
        "cards": "personnages et cartes Bonus",
        "rival": "face au meilleur rival",
        "later": "par la suite",
    },
    components_note=(
        "Le plateau, les navettes et les cartes Événement ne sont pas publics : une grande partie de cette boîte est "
        "une reconstitution. Chaque partie dit son degré de certitude ; qui possède la boîte peut corriger une copie "
        "du fichier de composants et jouer avec."
    ),
)
