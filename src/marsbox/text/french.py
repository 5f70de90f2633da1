"""French grammar and typography, and what is said in every game."""

import re
from collections.abc import Callable, Sequence
from typing import Final

ANY_PLAYER: Final = "Joueur"
PROVENANCES: Final = {
    "rulebook": "imprimé dans la règle",
    "attested": "vu par des possesseurs de la boîte",
    "inferred": "déduit de ce que l'on sait",
    "reconstructed": "notre reconstitution",
}
MINUS: Final = "\N{MINUS SIGN}"
NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_BEFORE: Final = re.compile(r" (?=[;:!?»])")
_AFTER: Final = re.compile(r"(?<=«) ")
_VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûü"
_IRREGULAR: Final = {"faire": "faites", "prendre": "prenez", "promouvoir": "promouvez"}


def typeset(text: str) -> str:
    """The text with French spaces: narrow and unbreakable before ; : ! ? and inside « ».

    >>> typeset("« Eau » : 3 !") == "«\\u202fEau\\u202f»\\u202f: 3\\u202f!"
    True
    """
    return _AFTER.sub(NARROW_SPACE, _BEFORE.sub(NARROW_SPACE, text))


def count(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun; below two it is singular.

    >>> count(0, "colon"), count(1, "colon"), count(2, "colon")
    ('0 colon', '1 colon', '2 colons')
    """
    return f"{number} {singular if abs(number) < 2 else plural or singular + 's'}"


def signed(number: float) -> str:
    """A number with its sign.

    >>> signed(2.13), signed(-0.4)
    ('+2,1', '−0,4')
    """
    return f"{number:+.1f}".replace("-", MINUS).replace(".", ",")


def listed(items: Sequence[str], last: str = "et") -> str:
    """Things in a row.

    >>> listed(["Ann", "Bob", "Cid"])
    'Ann, Bob et Cid'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def elides(name: str) -> bool:
    """Whether a small word before this name loses its vowel; names with an h keep it.

    >>> elides("Ann"), elides("Yves"), elides("Yann"), elides("Hugo"), elides("Bob")
    (True, True, False, False, False)
    """
    lower = name.lower()
    if lower.startswith("y"):
        return len(lower) > 1 and lower[1] not in _VOWELS
    return lower[:1] != "" and lower[0] in _VOWELS


def of(name: str) -> str:
    """A name after "de".

    >>> of("Ann"), of("Bob")
    ("d'Ann", 'de Bob')
    """
    return f"d'{name}" if elides(name) else f"de {name}"


def than(name: str) -> str:
    """A name after "que".

    >>> than("Ann"), than("Bob")
    ("qu'Ann", 'que Bob')
    """
    return f"qu'{name}" if elides(name) else f"que {name}"


def ordinal(number: int) -> str:
    """A number as a place in a row, for a feminine noun.

    >>> ordinal(1), ordinal(2)
    ('1re', '2e')
    """
    return "1re" if number == 1 else f"{number}e"


def imperative(infinitive: str) -> str:
    """A verb as it is said to people addressed as "vous".

    >>> imperative("piocher"), imperative("prendre")
    ('piochez', 'prenez')
    """
    return _IRREGULAR[infinitive] if infinitive in _IRREGULAR else infinitive.removesuffix("r") + "z"


def imperative_there(infinitive: str) -> str:
    """A verb said to people, with "there".

    >>> imperative_there("poser")
    'posez-y'
    """
    return f"{imperative(infinitive)}-y"


def infinitive(verb: str) -> str:
    """A verb as it is."""
    return verb


def infinitive_there(verb: str) -> str:
    """A verb as it is, with "there".

    >>> infinitive_there("poser")
    'y poser'
    """
    return f"y {verb}"


def capital(text: str) -> str:
    """A text with a capital letter.

    >>> capital("à bord")
    'À bord'
    """
    return text[:1].upper() + text[1:]


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> sentence("échangez deux cartes")
    'Échangez deux cartes.'
    """
    return f"{capital(clause)}."


def waiting(names: list[str]) -> str:
    """Whom the game is waiting for."""
    return f"On attend {listed(names)}." if names else "La partie est terminée."


def victory(winners: Sequence[str], points: int) -> str:
    """Who has won, alone or together, and with how many points.

    >>> victory(["Ann", "Bob"], 20)
    'Ann et Bob partagent la victoire avec 20 points chacun.'
    """
    if len(winners) > 1:
        return f"{listed(winners)} partagent la victoire avec {count(points, 'point')} chacun."
    return f"{listed(winners)} gagne avec {count(points, 'point')}."


def game_over(winners: Sequence[str]) -> str:
    """The last line of a log.

    >>> game_over(["Ann"])
    'La partie est terminée : Ann gagne.'
    """
    return f"La partie est terminée : {listed(winners)} {'gagne' if len(winners) == 1 else 'partagent la victoire'}."


class Refusals:
    """Refusals that do not depend on the game: a method for each code, which takes the code's numbers.

    `questions` says what each kind of decision asks, after "il faut".
    """

    def __init__(self, player: Callable[[int], str], questions: Sequence[str]) -> None:
        self.player = player
        self.questions = questions

    def nothing_to_take_back(self) -> str:
        return "Vous n'avez pas de réponse à reprendre : cela n'est possible que tant que tous n'ont pas répondu."

    def nothing_to_undo(self) -> str:
        return (
            "Il n'y a rien à annuler : on ne peut annuler que son propre dernier choix, s'il n'a rien révélé de caché "
            "et si personne n'a joué depuis."
        )

    def unknown_seat(self, seat: int, players: int) -> str:
        if players == 1:
            return f"Il n'y a pas de place {seat} : la seule place de cette partie est la place 0."
        return f"Il n'y a pas de place {seat} : les places de cette partie vont de 0 à {players - 1}."

    def unknown_action(self, action: int, size: int) -> str:
        return f"Il n'y a pas d'action {action} : les actions sont numérotées de 0 à {size - 1}."

    def game_over(self) -> str:
        return "La partie est terminée ; commencez-en une nouvelle pour rejouer."

    def not_your_decision(self, *seats: int) -> str:
        names = listed([self.player(seat) for seat in seats])
        return f"Vous n'avez rien à décider maintenant : la partie attend {names}."

    def not_asked(self, kind: int) -> str:
        return f"Ce n'est pas ce qui vous est demandé : il faut {self.questions[kind]}."
