"""Words that stand alone."""

from typing import Final

from marsbox.games.terraforming_mars.state import SEATS
from marsbox.text.french import PROVENANCES
from marsbox.text.voice import Terms

# what a kind of decision asks, after "il faut"
QUESTIONS: Final = {
    "corporation": "choisir votre corporation",
    "buy_start": "choisir les cartes projet que vous achetez",
    "draft": "choisir une carte à garder",
    "buy": "choisir les cartes projet que vous achetez",
    "turn": "effectuer une action, terminer votre tour ou passer",
    "steel": "dire combien d'acier vous payez",
    "titanium": "dire combien de titane vous payez",
    "heat": "dire combien de chaleur vous payez",
    "order": "choisir l'effet suivant",
    "sell": "choisir les cartes à vendre",
    "alternative": "choisir une des actions de la carte",
    "final_greenery": "placer une dernière verdure ou renoncer",
    "space": "choisir une case pour la tuile",
    "claim": "choisir une case à réserver",
    "production_target": "choisir le joueur dont la production baisse",
    "remove": "choisir le joueur dont vous retirez des ressources ou renoncer",
    "amount": "dire combien vous en retirez",
    "remove_cubes": "choisir la carte dont vous retirez des cubes",
    "cubes": "choisir la carte qui reçoit les cubes",
    "option": "choisir un des effets de la carte",
    "copy": "choisir la carte dont vous copiez la production",
    "look": "choisir une carte à garder",
    "buy_looked": "acheter la carte que vous regardez ou la défausser",
    "exchange": "défausser une carte pour une nouvelle ou renoncer",
    "swap": "dire combien de crans de production vous déplacez",
    "energy": "dire combien d'énergie vous vendez",
}

TERMS: Final = Terms(
    game_name="Terraforming Mars",
    game_summary=(
        "Dirigez une corporation qui rend Mars habitable. De génération en génération, achetez et jouez des projets, "
        "augmentez la température et l'oxygène, placez océans, verdures et cités, et tirez-en plus que vos rivaux."
    ),
    components_note=(
        "Tout de cette boîte est connu. Les mots des cartes sont les nôtres, tirés de ce qu'elles font ; là où nous "
        "n'avons pas trouvé de nom français, le nôtre le dit."
    ),
    card_parts={
        "id": "Code",
        "number": "Numéro",
        "name": "Nom",
        "kind": "Sorte",
        "cost": "Coût",
        "tags": "Indicateurs",
        "requirement": "Prérequis",
        "effect": "Effet immédiat",
        "ongoing": "Effet permanent",
        "action": "Action",
        "points": "Points",
        "holds": "Accueille",
        "deck": "Paquet",
        "text": "Texte",
        "icons": "Symboles",
        "bonus": "Bonus de placement",
        "neighbours": "Cases voisines",
        "needed": "Condition",
        "price": "Prix",
        "provenance": "Origine",
    },
    provenances=PROVENANCES,
    setup_options={
        "corporate_era": "Ère des Corporations",
        "draft": "Draft",
        **{f"beginner_{seat}": f"Le joueur {seat} débute" for seat in range(1, SEATS + 1)},
    },
    setup_option_help={
        "corporate_era": (
            "Ajoute les cartes et corporations d'économie et de technologie ; personne n'a de production au départ et "
            "la partie dure plus longtemps."
        ),
        "draft": (
            "Avec le draft, chacun choisit les cartes de chaque phase de recherche une à une dans des paquets qui "
            "circulent."
        ),
        **{
            f"beginner_{seat}": (
                f"Le joueur {seat} reçoit la corporation pour débutants, qui a 42 M€ et garde ses dix cartes sans les "
                "payer."
            )
            for seat in range(1, SEATS + 1)
        },
    },
    setup_values={
        "corporate_era": {"off": "Non : la partie plus courte", "on": "Oui : toutes les cartes"},
        "draft": {"off": "Non : quatre cartes sont distribuées", "on": "Oui : choisissez vos quatre cartes"},
        **{
            f"beginner_{seat}": {
                "off": "Non : une corporation au choix parmi deux",
                "on": "Oui : la corporation pour débutants",
            }
            for seat in range(1, SEATS + 1)
        },
    },
    verbs={
        "play": "Jouer une carte",
        "act": "Utiliser l'action d'une carte",
        "keep": "Prendre une carte",
        "discard": "Défausser une carte",
        "pick": "Choisir une carte",
        "corporation": "Choisir une corporation",
        "place": "Choisir une case",
        "project": "Utiliser un projet standard",
        "milestone": "Acquérir un objectif",
        "award": "Financer une récompense",
        "target": "Choisir un joueur",
        "option": "Choisir un effet",
        "next": "Choisir la suite",
        "amount": "Choisir un nombre",
        "convert_plants": "Convertir des plantes en verdure",
        "convert_heat": "Convertir de la chaleur en température",
        "done": "Terminé",
        "skip": "Renoncer",
        "end_turn": "Terminer le tour",
        "pass": "Passer pour cette génération",
    },
    questions=QUESTIONS,
    phases={
        "start": "Mise en place : corporations et premières cartes",
        "draft": "Génération {generation} : draft",
        "research": "Génération {generation} : recherche",
        "action": "Génération {generation} : actions",
        "final": "Fin de partie : les dernières verdures",
        "over": "Partie terminée",
    },
    chapters=dict.fromkeys(("draft", "research", "action"), "Génération {generation}"),
    score_categories={
        "rating": "Niveau de terraformation",
        "award": "Récompenses",
        "milestone": "Objectifs",
        "greeneries": "Verdures",
        "city": "Cités",
        "card": "Cartes",
    },
    value_parts={
        "points": "points déjà acquis",
        "income": "revenus à venir",
        "resources": "en réserve",
        "table": "cartes en jeu",
        "goals": "objectifs à portée",
        "terraforming": "terraformation restante",
        "hand": "cartes en main",
        "rival": "face au meilleur rival",
        "later": "par la suite",
    },
)
