"""A game at the terminal: people type, bots answer, and nobody sees more than a seat may."""

from dataclasses import dataclass
from itertools import dropwhile
from typing import Final

from rich.text import Text

from marsbox.bots.levels import simpler_bot
from marsbox.cli.errors import reason_of
from marsbox.cli.games.board import Board
from marsbox.cli.games.component_list import folded
from marsbox.cli.language import Speech
from marsbox.cli.play import bot_moves
from marsbox.cli.play.choices import Choice, Offer, flat_offer, grouped_offer, inner_offer
from marsbox.cli.play.record_file import RecordFile, default_file
from marsbox.cli.terminal.html_text import plain_lines
from marsbox.cli.terminal.numbers import decimal
from marsbox.cli.terminal.score_sheets import final_sheets, sheets
from marsbox.cli.terminal.screen import Left, Screen, wrapped
from marsbox.core import SPECTATOR, Decision, Event, Match, Record, Snapshot, View
from marsbox.text import Words
from marsbox.text.bots import BotWords

LOG_LINES: Final = 200
HELP_INDENT: Final = 11
WARNING: Final = "(!)"
NEWS_IN_SIGHT: Final = 2
LOST_NEWS: Final = 2
EXPLAINED_PLACES: Final = ("building", "zone", "space", "project", "milestone", "award")
NOBODY: Final = -1
HINTS: Final = 3
ALIASES: Final = {
    "help": "?",
    "undo": "u",
    "board": "b",
    "log": "l",
    "hint": "h",
    "scores": "s",
    "mat": "m",
    "rules": "r",
    "quit": "q",
}


@dataclass(frozen=True)
class Seats:
    """Who sits where: the people's seats, and the bots' names by seat."""

    people: tuple[int, ...]
    bots: dict[int, str]


