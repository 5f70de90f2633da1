"""Turn notices: what may be reached, what is sent, and that no move waits for it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from functools import partial
from ipaddress import ip_network

import pytest

from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.notify.turn_notifications import TurnNotifications
from marsbox.server.notify.webhooks import LONGEST, Lookup, NotSent, Target, find_target, is_public, send
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.seating import sit_down
from tests.server.people import TIMEOUT_SECONDS, Person

ANN, BOB = "ann-id", "bob-id"


def leads_to(*addresses: str) -> Lookup:
    async def lookup(_host: str, _port: int) -> Sequence[str]:
        return addresses

    return lookup


async def nowhere(_host: str, _port: int) -> Sequence[str]:
    raise OSError("no such name")


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.0", "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
        *("fec0::1", "::7f00:1", "::10.0.0.1", "64:ff9b:1::7f00:1", "240.0.0.1", "198.18.0.1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "name"),
    ],
)
def test_no_address_of_the_neighbourhood_is_public(address: str) -> None:
    assert not is_public(address)


SPECIAL = [
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"),
    *("192.0.0.0/29", "192.0.0.8/32", "192.0.0.9/32", "192.0.0.10/32", "192.0.0.170/31", "192.0.2.0/24"),
    *("192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
    *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32"),
    *("::/128", "::1/128", "::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64"),
    *("2001::/23", "2001::/32", "2001:1::1/128", "2001:1::2/128", "2001:1::3/128", "2001:2::/48", "2001:3::/32"),
    *("2001:4:112::/48", "2001:10::/28", "2001:20::/28", "2001:30::/28", "2001:db8::/32", "2002::/16"),
    *("2620:4f:8000::/48", "3fff::/20", "4000::/3", "5f00::/16", "8000::/1", "fc00::/7", "fe80::/10", "fec0::/10"),
    "ff00::/8",
]
"""IANA's registries of special-purpose addresses, multicast, and what is given out to nobody."""


