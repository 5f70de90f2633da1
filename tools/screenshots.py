"""Take the pictures of the README and the documentation anew, from a real game in a real browser.

    make screenshots

A server is started on a port of its own with an empty database; a person and three greedy bots play, the person taking
the bots' advice, so that the pictures show a plausible game. Chromium is the one named in MARSBOX_CHROMIUM.
"""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 20_000


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


def page_of(browser: Browser, size: tuple[int, int], language: str, scheme: str = "light") -> Page:
    """A page in a browser profile of its own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
    return context.new_page()


def picture(page: Page, name: str) -> None:
    """Take a picture of what the page shows."""
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png", flush=True)


def sit_down(page: Page, url: str, seats: list[dict[str, str]], take: list[int]) -> None:
    """Open a table and sit down at it."""
    body = {"game": "pocket-mars", "seats": seats, "you": "Ann", "take": take}
    table = page.request.post(f"{url}/api/tables", data=body).json()
    page.goto(f"{url}{table['link']}")


def take_advice(page: Page, choices: int) -> bool:
    """Do what the hint says, so many times; False once the game is over."""
    option = page.locator(".decision:not(.sent) button[data-action]")
    for _ in range(choices):
        expect(option.first.or_(page.locator("dialog[open]")).first).to_be_attached(timeout=PATIENCE_MS)
        if page.locator("dialog[open]").count():
            return False
        before = page.locator("main").inner_text()
        page.keyboard.press("h")
        advice = page.locator(".hint button")
        expect(advice.or_(page.locator("dialog[open]")).first).to_be_visible(timeout=PATIENCE_MS)
        if page.locator("dialog[open]").count():
            return False
        advice.click()
        page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)
    expect(option.first).to_be_attached(timeout=PATIENCE_MS)
    return True


def show(browser: Browser, url: str, language: str) -> None:
    """All pictures in one language."""
    short = language[:2]
    rivals = [{"kind": "bot", "bot": "greedy"}] * 3
    for size, scheme, name in ((DESKTOP, "light", "table"), (DESKTOP, "dark", "dark"), (PHONE, "light", "phone")):
        page = page_of(browser, size, language, scheme)
        if name == "table":
            page.goto(url)
            expect(page.locator("form button[type=submit]")).to_be_visible()
            picture(page, f"lobby.{short}")
        sit_down(page, url, [{"kind": "person"}, *rivals], [0])
        take_advice(page, 24)
        picture(page, f"{name}.{short}")
        if name == "phone":
            page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
            picture(page, f"phone-cards.{short}")
        if name == "table":
            page.get_by_role("button", name="Règles" if short == "fr" else "Rules").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            picture(page, f"rules.{short}")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            while take_advice(page, 10):
                pass
            picture(page, f"score.{short}")
        page.context.close()
    page = page_of(browser, PHONE, language)
    sit_down(page, url, [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}], [0, 1])
    expect(page.locator("#hand-over")).to_be_visible(timeout=PATIENCE_MS)
    picture(page, f"hand-over.{short}")
    page.context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["MARSBOX_CHROMIUM"], args=QUIET)
        for language in ("en-GB", "fr-FR"):
            show(browser, url, language)
        browser.close()


if __name__ == "__main__":
    main()
