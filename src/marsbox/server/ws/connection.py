"""The WebSocket of a table: updates to one subscriber, and what that one asks for."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from marsbox.analysis import Judgement
from marsbox.core import UserError
from marsbox.server.bots.thinking import BotFailed
from marsbox.server.lobby.new_table import typed_name
from marsbox.server.middleware.security import viewer_language
from marsbox.server.play.subscribers import Update
from marsbox.server.play.table import BotQuestion, Table
from marsbox.server.present.chat import chat_message
from marsbox.server.present.reader import Reader
from marsbox.server.present.table_info import live_info
from marsbox.server.protocol.client_messages import (
    Act,
    EndTurn,
    Hint,
    Look,
    Recap,
    Say,
    TakeBack,
    TryOut,
    Undo,
    read_message,
)
from marsbox.server.protocol.encoding import encode
from marsbox.server.protocol.server_messages import PongMessage, RefusedMessage, TableMessage, ThinkingMessage
from marsbox.server.runtime.errors import message_of, status_of
from marsbox.server.runtime.language import pick_language
from marsbox.server.runtime.rate_limits import TokenBucket, address_of
from marsbox.server.services import Services

_log = logging.getLogger("marsbox.live")

CLOSE_REFUSED: Final = 4000
"""The close codes of a refusal are 4000 + its HTTP status: 4404 for a table that is not there."""
CLOSE_SLOW: Final = 1013
RECAPPED: Final = 24
"""How many moments somebody who was away is shown."""
_MAX_DROPPED: Final = 100
_CLOSE_SECONDS: Final = 2.0

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table}/live")
async def live(websocket: WebSocket, table: str) -> None:
    """The table, live; see docs/protocol.md."""
    await serve_socket(websocket, websocket.app.state.services, table)


async def serve_socket(websocket: WebSocket, services: Services, table_id: str) -> None:
    """Serve one socket from its beginning to its end."""
    player: str = websocket.scope["state"]["player"]
    await websocket.accept()
    try:
        accepted = websocket.headers.get("accept-language", "")
        language = pick_language(websocket.query_params.get("lang"), accepted, services.settings.language)
        with services.socket_limits.one_more(player, address_of(websocket.scope)):
            table = await services.registry.table(table_id)
            await services.presence_tracker.refresh_remote(table)
            if "lang" in websocket.query_params:
                await services.turn_notifications.follow_language(player, language)
            await _Socket(websocket, services, table, Reader(player, language)).run()
    except UserError as problem:
        language = viewer_language(websocket.scope, websocket.headers, services.settings.language)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(encode(refusal(problem, None, language)))
            await websocket.close(CLOSE_REFUSED + status_of(problem), problem.code)


def refusal(problem: UserError, seat: int | None, language: str) -> RefusedMessage:
    """The message that says that nothing was changed, and why."""
    return RefusedMessage(problem.code, message_of(problem, language), seat)


class _Socket:
    """One connection to a table; a `Subscriber` of it."""

    def __init__(self, websocket: WebSocket, services: Services, table: Table, reader: Reader) -> None:
        self.player = reader.player
        self._reader = reader
        self._websocket = websocket
        self._services = services
        self._limits = services.settings.limits
        self._table = table
        self._presenter = services.presenters.of(table, reader.language)
        self._unsent: asyncio.Queue[str] = asyncio.Queue(self._limits.unsent_messages)
        self._unsent_bytes = 0
        self._address = address_of(websocket.scope)
        self._too_slow = asyncio.Event()
        self._metrics = services.metrics
        self._pace = TokenBucket(self._limits.messages_per_second, self._limits.message_burst)
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Pass messages both ways until one side has enough."""
        self._table.subscribers.add(self, self._table.seats)
        self._services.presence_tracker.connection_changed(self._table, self.player)
        self._send_everything()
        tasks = [
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._send()),
            asyncio.create_task(self._too_slow.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.subscribers.remove(self, self._table.seats)
            self._services.turn_holds.somebody_left(self._table)
            self._services.presence_tracker.connection_changed(self._table, self.player)
            if self._hint is not None:
                tasks.append(self._hint)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    _log.error("a socket of a table broke", exc_info=outcome)
            await self._close()

    def send_update(self, update: Update) -> None:
        """Send a change, as far as it concerns this viewer."""
        if update.whole:
            self._send_everything()
            return
        if update.table:
            self.send_table()
        if update.chat is not None:
            self._enqueue(encode(chat_message(self._table, update.chat, self._reader)))
        for seat in self._table.shown_to(self.player):
            if seat in update.seats:
                self._enqueue(self._presenter.view(seat))

    def send_log(self, update: Update) -> None:
        """Send what a change adds to the log or removes from it."""
        if update.whole:
            return
        for seat in self._table.shown_to(self.player):
            new_log = self._presenter.new_log(seat, update)
            if new_log is not None:
                self._enqueue(new_log)

    async def flushed(self) -> None:
        """Wait until everything in the queue is sent."""
        await self._unsent.join()

    def send_table(self) -> None:
        """Send the table's card."""
        self._enqueue(encode(TableMessage(live_info(self._table, self._reader))))

    def send_thinking(self, seat: int) -> None:
        """Send that a bot is thinking."""
        self._enqueue(encode(ThinkingMessage(seat)))

    def _send_everything(self) -> None:
        self.send_table()
        if self._table.started:
            for seat in self._table.shown_to(self.player):
                self._enqueue(self._presenter.view(seat))
                self._enqueue(self._presenter.log(seat))
        if self._table.chat:
            self._enqueue(encode(chat_message(self._table, 0, self._reader)))

    def _enqueue(self, message: str) -> None:
        if self._unsent.full() or self._unsent_bytes > self._limits.unsent_bytes:
            # the table must not wait for somebody who does not read; on coming back they get everything anew
            self._too_slow.set()
            return
        self._unsent_bytes += len(message)
        self._unsent.put_nowait(message)

    async def _send(self) -> None:
        while True:
            message = await self._unsent.get()
            self._unsent_bytes -= len(message)
            try:
                await self._websocket.send_text(message)
            except RuntimeError:
                # the client broke the protocol, and its socket was closed for it
                return
            self._unsent.task_done()
            self._metrics.messages.add("sent")
            # one message at a time: everybody's view goes out before anybody's log
            await asyncio.sleep(0)

    async def _receive(self) -> None:
        dropped = 0
        while dropped < _MAX_DROPPED:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._metrics.messages.add("received")
            if self._may_ask(time.monotonic()):
                dropped = 0
                await self._answer(message.get("text"))
            else:
                dropped += 1
                self._refuse(UserError("too_fast", rate=f"{self._limits.messages_per_second:g}"), None)

    def _may_ask(self, now: float) -> bool:
        return self._pace.allows(now) and not self._services.message_limits.wait(self._address, now)

    async def _answer(self, text: str | None) -> None:
        seat: int | None = None
        try:
            if text is None:
                raise UserError("not_json")
            message = read_message(text, self._limits)
            if self._services.stopping:
                raise UserError("stopping")
            seat = getattr(message, "seat", None)
            match message:
                case Act():
                    with self._metrics.move_seconds.measured():
                        await self._table.act(
                            self.player, message.seat, message.decision, message.actions, self, message.hold
                        )
                case TakeBack():
                    await self._table.take_back(self.player, message.seat, self)
                case Undo():
                    await self._table.undo(self.player, message.seat, self)
                case EndTurn():
                    await self._table.end_turn(self.player, message.seat, self)
                case Hint():
                    self._ask_hint(message.seat)
                case TryOut():
                    preview = await self._table.preview(self.player, message.seat, message.decision, message.actions)
                    self._enqueue(self._presenter.preview(message.seat, message.decision, message.actions, preview))
                case Say():
                    await self._table.say(self.player, typed_name(message.name), message.text, self._limits)
                case Look():
                    self._resend(message.seat)
                case Recap():
                    self._recap(message.seat, message.since)
                case _:
                    self._enqueue(encode(PongMessage()))
        except UserError as problem:
            self._refuse(problem, seat)
        except Exception:
            _log.exception("a message to a table failed")
            self._refuse(UserError("internal"), seat)

    def _resend(self, seat: int) -> None:
        self._check_shown(seat)
        self._enqueue(self._presenter.view(seat))

    def _recap(self, seat: int, since: int) -> None:
        self._check_shown(seat)
        self._enqueue(self._presenter.recap(seat, self._table.recent(seat, since, RECAPPED)))

    def _check_shown(self, seat: int) -> None:
        yours = self._table.shown_to(self.player)
        if seat not in yours:
            raise UserError("not_your_seat", seat=seat, yours=", ".join(map(str, yours)))
        if not self._table.started:
            raise UserError("table_open")

    def _refuse(self, problem: UserError, seat: int | None) -> None:
        self._metrics.refusals.add(problem.code)
        self._enqueue(encode(refusal(problem, seat, self._reader.language)))

    def _ask_hint(self, seat: int) -> None:
        if self._hint is not None and not self._hint.done():
            raise UserError("hint_pending")
        self._hint = asyncio.create_task(self._give_hint(seat))

    async def _give_hint(self, seat: int) -> None:
        try:
            question, judgement = await self._advice(await self._table.question(self.player, seat))
            state = self._table.game.load(question.dump)
            hint = self._presenter.hint(seat, question.decision, state, judgement)
            if hint is None:
                raise UserError("no_hint")
            self._enqueue(hint)
        except UserError as problem:
            self._refuse(problem, seat)

    async def _advice(self, question: BotQuestion) -> tuple[BotQuestion, Judgement]:
        """A judgement, with the question that it answers: one that was answered before is not judged again."""
        found = self._services.advice.find(self._table.id, question)
        if found is not None:
            return found
        try:
            judgement = await self._services.bot_processes.judge(
                self.player, self._table.game, question.seat, question.dump
            )
        except BotFailed as failure:
            raise UserError("no_hint") from failure
        self._services.advice.remember(self._table.id, question, judgement)
        return question, judgement

    async def _close(self) -> None:
        code = CLOSE_SLOW if self._too_slow.is_set() else CLOSE_REFUSED + 429
        if self._websocket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self._websocket.close(code), _CLOSE_SECONDS)