@pytest.mark.parametrize("network", SPECIAL)
def test_no_special_network_is_public_from_its_first_address_to_its_last(network: str) -> None:
    known = ip_network(network)
    ends = [known[0], known[-1], known[known.num_addresses // 2]]
    assert not any(is_public(str(address)) for address in ends)
    if known.version == 4:
        assert not any(is_public(f"::ffff:{address}") for address in ends)


@pytest.mark.parametrize(
    "address",
    [
        *("1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "128.0.0.0", "169.253.255.255"),
        *("172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255"),
        *("198.17.255.255", "198.20.0.0", "203.0.114.0", "223.255.255.255"),
        *("2000::", "2001:200::", "2001:db7:ffff::", "2001:db9::", "2003::", "2620:4f:8001::", "3ffe:ffff::"),
    ],
)
def test_the_neighbours_of_special_networks_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::6810:1", "::ffff:93.184.216.34"])
def test_addresses_of_the_open_internet_are_public(address: str) -> None:
    assert is_public(address)


async def test_a_target_is_pinned_to_the_address_that_was_checked() -> None:
    target = await find_target("https://ntfy.sh:8443/mars?a=b", leads_to("93.184.216.34", "2606:4700::6810:1"))
    assert target == Target("https", "ntfy.sh", 8443, "/mars?a=b", "93.184.216.34")


async def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    with pytest.raises(UserError) as refused:
        await find_target("https://ntfy.sh/mars", leads_to("93.184.216.34", "10.0.0.1"))
    assert refused.value.code == "webhook_private"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433"])
async def test_a_loopback_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises(UserError) as refused:
        await find_target(f"http://{host}/")
    assert refused.value.code in ("webhook_private", "webhook_unknown")


async def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(UserError) as refused:
        await find_target("https://no.such.name/", nowhere)
    assert refused.value.code == "webhook_unknown"


@pytest.mark.parametrize(
    "url",
    [
        *("", "ntfy.sh/mars", "ftp://ntfy.sh/", "file:///etc/passwd", "https://", "https://ann:key@ntfy.sh/"),
        *("https://ntfy.sh/a b", "https://ntfy.sh/\r\nX: y", "https://ntfy.sh:99999/", "https://ntfy.sh:0/"),
        *("https://ntfy.sh:22/", "http://ntfy.sh:25/", "gopher://ntfy.sh/", "https://ntfy.sh\\@127.0.0.1/"),
        *("https://é.example/", "https://[::1/", "https://ntfy.sh/" + "x" * LONGEST),
    ],
)
async def test_what_is_no_address_for_notices_is_refused(url: str) -> None:
    with pytest.raises(UserError) as refused:
        await find_target(url, leads_to("93.184.216.34"))
    assert refused.value.code == "bad_webhook"
    assert message_of(refused.value, "en") != message_of(refused.value, "fr")


class Receiver:
    """A server that keeps what is sent to it and answers with some status."""

    def __init__(self) -> None:
        self.answer = b"HTTP/1.1 200 OK\r\n\r\n"
        self.heard: list[bytes] = []
        self.port = 0
        self.received = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        self.received.set()
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    yield receiver
    server.close()
    await server.wait_closed()


async def test_a_line_is_sent_as_plain_text_and_to_discord_as_json(receiver: Receiver) -> None:
    await send(Target("http", "ntfy.example", receiver.port, "/mars", "127.0.0.1"), "À vous !")
    await send(Target("http", "discord.com", receiver.port, "/api/webhooks/1", "127.0.0.1"), "@everyone")
    plain, discord = receiver.heard
    assert plain.startswith(b"POST /mars HTTP/1.1\r\nHost: ntfy.example:")
    assert plain.endswith("\r\n\r\nÀ vous !".encode())
    assert discord.endswith(b'{"content": "@everyone", "allowed_mentions": {"parse": []}}')


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", b"HTTP/1.1 500 No\r\n\r\n", b"", b"?\r\n"]
)
async def test_no_answer_leads_on_to_another_place(receiver: Receiver, answer: bytes) -> None:
    receiver.answer = answer
    with pytest.raises(NotSent):
        await send(Target("http", "ntfy.example", receiver.port, "/", "127.0.0.1"), "Hello")
    assert len(receiver.heard) == 1


async def test_a_receiver_that_is_not_there_is_an_error_without_its_address() -> None:
    with pytest.raises(NotSent) as failed:
        await send(Target("http", "secret.example", 1, "/topic", "127.0.0.1"), "Hello")
    assert "secret" not in str(failed.value)


@pytest.fixture
async def notices(store: TableStore) -> AsyncIterator[TurnNotifications]:
    """Notices that may go to this machine."""
    notices = turn_notifications(store)
    notices.start()
    yield notices
    await notices.close()


def turn_notifications(store: TableStore) -> TurnNotifications:
    """Notices as another process would send them."""
    return TurnNotifications(
        Settings(webhooks=True), Players(store), Presence(store), leads_to("127.0.0.1"), lambda _: True
    )


async def a_table(store: TableStore, name: str | None = "Friday") -> Table:
    """A table of Ann's at which Bob sits down, so that both have to decide."""
    services = Services(Settings(bot_workers=1), store, Metrics())
    wanted = NewTable("pocket-mars", [NewSeat("person")] * 2, name=name, take=[0])
    table = await services.lobby.open_table(ANN, wanted)
    await table.rearrange(partial(sit_down, player=BOB, seat=1, name="Bob"))
    await services.close()
    return table


async def test_who_is_away_is_told_once_in_a_minute_and_in_their_language(
    store: TableStore, notices: TurnNotifications, receiver: Receiver
) -> None:
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "fr", "https://mars.example")
    assert await notices.webhook(BOB) == f"http://ntfy.example:{receiver.port}/bob"
    table = await a_table(store)
    assert table.asked_now == {0, 1}
    notices.changed(table)
    notices.changed(table)
    await notices.sent()
    [received] = receiver.heard
    assert received.decode().endswith(
        f"C’est à vous de jouer à la table «\u202fFriday\u202f»\u202f: https://mars.example/t/{table.id}"
    )


async def test_a_notice_names_a_table_in_the_language_of_whoever_gets_it(
    store: TableStore, notices: TurnNotifications, receiver: Receiver
) -> None:
    await notices.choose(ANN, f"http://ntfy.example:{receiver.port}/ann", "en", "https://mars.example")
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "fr", "https://mars.example")
    notices.changed(await a_table(store, name=None))
    await notices.sent()
    english, french = sorted(received.decode().partition("\r\n\r\n")[2] for received in receiver.heard)[::-1]
    assert "“Player’s table”" in english
    assert "Table de Joueur" in french


