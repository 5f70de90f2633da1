"""People in front of a browser: what they see, and how they choose."""

import json
import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from marsbox.games import load_game
from tests.words.fluent import bundle, said
from tools.words.__main__ import CATALOGUES

# For whatever is waited for: a machine may have much else to do.
TIMEOUT_MS = 60_000
expect.set_options(timeout=TIMEOUT_MS)

# What moves a game along, best first: kinds of actions, or one of a kind.
EAGER = {
    # landing, using what is offered, promoting, connecting own cards, launching
    "pocket-mars": ("land", "use", "promote", "module", "take", "store", "keep", "launch", "hand"),
    # filling ships, and whatever a character can do besides
    "mission-red-planet": ("board", "move", "draw", "launch", "shoot", "seduce_on_mars", "seduce_aboard", "redirect"),
    # terraforming without cards
    "terraforming-mars": (
        *("milestone", "convert_plants", "convert_heat"),
        *("project:greenery", "project:aquifer", "project:asteroid"),
        *("skip", "pass", "end_turn"),
    ),
}

# Which question this page shows: the seat it is put to and the decision's id, which no other question to that seat has.
ASKED = """(() => {
  const page = document.querySelector(".page"), panel = document.querySelector(".decision");
  return [page?.dataset.seat, panel?.dataset.decision].join();
})()"""
# Whether the page waits for the server to say what became of an answer.
BUSY = "(document.querySelector('.decision[aria-busy=true]') !== null)"
PROPOSED = "(document.querySelector('.proposal') !== null)"
OPTION = ".decision:not(.sent) button[data-action]"
# Who has to do something, as far as it matters to those on the given seats: "asked" is whoever looks at this page.
NEXT = f"""seats => {{
  if (document.querySelector("dialog[data-dialog=score][open]")) return "over";
  if (document.querySelector("{OPTION}")) return "asked";
  const {{ seat, waiting = "" }} = document.querySelector(".page")?.dataset ?? {{}};
  return waiting.split(" ").some((other) => other !== seat && seats.includes(other)) ? "others" : null;
}}"""
# What ends to the right of the screen, where the page can be scrolled there.
BEYOND_THE_EDGE = """() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > clientWidth);
  return [`${scrollWidth} of ${clientWidth} px`, ...beyond.reverse().map((one) => one.outerHTML.slice(0, 160))];
}"""
# Sends what was chosen of many.
GATHERED = ".decision:not(.sent) .send:enabled"
# What can be answered now, in one look.
OFFERED = f"""() => ({{
  gathered: document.querySelector("{GATHERED}") !== null,
  actions: [...document.querySelectorAll("{OPTION}")].map((one) => Number(one.dataset.action)),
}})"""
FOLDED = "button.fold[aria-expanded=false]"
# Puts the focus on a button, where a phone folds the options away after bringing it to light.
FOCUS = f"""async (button) => {{
  const fold = document.querySelector("{FOLDED}");
  if (fold?.checkVisibility()) {{
    fold.click();
    await new Promise(requestAnimationFrame);
  }}
  document.querySelector(button).focus();
}}"""
# An axe-core that lists what is wrong and nothing else: to find words for all that is right takes it most of its time.
# What it finds counts only if the page stood still meanwhile, and if what it showed before was drawn.
CHECK = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const busy = () => document.querySelector(".decision[aria-busy=true], [data-loading]") !== null;
  const named = () => [...document.querySelectorAll(".page, .decision")];
  const state = () => named().map((one) => JSON.stringify(one.dataset)).join();
  for (;;) {
    await drawn();
    const before = state();
    const reachable = document.querySelector("dialog:modal") ?? document;
    const found = busy() ? null : await window.axe.run(reachable, { resultTypes: ["violations"] });
    if (found && !busy() && state() === before) return JSON.stringify(found);
  }
}"""


class Visitor:
    """One person with a browser profile of their own, who plays the game named by `game`."""

    def __init__(self, context: BrowserContext, page: Page, url: str, language: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.language = language.partition("-")[0]
        self.game = "pocket-mars"
        self.complaints: list[str] = []
        self._random = random.Random(2026)
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        # refused connections are what a killed server looks like
        page.on("console", lambda said: self._console(said.type, said.text))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "ERR_CONNECTION" not in text and "WebSocket connection" not in text:
            self.complaints.append(text)

    def leave(self) -> None:
        """Close the browser profile."""
        self.context.close()

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.url + path)

    def word(self, message: str, **facts: object) -> str:
        """A message of the catalogue in the visitor's language."""
        return said(_bundle(self.language), message, facts)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    @property
    def options(self) -> Locator:
        """The choices of the decision panel."""
        return self.page.locator(OPTION)

    @property
    def score_sheet(self) -> Locator:
        """The dialog at the end of the game."""
        return self.page.get_by_role("dialog", name=self.word("score-title"))

    @property
    def seat(self) -> str:
        """The number of the seat on the screen, once there is one."""
        seat = self.page.locator('.page[data-seat]:not([data-seat="-1"])').get_attribute("data-seat")
        assert seat is not None
        return seat

    def next(self, seats: Sequence[str]) -> str:
        """Wait until this person has a choice ("asked"), one on those seats has ("others"), or the game is "over"."""
        found: str = self.page.wait_for_function(NEXT, arg=list(seats)).json_value()
        return found

    def expect_a_choice(self) -> None:
        """Wait until this person owes a decision, on the screen or folded away on a phone."""
        expect(self.options.first).to_be_attached()

    def has_a_choice(self) -> bool:
        """Whether this person owes a decision that is on the screen, once somebody does."""
        return self.options.count() > 0

    def expect_connected(self) -> None:
        """Wait until the page hears of everything that happens at the table."""
        expect(self.page.locator('.page[data-connection="open"]')).to_be_attached()

    def offered(self) -> list[int]:
        """The actions in the decision panel."""
        actions: list[int] = self.page.evaluate(OFFERED)["actions"]
        return actions

    def offered_to(self, verb: str) -> dict[str, int]:
        """The actions in the decision panel that have this verb, by what they are about."""
        table = load_game(self.game).actions
        return {str(table.form(action)[verb]): action for action in self.offered() if table.verb(action) == verb}

    def choose(self) -> None:
        """Answer with what moves the game along; of what is put together from many, take nothing."""
        offered: dict[str, Any] = self.page.evaluate(OFFERED)
        if offered["gathered"]:
            self.answer(GATHERED)
        else:
            self.take(self.eager(offered["actions"]))

    def choose_by_key(self) -> None:
        """The same without a pointer: the button is focused, and Enter pressed."""
        offered: dict[str, Any] = self.page.evaluate(OFFERED)
        button = GATHERED if offered["gathered"] else _button_of(self.eager(offered["actions"]))
        self.page.evaluate(FOCUS, button)
        self._answer(lambda: self.page.keyboard.press("Enter"))

    def take(self, action: int) -> None:
        """Click an option of the decision panel."""
        self.answer(self._unfolded(action))

    def _unfolded(self, action: int) -> str:
        """The button of an option, brought to light where a phone folds the options away."""
        fold = self.page.locator(FOLDED)
        if fold.is_visible():
            fold.click()
        return _button_of(action)

    def answer(self, button: str) -> None:
        """Click what answers a decision, say yes where the page asks whether it is meant, and wait for what follows."""
        self._answer(lambda: self.page.locator(button).first.click())

    def _answer(self, press: Callable[[], None]) -> None:
        before = self.asked()
        press()
        answered = f"{ASKED} !== before && !{BUSY}"
        came = self.page.wait_for_function(f"before => {PROPOSED} ? 'proposed' : {answered}", arg=before).json_value()
        if came == "proposed":
            self.page.locator(".proposal .primary").press("Enter")
            self.page.wait_for_function(f"before => {answered}", arg=before)

    def asked(self) -> str:
        """The question on the screen: no two are the same, not even if their words are."""
        asked: str = self.page.evaluate(ASKED)
        return asked

    def expect_another_question(self, before: str) -> None:
        """Wait until the page shows another question than that one, or none."""
        self.page.wait_for_function(f"before => {ASKED} !== before && !{BUSY}", arg=before)

    def undo(self) -> None:
        """Go one step back, by the button, and wait for the question that is asked there."""
        before = self.asked()
        self.page.locator("header button[aria-keyshortcuts=u]").click()
        self.expect_another_question(before)

    def undo_by_key(self) -> None:
        """Go one step back, by the key, and wait for the question that is asked there."""
        before = self.asked()
        self.page.keyboard.press("u")
        self.expect_another_question(before)

    def state(self) -> str:
        """All words on the page's main part."""
        return self.page.locator("main").inner_text()

    def eager(self, actions: Sequence[int]) -> int:
        """What moves the game along, of what is offered."""
        table = load_game(self.game).actions
        for wanted in EAGER.get(self.game, ()):
            verb, _, content = wanted.partition(":")
            fitting = [
                action for action in actions if table.verb(action) == verb and content in ("", table.form(action)[verb])
            ]
            if fitting:
                return self._random.choice(fitting)
        return self._random.choice(actions)

    def beyond_the_edge(self) -> list[str]:
        """What makes the page wider than the screen, the innermost parts first; nothing where all of it fits."""
        found: list[str] = self.page.evaluate(BEYOND_THE_EDGE)
        return found

    def violations(self, axe: str) -> list[str]:
        """What axe-core objects to on the page as it is, or in the dialog that makes all behind it unreachable."""
        # an answer on its way greys what it answered, for a moment
        expect(self.page.locator(".decision[aria-busy=true], [data-loading]")).to_have_count(0)
        # the page's policy forbids inline scripts; the tester's own is evaluated outside of it
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        found: dict[str, Any] = json.loads(self.page.evaluate(CHECK))
        return [
            f"{violation['id']}: {violation['help']} ({node['html'][:120]})"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def expect_words(self, words: str | re.Pattern[str]) -> None:
        """Wait until the page says something."""
        expect(self.page.locator("body")).to_contain_text(words)


def _button_of(action: int) -> str:
    return f'.decision button[data-action="{action}"]'


@cache
def _bundle(language: str) -> FluentBundle:
    return bundle(CATALOGUES / language, language)


def new_visitor(
    browser: Browser,
    url: str,
    width: int,
    height: int,
    language: str,
    scheme: str,
    *,
    holding: bool = False,
    playback: str = "off",
) -> Visitor:
    """A person with a fresh profile; narrow screens are touched. `holding` is whether they hold their turns."""
    touched = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=touched,
        is_mobile=touched,
    )
    # settings like any others, as if they had been chosen on an earlier visit: without them a game takes long
    chosen = json.dumps({"hold": "short" if holding else "none", "playback": playback})
    context.add_init_script(f"if (location.host) localStorage.marsbox ??= JSON.stringify({chosen})")
    return Visitor(context, context.new_page(), url, language)
