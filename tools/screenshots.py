"""Retake the pictures of the README and the documentation, from a real game in a browser.

    make screenshots [ARGS='pocket-mars lobby']

For each language a server is started on a port of its own with an empty database; a person and engineers play, the
person taking the bots' advice, so that the pictures show a plausible game. Arguments choose some of the subjects.
Chromium is the one named in MARSBOX_CHROMIUM. Pictures are kept in 256 colours, a third of the size.
"""

import argparse
import io
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from marsbox.bots import characters_of, make_bot
from marsbox.core import FastRng, Match, Setup
from marsbox.games import load_game
from tools.words.__main__ import CATALOGUES as WORDS
from tools.words.catalogues import read_catalogues

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = (1280, 800)
PHONE = (390, 844)
TIMEOUT_MS = 20_000
ANALYSIS_MS = 600_000
COLOURS = 256
CHOICES_IN_COMPANY = 10
CATALOGUES = read_catalogues(WORDS)
LOBBY = "lobby"
TUTORIAL = "tutorial"
COMPANY = "company"
ANALYSIS = "analysis"
CHAT = {
    "en": ("Good luck!", "Let us see who lands first."),
    "fr": ("Bonne chance !", "On verra qui arrive le premier."),
    "de": ("Viel Glück!", "Mal sehen, wer zuerst landet."),
}
"""What the two people of a table say."""
OPTION = ".decision:not(.sent) button[data-action]"


@dataclass(frozen=True)
class GameSubject:
    """How a game is shown: against how many bots, after how many choices, and how its pictures' names begin."""

    game: str
    bots: int
    choices: int
    prefix: str
    desktop: tuple[int, int] = (1280, 800)
    moment: str = "main"
    """What is on the page at a moment worth a picture."""


# The pictures of the first game are those of the README, without its name.
GAME_SUBJECTS = (
    GameSubject("pocket-mars", bots=3, choices=24, prefix=""),
    GameSubject("mission-red-planet", bots=3, choices=24, prefix="mission."),
    GameSubject(
        "terraforming-mars",
        bots=2,
        choices=64,
        prefix="terraforming.",
        desktop=(1440, 900),
        moment=".decision button[aria-keyshortcuts=P]",
    ),
)


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
        command = [sys.executable, "-m", "marsbox", "serve", "--port", str(port), "--database", f"{folder}/tables.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def word(language: str, message: str) -> str:
    """A word of the browser."""
    return CATALOGUES[language].messages()[message].text or ""


def page_of(
    browser: Browser, size: tuple[int, int], language: str, scheme: str = "light", of: Page | None = None
) -> Page:
    """A page in a browser profile of its own; `of` is a page of the person who looks at it."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=CATALOGUES[language].locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        storage_state=of.context.storage_state() if of else None,
    )
    page = context.new_page()
    if of:
        page.goto(of.url)
    return page


def picture(page: Page, name: str) -> None:
    """Take a picture of what the page shows while nothing is pointed at."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    few = taken.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(PICTURES / f"{name}.png", optimize=True)
    print(f"docs/pictures/{name}.png", flush=True)


def look_up(page: Page) -> None:
    """Leave what was typed into or pointed at, and go to the top of the page."""
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")


def sit_down(page: Page, url: str, language: str, game: str, seats: list[dict[str, str]]) -> None:
    """Open a table and sit down on all seats of people."""
    take = [number for number, seat in enumerate(seats) if seat["kind"] == "person"]
    body = {"game": game, "seats": seats, "you": "Ann", "take": take}
    table = page.request.post(f"{url}/api/tables", params={"lang": language}, data=body).json()
    page.goto(f"{url}{table['link']}")


def appears(page: Page, awaited: Locator) -> bool:
    """Wait for something of the table; False if the game ends instead."""
    over = page.locator("dialog[open]")
    expect(awaited.or_(over).first).to_be_attached(timeout=TIMEOUT_MS)
    return over.count() == 0


def take_advice(page: Page, choices: int) -> bool:
    """Do what the hint says, so many times; False once the game is over."""
    option = page.locator(OPTION).first
    for _ in range(choices):
        if not appears(page, option) or not follow_hint(page):
            return False
    return appears(page, option)


def follow_hint(page: Page) -> bool:
    """Do what the hint says; False if the game is over."""
    advice = page.locator(".hint button")
    before = page.locator("main").inner_text()
    page.keyboard.press("h")
    if not appears(page, advice):
        return False
    advice.click()
    page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)
    return True