class Session:
    """One game from its first question to its end, or to where the people leave it."""

    def __init__(
        self,
        match: Match,
        past: list[list[Event]],
        seats: Seats,
        words: Words,
        board: Board,
        screen: Screen,
        say: Speech,
        file: RecordFile | None,
    ) -> None:
        self.match = match
        self.steps = past
        self.seats = seats
        self.words = words
        self.board = board
        self.screen = screen
        self.say = say
        self.file = file
        self.finished = False
        self._told = dict.fromkeys(seats.people, 0)
        # who shares the keyboard is called to it, the first one too
        self._sitting = seats.people[0] if len(seats.people) == 1 else NOBODY
        self._unsaved = False
        # what is told of the bots themselves, and of how many events it comes after
        self._notices: list[tuple[int, str]] = []
        self._heard = dict.fromkeys(seats.people, 0)

    def run(self) -> None:
        """Play until the game is over; raises `Left` if the people leave before."""
        self.screen.show(self.say("welcome"))
        while True:
            decisions = self.match.game.decisions(self.match.state)
            if not decisions:
                if self._finish():
                    return
                continue
            # people answer first where several owe an answer: nobody can tell the difference, and they may take it back
            owed = next((decision for decision in decisions if decision.seat in self.seats.people), decisions[0])
            if owed.seat in self.seats.people:
                self._ask(owed)
            else:
                self._let_bot_play(owed)

    def skip_news(self) -> None:
        """Take what has happened so far as told: the people were there."""
        self._told = dict.fromkeys(self.seats.people, len(self._events()))

    # ---- a question

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if seat != self._sitting:
            self._hand_over(seat)
        offer = self._page(decision)
        while offer is not None:
            answer = self.screen.ask(self.say("prompt" if offer.outer is None else "prompt_inner"))
            word, _, rest = answer.partition(" ")
            word = ALIASES.get(word.lower(), word.lower())
            if word.startswith("?") and len(word) > 1:
                word, rest = "?", answer[1:]
            if word.isdecimal() and not rest:
                if not 1 <= int(word) <= len(offer.numbered):
                    self._say("no_such_choice", number=word, most=len(offer.numbered))
                elif len(offer.numbered[int(word) - 1]) > 1:
                    offer = inner_offer(self.screen, offer.numbered[int(word) - 1], offer)
                    self.screen.show(*offer.lines)
                else:
                    self._take(decision, offer.numbered[int(word) - 1][0].action)
                    return
            elif word == "u":
                if self._undo(seat):
                    return
            elif word == "b" or (not word and offer.outer is not None):
                offer = self._page(decision)
            elif not word:
                self._say("nothing_typed", most=len(offer.numbered))
            elif not self._command(word, rest.strip(), (decision, offer), seat):
                action = self._named(decision, answer)
                if action is not None:
                    self._take(decision, action)
                    return
                self._say("not_understood", typed=answer, most=len(offer.numbered))

    def _take(self, decision: Decision, action: int) -> None:
        """Give an answer, or a step of it."""
        self._play(decision.seat, action)
        self._pause(decision.seat)

    def _named(self, decision: Decision, typed: str) -> int | None:
        """The option that a person has typed as it is called in the data, if there is just one."""
        found = []
        for action in decision.options:
            verb, content = next(iter(self.match.game.actions.form(action).items()))
            named = content if isinstance(content, str) else verb if content is True else ""
            if named and folded(named) == folded(typed):
                found.append(action)
        return found[0] if len(found) == 1 else None

    def _page(self, decision: Decision) -> Offer | None:
        """What happened, the table, the question and its options, fitted to the height of the terminal.

        Much news is read first; None if the person took a step back on reading it.
        """
        view = self._view(decision.seat)
        table = self.board.draw(view, self.screen.width)
        prompt = wrapped(self.screen, self.words.prompt(view, decision), 0)
        for line in prompt:
            line.stylize("bold")
        height = self.screen.height
        choices = [self._choice(view, decision, action) for action in decision.options]
        table += self._details(decision.seat, choices, len(table) + len(prompt))
        # besides, there is the line that is typed
        room = None if height is None else height - len(table) - len(prompt) - 1
        notices = self._unheard(decision.seat)
        fresh = self._fresh(decision.seat)
        news = notices + self._news(fresh)
        offer = self._offer(choices, room, len(news))
        # what the person has just done may scroll away
        by_others = list(dropwhile(lambda event: self.words.event_seat(event) in (decision.seat, SPECTATOR), fresh))
        if self._is_out_of_sight(notices + self._news(by_others), offer, room):
            if not self._read(self._pages(news), decision.seat):
                return None
            news = []
            offer = self._offer(choices, room, 0)
        tight = room is not None and len(offer.lines) >= room
        self.screen.show("", *news, *table, *([] if tight else [""]), *prompt, *offer.lines)
        return offer

    def _details(self, seat: int, choices: list[Choice], taken: int) -> list[Text]:
        """The seat's cards in detail, where a terminal is tall enough for them and for all options in full."""
        if self.screen.height is None:
            return []
        lines = [Text(), *self._mat_lines(seat, "")]
        # besides, there are two blank lines, a little of the news and the line that is typed
        options = len(flat_offer(self.screen, choices, None).lines) + 3 + NEWS_IN_SIGHT
        return lines if len(lines) > 1 and taken + len(lines) + options <= self.screen.height else []

    def _choice(self, view: View, decision: Decision, action: int) -> Choice:
        verb, content = next(iter(self.match.game.actions.form(action).items()))
        heading = self.board.heading(verb, content)
        group = f"{verb} {next(iter(content.values()))}" if isinstance(content, dict) else heading or verb
        full, short = self.words.option(view, decision, action), self.words.short_option(view, decision, action)
        warning = self.match.game.warning(self.match.state, decision, action)
        if warning is not None:
            full, short = f"{full} {WARNING} {self.words.reason(warning)}", f"{short} {WARNING}"
        return Choice(action, verb, full, short, group, heading)

    def _offer(self, choices: list[Choice], room: int | None, news: int) -> Offer:
        """The options, with blank lines and a little of the news above them if that leaves enough room."""
        comfort = None if room is None else room - 2 - min(news, NEWS_IN_SIGHT)
        offer = flat_offer(self.screen, choices, comfort)
        if room is None or len(offer.lines) <= room or len({choice.group for choice in choices}) == 1:
            return offer
        return grouped_offer(self.screen, choices, room)

    def _is_out_of_sight(self, news: list[Text], offer: Offer, room: int | None) -> bool:
        """Whether so much of the news scrolls away that it has to be read first."""
        if room is None or not self.screen.at_terminal:
            return False
        in_sight = max(0, room - len(offer.lines) - 1)
        return len(news) - in_sight > (LOST_NEWS if in_sight else 0)

    def _pages(self, lines: list[Text]) -> list[list[Text]]:
        """Lines by the page, which ends before a line that is not indented."""
        if self.screen.height is None:
            return [lines] if lines else []
        # besides, there are a blank line and the one that is typed
        size = max(1, self.screen.height - 2)
        pages = []
        while len(lines) > size:
            end = next((end for end in range(size, 0, -1) if not lines[end].plain.startswith(" ")), size)
            pages.append(lines[:end])
            lines = lines[end:]
        return [*pages, lines] if lines else pages

    def _read(self, pages: list[list[Text]], seat: int) -> bool:
        """Show pages, and wait at a terminal until each was read; False if the person took a step back."""
        for page in pages:
            self.screen.show("", *page)
            if self.screen.at_terminal and not self._wait(seat):
                return False
        return True

    def _fresh(self, seat: int) -> list[Event]:
        """What this seat has seen happen since it was last told."""
        events = self._events()
        fresh = [event for event in events[self._told[seat] :] if event.seen_by(seat)]
        self._told[seat] = len(events)
        return fresh

    def _unheard(self, seat: int) -> list[Text]:
        """What this seat has not been told yet of the bots themselves."""
        notices = self._notices[self._heard[seat] :]
        self._heard[seat] = len(self._notices)
        return [line for _, told in notices for line in wrapped(self.screen, told, 2)]

    def _news(self, events: list[Event]) -> list[Text]:
        """Events as paragraphs."""
        told = [" ".join(self.words.event(event) for event in together) for together in self.board.news(events)]
        return [line for paragraph in told for line in wrapped(self.screen, paragraph, 2)]

    def _hand_over(self, seat: int) -> None:
        self.screen.clear()
        self.screen.ask(self.say("hand_over", name=self.words.player(seat)))
        self.screen.clear()
        self._sitting = seat

    def _pause(self, seat: int) -> None:
        """After the last step of a turn: time to look, and to take it back while that is possible."""
        decisions = self.match.game.decisions(self.match.state)
        if not decisions or self.match.game.decision(self.match.state, seat) is not None:
            return
        next_person = next((one.seat for one in decisions if one.seat in self.seats.people), None)
        hands_over = next_person is not None and next_person != seat
        if not hands_over and not self._can_undo(seat):
            return
        self.screen.show("", *self._unheard(seat), *self._news(self._fresh(seat)))
        self._wait(seat)

    def _wait(self, seat: int) -> bool:
        """Until the person wants to go on; False if it was to take a step back."""
        while True:
            answer = self.screen.ask(self.say("pause_undo" if self._can_undo(seat) else "pause")).lower()
            word = ALIASES.get(answer, answer)
            # a number can only be meant for the next question, which nobody has seen yet
            if not word or word.isdecimal():
                return True
            if word == "u":
                if self._undo(seat):
                    return False
            elif not self._command(word, "", None, seat):
                self._say("not_understood_pause", typed=answer)

    # ---- moves

    def _play(self, seat: int, action: int) -> None:
        recorded = len(self.match.record.actions)
        self.steps.append(self.match.play(seat, action))
        if len(self.match.record.actions) != recorded:
            self._save()

    def _let_bot_play(self, decision: Decision) -> None:
        """Play a bot's answer; a simpler bot takes the seat of one that fails, and answers next."""
        seat = decision.seat
        bot = self.seats.bots[seat]
        try:
            with self.screen.passing(self.say("thinking", name=self.words.player(seat))):
                action = bot_moves.choose(self.match, bot, decision)
        except bot_moves.BotFailed as failure:
            simpler = simpler_bot(bot)
            if simpler is None:
                raise
            self.seats.bots[seat] = simpler
            told = BotWords(self.say.language).replaced(bot, seat, failure.how, simpler)
            self._notices.append((len(self._events()), told))
        else:
            self._play(seat, action)

    def _can_undo(self, seat: int) -> bool:
        return self.match.game.can_take_back(self.match.state, seat) or self.match.can_undo(seat)

    def _undo(self, seat: int) -> bool:
        if self.match.game.can_take_back(self.match.state, seat):
            self.match.take_back(seat)
        elif self.match.can_undo(seat):
            self.match.undo(seat)
            self.steps.pop()
            self._save()
        else:
            self._say("nothing_to_undo")
            return False
        count = len(self._events())
        self._told = {person: min(told, count) for person, told in self._told.items()}
        self._say("undone")
        return True

    def _save(self) -> None:
        if self.file is None:
            return
        try:
            self.file.save(self._record())
            self._unsaved = False
        except OSError as error:
            if not self._unsaved:
                self._say("not_saved", file=self.file.path, reason=reason_of(error))
            self._unsaved = True

    # ---- what can be asked at any time

    def _command(self, word: str, rest: str, asked: tuple[Decision, Offer] | None, seat: int) -> bool:
        """Carry out a command; False if there is none of this name."""
        if word == "?":
            self._help(rest, asked)
        elif word == "b":
            self.screen.show(*self.board.draw(self._view(seat), self.screen.width))
        elif word == "l":
            self._log(seat)
        elif word == "s":
            self._scores()
        elif word == "r":
            self._rules(rest)
        elif word == "m":
            return self._mat(seat, rest)
        elif word == "h" and asked is not None:
            self._hint(*asked)
        elif word == "q":
            self._quit()
        else:
            return False
        return True

    def _help(self, about: str, asked: tuple[Decision, Offer] | None) -> None:
        guide = self.board.guide()
        if not about:
            for line in self.say("help_page", things=guide.things, signs=guide.signs).splitlines():
                self.screen.show(*wrapped(self.screen, line, HELP_INDENT))
            return
        if about.lower() in ("r", "rules"):
            self._rules("")
            return
        if about.isdecimal() and asked is not None and 1 <= int(about) <= len(asked[1].numbered):
            self._explain(asked[0], asked[1].numbered[int(about) - 1])
            return
        card = self.board.card_named(about)
        page = self.board.card_page(card) if card is not None else self.board.place_page(about)
        if not page:
            self._say("no_help_on", thing=about, examples=guide.examples)
        for line in page:
            self.screen.show(*wrapped(self.screen, line, 4))

    def _explain(self, decision: Decision, choices: list[Choice]) -> None:
        self.screen.show(*[choice.full for choice in choices])
        if len(choices) > 1:
            return
        for touched in self.words.touches(self._view(decision.seat), decision, choices[0].action):
            kind, _, name = touched.partition(":")
            page = self.board.card_page(name) if kind == "card" else []
            page = self.board.place_page(name) if kind in EXPLAINED_PLACES else page
            for line in page:
                self.screen.show(*wrapped(self.screen, line, 4))

    def _log(self, seat: int) -> None:
        lines = [(at, self.words.event(event)) for at, event in enumerate(self._events()) if event.seen_by(seat)]
        # a notice comes before the event that followed it
        lines = sorted([*self._notices, *lines], key=lambda line: line[0])
        for _, line in lines[-LOG_LINES:]:
            self.screen.show(*wrapped(self.screen, line, 2))

    def _scores(self) -> None:
        items = self.board.score_sheets(self.match.state)
        self.screen.show(*sheets(self.words, items, range(len(items)), self.say))

    def _mat(self, seat: int, whose: str) -> bool:
        lines = self._mat_lines(seat, whose)
        self.screen.show(*lines)
        return bool(lines)

    def _mat_lines(self, seat: int, whose: str) -> list[Text]:
        page = self.board.mat(self.match.state, seat, whose)
        return [part for line in page for part in wrapped(self.screen, line, 4)]

    def _rules(self, which: str) -> None:
        chapters = self.words.rules()
        if which.isdecimal() and 1 <= int(which) <= len(chapters):
            chapter = chapters[int(which) - 1]
            self.screen.show(Text(chapter.title, style="bold"))
            for line in plain_lines(chapter.html):
                self.screen.show(*wrapped(self.screen, line, 2))
            return
        self._say("rules_which", most=len(chapters))
        self.screen.show(*[f"{number:>3} {chapter.title}" for number, chapter in enumerate(chapters, start=1)])

    def _hint(self, decision: Decision, offer: Offer) -> None:
        judgement = bot_moves.advise(self.match, decision)
        view = self._view(decision.seat)
        chance = round(100 * judgement.chance)
        ahead = "hint_ahead" if judgement.points >= 0 else "hint_behind"
        code = "hint_alone" if self.match.state.players == 1 else ahead
        self._say(code, points=decimal(abs(judgement.points), 1, self.say), chance=chance)
        for place, option in enumerate(judgement.options[:HINTS]):
            loss = decimal(option.loss, 1, self.say)
            other = "hint_less" if round(option.loss, 1) > 0 else "hint_equal"
            verdict = self.say(other if place else "hint_best", points=loss)
            number = offer.number_of(option.action)
            told = self.words.short_option(view, decision, option.action)
            why = self.words.value_reasons(option.reasons)
            code = "hint_option_why" if why else "hint_option"
            line = self.say(code, number=number or "", option=told, verdict=verdict, why=why)
            self.screen.show(*wrapped(self.screen, line, 4))

    def _quit(self) -> None:
        keep = True
        if self.file is None and self.match.record.actions:
            keep = self.screen.ask(self.say("keep_game")).lower() not in ("n", "no", "non")
        raise Left(keep=keep)

    # ---- the end

    def _finish(self) -> bool:
        """How the game ended; False if the person took the last step back."""
        outcome = self.match.game.outcome(self.match.state)
        assert outcome is not None
        seat = self.seats.people[0] if self._sitting == NOBODY else self._sitting
        table = [*self.board.draw(self._view(seat), self.screen.width), Text()]
        scores = final_sheets(self.words, outcome, self.say)
        end = self._pages(table + scores)
        if len(end) > 1:
            end = [*self._pages(table), *self._pages(scores)]
        news = self._unheard(seat) + self._news(self._fresh(seat))
        if not self._read([*self._pages(news), *end[:-1]], seat):
            return False
        self.screen.show("", *end[-1])
        self.finished = True
        return True

    def keep(self) -> RecordFile | None:
        """Save a game that was left; the file, or None if there was nothing to save or it could not be saved."""
        if not self.match.record.actions and not any(self.match.state.answers):
            return None
        file = self.file or RecordFile(default_file(self.match.game.id))
        try:
            file.save(self._record())
        except OSError as error:
            self._say("not_saved", file=file.path, reason=reason_of(error))
            return None
        return file

    def _record(self) -> Record:
        """The record with what was told so far, so that the game can go on whatever changes."""
        match = self.match
        return match.record.with_snapshot(Snapshot.of(match.game, self._events(), match.state))

    def _view(self, seat: int) -> View:
        return self.match.game.view(self.match.state, seat)

    def _events(self) -> list[Event]:
        return [event for step in self.steps for event in step]

    def _say(self, code: str, **facts: object) -> None:
        self.screen.show(self.say(code, **facts))
