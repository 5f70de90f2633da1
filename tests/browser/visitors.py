"""People in front of a browser: what they see, and how they choose."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from marsbox.games import load_game

PATIENCE_MS = 60_000

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

# Keeps the decision that each seat of the page owes, as the server tells it. What is on the screen may change for other
# reasons while an answer is on its way.
HEARING = """
window.asked = {};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "view") window.asked[told.seat] = told.decision && told.decision.id;
    });
  }
};
"""
ASKED = "JSON.stringify(window.asked)"
# What ends to the right of the screen, where the page can be scrolled there.
BEYOND_THE_EDGE = """() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > clientWidth);
  return [`${scrollWidth} of ${clientWidth} px`, ...beyond.reverse().map((one) => one.outerHTML.slice(0, 160))];
}"""
# Sends what was chosen of many.
GATHERED = ".decision:not(.sent) .send:enabled"


class Visitor:
    """One person with a browser profile of their own, who plays the game named by `game`."""

    def __init__(self, context: BrowserContext, page: Page, url: str, language: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.french = language.startswith("fr")
        self.game = "pocket-mars"
        self.complaints: list[str] = []
        self._random = random.Random(2026)
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(HEARING)
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

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    @property
    def options(self) -> Locator:
        """The choices of the decision panel."""
        return self.page.locator(".decision:not(.sent) button[data-action]")

    @property
    def score_sheet(self) -> Locator:
        """The dialog at the end of the game."""
        return self.page.get_by_role("dialog", name="Score final" if self.french else "Final score")

    def sees_the_end(self) -> bool:
        """Whether the score sheet is on the screen."""
        # the first is asked over and over, and quick; roles and names are not
        return self.page.locator("dialog[open]").count() > 0 and self.score_sheet.is_visible()

    def has_a_choice(self) -> bool:
        """Whether this person owes a decision that is on the screen."""
        return self.options.count() > 0

    def offered(self) -> list[int]:
        """The actions in the decision panel."""
        actions: list[int] = self.options.evaluate_all("all => all.map(one => Number(one.dataset.action))")
        return actions

    def offered_to(self, verb: str) -> dict[str, int]:
        """The actions in the decision panel that have this verb, by what they are about."""
        table = load_game(self.game).actions
        return {str(table.form(action)[verb]): action for action in self.offered() if table.verb(action) == verb}

    def choose(self) -> None:
        """Answer with what moves the game along; of what is put together from many, take nothing."""
        if self.page.locator(GATHERED).count():
            self.answer(GATHERED)
        else:
            self.take(self.eager())

    def take(self, action: int) -> None:
        """Click an option of the decision panel."""
        fold = self.page.locator("button.fold[aria-expanded=false]")
        if fold.count():
            fold.click()
        self.answer(f'.decision button[data-action="{action}"]')

    def undo(self) -> None:
        """Go one step back, by the button, and wait for the question that is asked there."""
        before: str = self.page.evaluate(ASKED)
        self.page.locator("header button[aria-keyshortcuts=u]").click()
        self.page.wait_for_function(f"before => {ASKED} !== before", arg=before, timeout=PATIENCE_MS)

    def answer(self, button: str) -> None:
        """Click what answers a decision, say yes where the page asks whether it is meant, and wait for what follows."""
        before: str = self.page.evaluate(ASKED)
        self.page.locator(button).first.click()
        sure = "document.querySelector('.proposal') !== null"
        self.page.wait_for_function(f"before => {ASKED} !== before || {sure}", arg=before, timeout=PATIENCE_MS)
        if self.page.evaluate(ASKED) == before:
            self.page.locator(".proposal .primary").click()
            self.page.wait_for_function(f"before => {ASKED} !== before", arg=before, timeout=PATIENCE_MS)

    def state(self) -> str:
        """All words on the page's main part."""
        return self.page.locator("main").inner_text()

    def eager(self) -> int:
        """What moves the game along, of what is offered."""
        actions = self.offered()
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
        expect(self.page.locator(".decision[aria-busy=true]")).to_have_count(0, timeout=PATIENCE_MS)
        # the page's policy forbids inline scripts; the tester's own is evaluated outside of it
        self.page.evaluate(axe)
        reachable = "document.querySelector('dialog:modal') ?? document"
        found: dict[str, Any] = json.loads(
            self.page.evaluate(f"async () => JSON.stringify(await window.axe.run({reachable}))")
        )
        return [
            f"{violation['id']}: {violation['help']} ({node['html'][:120]})"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def expect_words(self, words: str | re.Pattern[str]) -> None:
        """Wait until the page says something."""
        expect(self.page.locator("body")).to_contain_text(words, timeout=PATIENCE_MS)


def new_visitor(browser: Browser, url: str, width: int, height: int, language: str, scheme: str) -> Visitor:
    """A person with a fresh profile; narrow screens are touched."""
    touched = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=touched,
        is_mobile=touched,
    )
    return Visitor(context, context.new_page(), url, language)