def opponents(number: int) -> list[dict[str, str]]:
    """The same engineers in every picture."""
    return [{"kind": "bot", "bot": bot} for bot in characters_of("engineer")[:number]]


def show(browser: Browser, url: str, language: str, showing: GameSubject) -> None:
    """All pictures of a game in one language."""

    def take(page: Page, name: str) -> None:
        picture(page, f"{showing.prefix}{name}.{language}")

    page = page_of(browser, showing.desktop, language)
    seats = [{"kind": "person"}, *opponents(showing.bots)]
    sit_down(page, url, language, showing.game, seats)
    take_advice(page, showing.choices)
    while page.locator(showing.moment).count() == 0 and take_advice(page, 1):
        pass
    take(page, "table")
    for name, tab in (("rules", 0), ("cards", 1)):
        page.get_by_role("button", name=word(language, "table-rules")).click()
        page.get_by_role("dialog").get_by_role("tab").nth(tab).click()
        take(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    other = page_of(browser, showing.desktop, language, "dark", of=page)
    expect(other.locator(OPTION).first).to_be_attached(timeout=TIMEOUT_MS)
    take(other, "dark")
    other.context.close()

    other = page_of(browser, PHONE, language, of=page)
    expect(other.locator(OPTION).first).to_be_attached(timeout=TIMEOUT_MS)
    parts = other.locator("nav.sections button")
    if parts.count():
        parts.nth(0).click()
    take(other, "phone")
    if parts.count():
        parts.nth(1).click()
    else:
        other.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    take(other, "phone-cards")
    other.context.close()

    while take_advice(page, 10):
        pass
    expect(page.locator("dialog[open] figure svg[role=img]")).to_be_visible(timeout=TIMEOUT_MS)
    take(page, "score")
    page.locator("dialog[open] a[href$=replay]").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=TIMEOUT_MS)
    for _ in range(3):
        page.keyboard.press("PageDown")
    take(page, "replay")
    page.context.close()

    page = page_of(browser, PHONE, language)
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    bots = opponents(showing.bots - 1)
    sit_down(page, url, language, showing.game, people + bots)
    expect(page.locator("#hand-over")).to_be_visible(timeout=TIMEOUT_MS)
    take(page, "hand-over")
    page.context.close()


def show_first_cards(browser: Browser, url: str, language: str) -> None:
    """How a game of Terraforming Mars begins, and one of its cards."""
    page = page_of(browser, (1440, 900), language)
    seats = [{"kind": "person"}, *opponents(1)]
    sit_down(page, url, language, "terraforming-mars", seats)
    take_advice(page, 2)
    picture(page, f"terraforming.buying.{language}")
    page.locator(".offer .details").nth(3).click(force=True)
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, f"terraforming.card.{language}")
    page.context.close()


def show_tutorial(browser: Browser, url: str, language: str) -> None:
    """The first game of Pocket Mars that teaches."""
    page = page_of(browser, DESKTOP, language)
    page.goto(url)
    page.get_by_role("article", name="Pocket Mars").get_by_role("button", name=word(language, "lobby-learn")).click()
    expect(page.locator(".coach .next")).to_be_visible(timeout=TIMEOUT_MS)
    picture(page, f"tutorial.{language}")
    page.context.close()