async def test_two_processes_tell_a_player_once(
    store: TableStore, notices: TurnNotifications, receiver: Receiver
) -> None:
    other = turn_notifications(store)
    other.start()
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "en", "https://mars.example")
    table = await a_table(store)
    for one in (notices, other):
        one.changed(table)
    for one in (notices, other):
        await one.sent()
    await other.close()
    assert len(receiver.heard) == 1


async def test_who_is_connected_to_another_process_is_not_told_and_who_has_gone_is(
    fresh_postgres: str, receiver: Receiver
) -> None:
    database = Database(Settings(database=fresh_postgres))
    await database.open()
    store = TableStore(database)
    notices, elsewhere = turn_notifications(store), Presence(store)
    notices.start()
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "en", "https://mars.example")
    table = await a_table(store)
    await elsewhere.add(table.id, BOB)
    assert await Presence(store).remote([table.id]) == {table.id: {BOB}}
    assert await elsewhere.remote([table.id]) == {}, "one knows of one's own sockets"
    notices.changed(table)
    await notices.sent()
    assert receiver.heard == []
    await elsewhere.remove(table.id, BOB)
    notices.changed(table)
    await notices.sent()
    assert len(receiver.heard) == 1
    await notices.close()
    await database.close()


async def test_a_notice_that_fails_stops_nothing(
    store: TableStore, notices: TurnNotifications, receiver: Receiver
) -> None:
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "en", "https://mars.example")
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        await notices.choose(ANN, f"http://ntfy.example:{deaf.getsockname()[1]}/ann", "en", "https://mars.example")
        notices.changed(await a_table(store))
        await notices.sent()
    assert len(receiver.heard) == 1


async def test_a_receiver_that_does_not_answer_keeps_nobody_else_waiting(
    store: TableStore, notices: TurnNotifications, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    # longer than the test waits, so that nobody is told only because the silent one was given up
    monkeypatch.setattr("marsbox.server.notify.webhooks.PATIENCE_SECONDS", 10.0 * TIMEOUT_SECONDS)
    silent = asyncio.Event()

    async def wait(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await silent.wait()
        writer.close()

    deaf = await asyncio.start_server(wait, "127.0.0.1", 0)
    await notices.choose(ANN, f"http://ntfy.example:{deaf.sockets[0].getsockname()[1]}/", "en", "https://mars.example")
    await notices.choose(BOB, f"http://ntfy.example:{receiver.port}/bob", "en", "https://mars.example")
    notices.changed(await a_table(store))
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await receiver.received.wait()
    silent.set()
    await notices.sent()
    deaf.close()
    await deaf.wait_closed()


async def test_nothing_is_told_where_the_operator_does_not_allow_it(store: TableStore, receiver: Receiver) -> None:
    silent = TurnNotifications(Settings(), Players(store), Presence(store), leads_to("127.0.0.1"), lambda _: True)
    with pytest.raises(UserError) as refused:
        await silent.choose(BOB, f"http://ntfy.example:{receiver.port}/", "en", "https://mars.example")
    assert refused.value.code == "webhooks_off"
    await silent.choose(BOB, None, "en", "https://mars.example")
    silent.changed(await a_table(store))
    await silent.sent()
    assert receiver.heard == []


def test_the_page_about_you_says_whether_there_are_notices(ann: Person) -> None:
    received = ann.http.get("/api/you").json()
    assert (received["webhooks"], received["webhook"]) == (False, None)
    answer = ann.http.post("/api/you/webhook", json={"url": "https://ntfy.sh/mars"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "webhooks_off")
    assert ann.http.post("/api/you/webhook", json={"url": None}).status_code == 204


@pytest.mark.parametrize(("value", "wanted"), [("on", True), ("off", False)])
def test_webhooks_are_switched_on_by_the_environment(value: str, wanted: bool) -> None:
    assert Settings.from_environment({"MARSBOX_WEBHOOKS": value}).webhooks is wanted
    with pytest.raises(UserError) as refused:
        Settings.from_environment({"MARSBOX_WEBHOOKS": "perhaps"})
    assert refused.value.code == "bad_switch"
