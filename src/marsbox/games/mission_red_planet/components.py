"""The components of Mission: Red Planet, read from a file that says of every part how certain it is."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from marsbox.core.components import ComponentsReader, components_text
from marsbox.core.errors import ComponentsError
from marsbox.games.mission_red_planet.cards import (
    MEASURES,
    Bonus,
    Discovery,
    EachResource,
    EachZone,
    Most,
    Occupy,
    TakeTokens,
)
from marsbox.games.mission_red_planet.kinds import action_table
from marsbox.games.mission_red_planet.state import (
    BONUS_CARDS,
    DISCOVERY_CARDS,
    NONE,
    OUTER,
    RESOURCE_TOKENS,
    RESOURCES,
    SCORE_TOKENS,
    SHIPS,
    SHIPS_PER_ZONE,
    ZONES,
    Facts,
)

FALLBACK_LANGUAGE: Final = "en"  # speaks for every language in which a thing has no name of its own
ZONE_FIELDS: Final = ("id", "name", "outer", "borders", "ships", "provenance")
RESOURCE_FIELDS: Final = ("value", "tokens", "score_tokens", "provenance")
CARD_FIELDS: Final = ("id", "copies", "name", "effect", "provenance")
BONUS_EFFECTS: Final = ("occupy", "most", "each_zone", "each_resource", "tokens")
DISCOVERY_EFFECTS: Final = ("nothing", "tokens", "extra", "leader", "everyone", "removed", "runner_up")
MANUAL_SHIPS: Final = SHIPS - ZONES * SHIPS_PER_ZONE
FEWEST_SEATS: Final = 2  # so that an astronaut at set-up never fills a ship
MOST_SEATS: Final = 9
MOST_POINTS: Final = 99


class Zone:
    """A zone of Mars; `names` by language are there only if the file gives them, else it is known by its id."""

    def __init__(self, zone_id: str, names: dict[str, str], provenance: dict[str, str]) -> None:
        self.id = zone_id
        self.names = names
        self.provenance = provenance


class Resource:
    """A resource: the points of a score token, and how many tokens of both kinds there are."""

    def __init__(self, value: int, tokens: int, score_tokens: int, provenance: dict[str, str]) -> None:
        self.value = value
        self.tokens = tokens
        self.score_tokens = score_tokens
        self.provenance = provenance


class EventCard:
    """What all event cards of one design have in common; exactly one of `bonus` and `discovery` is there.

    `names` by language are there only if the file gives them, else the card is known by its id.
    """

    def __init__(
        self,
        card_id: str,
        copies: int,
        names: dict[str, str],
        bonus: Bonus | None,
        discovery: Discovery | None,
        provenance: dict[str, str],
    ) -> None:
        self.id = card_id
        self.copies = copies
        self.names = names
        self.bonus = bonus
        self.discovery = discovery
        self.provenance = provenance


class Box:
    """All components of the game, as one file describes them. Event cards are told by their design, bonus first."""

    def __init__(
        self,
        zones: tuple[Zone, ...],
        resources: tuple[Resource, ...],
        cards: tuple[EventCard, ...],
        facts: Facts,
        manual_provenance: str,
        note: str,
        content: dict[str, Any],
    ) -> None:
        self.zones = zones
        self.resources = resources
        self.cards = cards
        self.facts = facts
        self.manual_provenance = manual_provenance
        self.note = note
        self._content = content
        self.digest = self.digest_of(facts.card_ids)
        self.zone_number: dict[str, int] = {zone.id: index for index, zone in enumerate(zones)}
        self.card_number: dict[str, int] = {card.id: index for index, card in enumerate(cards)}
        self.ship_ids = facts.ship_ids
        self.ship_number: dict[str, int] = {ship: index for index, ship in enumerate(facts.ship_ids)}
        bonus_ids = [card.id for card in cards[: facts.first_discovery]]
        self.actions = action_table([zone.id for zone in zones], bonus_ids)

    def digest_of(self, cards: Sequence[str]) -> str:
        """A digest of what matters for the rules of a game with these event cards: all but names and notes."""
        content = self._content
        rules = {
            "zones": [[zone[field] for field in ("id", "outer", "borders", "ships")] for zone in content["zone"]],
            "manual": content["manual"]["ships"],
            "resources": [[content["resource"][name][field] for field in ("value", "tokens")] for name in RESOURCES],
            "cards": [
                [card[field] for field in ("id", "copies", "effect")]
                for card in content["bonus"] + content["discovery"]
                if card["id"] in cards
            ],
        }
        return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:16]


def _ship_ids(zones: list[str], destinations: list[int], seats: list[int]) -> tuple[str, ...]:
    """A name for each ship: its destination and its seats, and a letter where several ships are alike."""
    ids: list[str] = []
    for ship, destination in enumerate(destinations):
        kind = "manual" if destination == NONE else zones[destination]
        name = f"{kind} {seats[ship]}"
        letter = ord("b")
        same = name
        while same in ids:
            same = f"{name}{chr(letter)}"
            letter += 1
        ids.append(same)
    return tuple(ids)


def load_box(path: Path | None) -> Box:
    """Read a components file, by default the one that comes with the game."""
    name, text = components_text("marsbox.games.mission_red_planet", path)
    return parse_box(text, name)


def parse_box(text: str, name: str) -> Box:
    """Make the components from the text of a file; `name` stands in the error messages."""
    reader = _Reader(name)
    content = reader.parse(text)
    reader.only(content, ("note", "zone", "manual", "resource", "bonus", "discovery"), "the file")
    zones = reader.zones(content)
    ids = [zone.id for zone in zones]
    borders = reader.borders(content, ids)
    manual = reader.table(content, "manual", "the file")
    reader.only(manual, ("ships", "provenance"), "manual")
    manual_provenance = reader.provenance(manual, "manual", ("ships",))["ships"]
    destinations: list[int] = []
    seats: list[int] = []
    for zone, entry in enumerate(content["zone"]):
        seats += reader.ships(entry, f"zone {ids[zone]}", SHIPS_PER_ZONE)
        destinations += [zone] * SHIPS_PER_ZONE
    seats += reader.ships(manual, "manual", MANUAL_SHIPS)
    destinations += [NONE] * MANUAL_SHIPS
    resources = reader.resources(content)
    bonus = reader.cards(content, "bonus", BONUS_CARDS, ids)
    discovery = reader.cards(content, "discovery", DISCOVERY_CARDS, ids)
    cards = bonus + discovery
    reader.check_ids([card.id for card in cards], "card")
    facts = Facts(
        borders,
        tuple(destinations),
        tuple(seats),
        tuple([resource.value for resource in resources]),
        tuple([resource.tokens for resource in resources]),
        tuple([card.copies for card in cards]),
        len(bonus),
        _ship_ids(ids, destinations, seats),
        tuple([card.id for card in cards]),
    )
    note = str(content.get("note", ""))
    return Box(zones, resources, cards, facts, manual_provenance, note, content)


class _Reader(ComponentsReader):
    """Reads the parts of this game's file."""

    def zones(self, content: dict[str, Any]) -> tuple[Zone, ...]:
        entries = self.tables(content, "zone", f"{ZONES} tables [[zone]]")
        if len(entries) != ZONES:
            raise ComponentsError(f"{self.file}: Mars has {len(entries)} zones; right would be {ZONES}")
        zones = []
        for number, entry in enumerate(entries):
            zone_id = self.word(entry, "id", f"zone number {number + 1}", 'a name such as "hellas"')
            what = f"zone {zone_id}"
            self.only(entry, ZONE_FIELDS, what)
            if entry.get("outer") is not (number < OUTER):
                right = f"true for the first {OUTER} zones, clockwise from the north, and false for the other three"
                raise self.error(what, "outer", f"is {entry.get('outer')!r}", right)
            names = self.names(entry, what)
            zones.append(Zone(zone_id, names, self.provenance(entry, what, ("name", "outer", "borders", "ships"))))
        self.check_ids([zone.id for zone in zones], "zone")
        return tuple(zones)

    def borders(self, content: dict[str, Any], ids: list[str]) -> tuple[tuple[int, ...], ...]:
        borders = []
        for number, entry in enumerate(content["zone"]):
            names = self.zone_list(entry, "borders", f"zone {ids[number]}", ids)
            if number in names:
                raise self.error(f"zone {ids[number]}", "borders", "names the zone itself", "its neighbours")
            borders.append(names)
        for number, neighbours in enumerate(borders):
            for other in neighbours:
                if number not in borders[other]:
                    raise self.error(
                        f"zone {ids[other]}", "borders", f"lacks {ids[number]}", f"both ways: {ids[number]} names it"
                    )
        return tuple(borders)

    def zone_list(self, table: dict[str, Any], field: str, what: str, ids: list[str]) -> tuple[int, ...]:
        names = table.get(field)
        if not isinstance(names, list) or not names:
            raise self.error(what, field, f"is {names!r}", "a list of zones")
        numbers = []
        for name in names:
            if name not in ids:
                raise self.error(what, field, f"names {name!r}", f"zones: {', '.join(ids)}")
            if ids.index(name) in numbers:
                raise self.error(what, field, f"names {name!r} twice", "each zone once")
            numbers.append(ids.index(name))
        return tuple(sorted(numbers))

    def ships(self, table: dict[str, Any], what: str, count: int) -> list[int]:
        seats = table.get("ships")
        right = f"a list of {count} numbers of seats from {FEWEST_SEATS} to {MOST_SEATS}"
        if not isinstance(seats, list) or len(seats) != count:
            raise self.error(what, "ships", f"is {seats!r}", right)
        for number in seats:
            if type(number) is not int or not FEWEST_SEATS <= number <= MOST_SEATS:
                raise self.error(what, "ships", f"has {number!r}", right)
        return list(seats)

    def resources(self, content: dict[str, Any]) -> tuple[Resource, ...]:
        tables = self.table(content, "resource", "the file")
        self.only(tables, RESOURCES, "resource")
        resources = []
        for name in RESOURCES:
            entry = self.table(tables, name, "resource")
            what = f"resource {name}"
            self.only(entry, RESOURCE_FIELDS, what)
            resources.append(
                Resource(
                    self.number(entry, "value", what, 1, MOST_POINTS),
                    self.number(entry, "tokens", what, 0, RESOURCE_TOKENS),
                    self.number(entry, "score_tokens", what, 0, SCORE_TOKENS),
                    self.provenance(entry, what, ("value", "tokens", "score_tokens")),
                )
            )
        self.check_sum("resource tokens", sum([resource.tokens for resource in resources]), RESOURCE_TOKENS)
        self.check_sum("score tokens", sum([resource.score_tokens for resource in resources]), SCORE_TOKENS)
        return tuple(resources)

    def cards(self, content: dict[str, Any], kind: str, count: int, zones: list[str]) -> tuple[EventCard, ...]:
        cards = []
        for number, entry in enumerate(self.tables(content, kind, f"tables [[{kind}]]"), start=1):
            card_id = self.word(entry, "id", f"{kind} number {number}", 'a name such as "rich_vein"')
            what = f"card {card_id}"
            self.only(entry, CARD_FIELDS, what)
            cards.append(
                EventCard(
                    card_id,
                    self.number(entry, "copies", what, 1, count),
                    self.names(entry, what),
                    self.bonus(entry, what, zones) if kind == "bonus" else None,
                    self.discovery(entry, what) if kind == "discovery" else None,
                    self.provenance(entry, what, ("name", "copies", "effect")),
                )
            )
        self.check_sum(f"{kind} cards", sum([card.copies for card in cards]), count)
        return tuple(cards)

    def names(self, entry: dict[str, Any], what: str) -> dict[str, str]:
        """The names of a thing by language; none if it is called as in the printed box. One text is for all of them."""
        name = entry.get("name")
        if name is None:
            return {}
        if isinstance(name, str) and name:
            return {FALLBACK_LANGUAGE: name}
        if not isinstance(name, dict):
            right = f'a name, or names by language such as {{ {FALLBACK_LANGUAGE} = "Hellas" }}'
            raise self.error(what, "name", f"is {name!r}", right)
        where = f"{what}, name"
        self.word(name, FALLBACK_LANGUAGE, where, "a name, for all languages that are not there")
        for language in name:
            if not (2 <= len(language) <= 3 and language.isalpha() and language.islower()):
                raise self.error(where, language, "is unknown", "languages such as en or fr")
        return {language: self.word(name, language, where, "a name") for language in name}

    def effect(self, entry: dict[str, Any], what: str, known: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        effect = self.table(entry, "effect", what)
        names = [name for name in effect if name in known]
        if len(names) != 1:
            raise self.error(what, "effect", f"is {effect!r}", f"a table with one of {', '.join(known)}")
        return effect, names[0]

    def bonus(self, entry: dict[str, Any], what: str, zones: list[str]) -> Bonus:
        effect, name = self.effect(entry, what, BONUS_EFFECTS)
        what = f"{what}, effect"
        if name == "tokens":
            self.only(effect, ("tokens", "of"), what)
            resource = RESOURCES.index(self.one_of(effect, "of", what, RESOURCES))
            return TakeTokens(self.number(effect, "tokens", what, 1, MOST_POINTS), resource)
        if name == "each_zone":
            self.only(effect, ("each_zone",), what)
            return EachZone(self.number(effect, "each_zone", what, 1, MOST_POINTS))
        self.only(effect, (name, "points"), what)
        points = self.number(effect, "points", what, 1, MOST_POINTS)
        if name == "occupy":
            return Occupy(self.zone_list(effect, "occupy", what, zones), points)
        if name == "most":
            return Most(MEASURES.index(self.one_of(effect, "most", what, MEASURES)), points)
        return EachResource(self.number(effect, "each_resource", what, 1, MOST_POINTS), points)

    def discovery(self, entry: dict[str, Any], what: str) -> Discovery:
        effect, name = self.effect(entry, what, DISCOVERY_EFFECTS)
        what = f"{what}, effect"
        self.only(effect, ("extra", "of") if name == "extra" else (name,), what)
        if name in ("nothing", "runner_up"):
            if effect[name] is not True:
                raise self.error(what, name, f"is {effect[name]!r}", "true")
            return Discovery(runner_up=name == "runner_up")
        if name == "tokens":
            return Discovery(tokens=self.number(effect, name, what, 0, MOST_POINTS))
        if name == "extra":
            resource = RESOURCES.index(self.one_of(effect, "of", what, RESOURCES))
            return Discovery(extra=self.number(effect, name, what, 1, MOST_POINTS), of=resource)
        if name == "leader":
            return Discovery(leader=self.number(effect, name, what, 1, MOST_POINTS))
        if name == "everyone":
            return Discovery(everyone=self.number(effect, name, what, -MOST_POINTS, MOST_POINTS))
        return Discovery(removed=self.number(effect, name, what, 1, MOST_POINTS))

    def check_ids(self, ids: list[str], kind: str) -> None:
        for number, name in enumerate(ids):
            if name in ids[:number]:
                raise self.error(f"{kind} {name}", "id", "is used twice", f"a name of its own for each {kind}")

    def check_sum(self, things: str, count: int, right: int) -> None:
        if count != right:
            raise ComponentsError(f"{self.file}: the box has {count} {things}; right would be {right}")