def show_lobby(browser: Browser, url: str, language: str) -> None:
    """The page that everybody sees first, with the tables there are."""
    page = page_of(browser, DESKTOP, language)
    page.goto(url)
    expect(page.locator("form button[type=submit]")).to_be_visible()
    picture(page, f"{LOBBY}.{language}")
    page.context.close()


def show_company(browser: Browser, url: str, language: str) -> None:
    """Two people and a bot, who talk and have a clock, on a desktop and on a phone."""
    ann, bob = page_of(browser, DESKTOP, language), page_of(browser, PHONE, language)
    seats = [{"kind": "person"}, {"kind": "person"}, *opponents(1)]
    body = {"game": "pocket-mars", "seats": seats, "you": "Ann", "take": [0], "clock": {"kind": "move", "seconds": 300}}
    table = ann.request.post(f"{url}/api/tables", params={"lang": language}, data=body).json()
    bob.request.post(f"{url}/api/tables/{table['id']}/seats/1/take", data={"name": "Bob"})
    for page in (ann, bob):
        page.goto(f"{url}{table['link']}")
    made = 0
    while made < CHOICES_IN_COMPANY:
        for page in (ann, bob):
            if page.locator(OPTION).count():
                made += follow_hint(page)
        ann.wait_for_timeout(300)
    for page, line in zip((bob, ann), CHAT.get(language, CHAT["en"]), strict=True):
        page.get_by_role("tab", name=word(language, "chat-title")).click()
        page.get_by_label(word(language, "chat-say")).fill(line)
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text(line)
        look_up(page)
    picture(ann, f"{COMPANY}.{language}")
    picture(bob, f"{COMPANY}.phone.{language}")
    ann.context.close()
    bob.context.close()


def game_of_bots() -> str:
    """The record of a game of Terraforming Mars among three bots that do not always see what is best."""
    game = load_game("terraforming-mars")
    match = Match.start(game, Setup(3), 2026)
    bots = [make_bot("settler", game, seat) for seat in range(3)]
    chance = FastRng(2026)
    while decisions := game.decisions(match.state):
        decision = decisions[0]
        imagined = game.determinize(match.state, decision.seat, chance)
        match.play(decision.seat, bots[decision.seat].choose(imagined, decision))
    return match.record.to_json()


def show_analysis(browser: Browser, url: str, language: str) -> None:
    """A finished game, judged step by step."""
    page = page_of(browser, (1280, 1000), language)
    as_json = {"Content-Type": "application/json"}
    given = page.request.post(f"{url}/api/records", params={"lang": language}, data=game_of_bots(), headers=as_json)
    page.goto(f"{url}/t/{given.json()['id']}/analysis")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=ANALYSIS_MS)
    for _ in range(6):
        slider.press("PageUp")
    look_up(page)
    picture(page, f"{ANALYSIS}.{language}")
    page.context.close()


OTHERS = {LOBBY: show_lobby, TUTORIAL: show_tutorial, COMPANY: show_company, ANALYSIS: show_analysis}


def main() -> None:
    subjects = [*[showing.game for showing in GAME_SUBJECTS], *OTHERS]
    parser = argparse.ArgumentParser(description="Take the pictures of the README and the documentation anew.")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(subjects)}; otherwise all")
    wanted = parser.parse_args().subjects or subjects
    unknown = [subject for subject in wanted if subject not in subjects]
    if unknown:
        parser.error(f"there are no pictures of {', '.join(unknown)}; the subjects are {', '.join(subjects)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["MARSBOX_CHROMIUM"], args=QUIET)
        for language in CATALOGUES:
            with server() as url:
                for showing in GAME_SUBJECTS:
                    if showing.game in wanted:
                        show(browser, url, language, showing)
                if "terraforming-mars" in wanted:
                    show_first_cards(browser, url, language)
                for subject, show_it in OTHERS.items():
                    if subject in wanted:
                        show_it(browser, url, language)
        browser.close()


if __name__ == "__main__":
    main()
