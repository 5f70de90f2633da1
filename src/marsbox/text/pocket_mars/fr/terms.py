"""Words that stand alone."""

from typing import Final

from marsbox.text.french import PROVENANCES
from marsbox.text.pocket_mars.voice import PocketMarsTerms

AUTOMATICS: Final = "« Devious Automatics »"
BUILDINGS: Final = ("Écosystème", "Eau", "Énergie", "Science", "Construction")


def the(building: int) -> str:
    """A building in a sentence, after "dans" or "sur".

    >>> the(3)
    'le bâtiment Science'
    """
    return f"le bâtiment {BUILDINGS[building]}"


def of_the(building: int) -> str:
    """A building in a sentence, with "de".

    >>> of_the(3)
    'du bâtiment Science'
    """
    return f"du bâtiment {BUILDINGS[building]}"


# what a kind of decision asks, after "il faut"
QUESTIONS: Final = {
    "draft": "choisir une carte à garder",
    "store_setup": "choisir les cartes de votre Module",
    "turn": "effectuer une des cinq actions",
    "land": "poser un colon ou y renoncer",
    "module_action": "utiliser l'action de Module ou y renoncer",
    "building": "utiliser le bâtiment ou y renoncer",
    "discard": "défausser une carte de votre main",
    "store": "placer une carte de votre main dans votre Module",
    "take": f"prendre une carte du Module de {AUTOMATICS}",
    "discard_rival": f"défausser une carte du Module de {AUTOMATICS}",
    "land_target": "choisir un bâtiment où poser un colon",
    "promote": "choisir un de vos colons à promouvoir",
    "demote": "choisir un colon adverse à rétrograder",
    "transfer": "choisir un de vos colons à déplacer dans un autre bâtiment",
    "recall": "choisir un colon adverse à renvoyer sur son Vaisseau",
    "drain": "choisir l'adversaire qui perd de l'énergie",
    "peek": "choisir l'adversaire dont vous regardez le Module",
    "swap_zones": "choisir deux colons à échanger",
    "swap_cards": "choisir deux cartes d'une colonne à échanger",
    "bury": "choisir une de vos cartes à glisser sous la pioche",
    "cover": "choisir une carte de votre main à poser face cachée",
    "dig": "choisir une des cartes que vous regardez",
}

TERMS: Final = PocketMarsTerms(
    game_name="Pocket Mars",
    game_summary=(
        "Amenez vos sept colons de la Terre aux bâtiments de Mars, et aux meilleures places. "
        "Un jeu de cartes rapide où chaque carte peut servir de deux façons."
    ),
    components_note=(
        "Les cartes imprimées ne sont pas publiques. Chaque partie d'une carte dit son degré de certitude ; qui "
        "possède la boîte peut corriger une copie du fichier de composants et lancer le serveur avec elle."
    ),
    zones={"one": "zone *", "two": "zone **"},
    card_parts={
        "name": "Nom",
        "colour": "Couleur",
        "value": "Valeur",
        "hand": "Main",
        "module": "Module",
        "provenance": "Origine",
    },
    provenances=PROVENANCES,
    setup_options={"draft": "Draft", "level": "Niveau"},
    setup_option_help={
        "draft": "Avec le draft, chacun choisit ses quatre premières cartes une à une dans des paquets qui circulent.",
        "level": f"Le nombre de colons de {AUTOMATICS} sur son Vaisseau au départ : plus il y en a, plus c'est dur.",
    },
    setup_values={
        "draft": {"off": "Non : quatre cartes sont distribuées", "on": "Oui : choisissez vos premières cartes"},
        "level": {
            "1": "1 : cinq colons sur son Vaisseau",
            "2": "2 : six colons sur son Vaisseau",
            "3": "3 : sept colons sur son Vaisseau",
        },
    },
    verbs={
        "hand": "Jouer une carte de votre main",
        "module": "Connecter une carte de votre Module",
        "rival": "Connecter une carte du Module d'un adversaire",
        "launch": "Embarquer un colon",
        "discard": "Défausser une carte",
        "store": "Placer une carte dans votre Module",
        "draft": "Garder une carte du paquet",
        "bury": "Glisser une carte sous la pioche",
        "cover": "Poser une carte face cachée",
        "keep": "Garder une carte de la pioche",
        "take": "Prendre une carte",
        "discard_rival": "Défausser une carte adverse",
        "land": "Poser un colon",
        "promote": "Promouvoir un colon",
        "demote": "Rétrograder un colon",
        "recall": "Renvoyer un colon",
        "transfer": "Déplacer un colon",
        "swap_zones": "Échanger deux colons",
        "swap_cards": "Échanger deux cartes",
        "drain": "Faire perdre de l'énergie",
        "peek": "Regarder un Module",
        "use": "Utiliser",
        "skip": "Renoncer",
    },
    questions=QUESTIONS,
    phases={"draft": "Draft", "setup": "Mise en place", "play": "Manche {round}", "over": "Partie terminée"},
    chapters={},
    score_categories={
        "ship": "Vaisseau",
        "one_star": "Zones *",
        "two_stars": "Zones **",
        "all_buildings": "Les quatre bâtiments",
        "four_in_one": "Quatre dans un bâtiment",
        "energy": "Le plus d'énergie",
    },
    value_parts={
        "points": "points déjà acquis",
        "prospects": "à venir des colons et de l'énergie",
        "cards": "cartes en main et dans le Module",
        "rival": "face au meilleur rival",
        "later": "par la suite",
    },
    hand_and_module="Main : {hand}. Module : {module}.",
)
