"""The sentences of the server itself, from the files beside this one. The words of games are in `marsbox.text`."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

STATUS: Final[Mapping[str, int]] = {
    "not_your_seat": 403,
    "seat_link_void": 403,
    "voted_out": 403,
    "not_at_table": 403,
    "not_host": 403,
    "chat_closed": 403,
    "webhooks_off": 403,
    "chat_too_fast": 429,
    "chat_full": 429,
    "chat_crowded": 429,
    "replace_yourself": 403,
    "resigned": 409,
    "plays_already": 409,
    "bot_plays": 409,
    "no_bot_here": 409,
    "nobody_to_replace": 409,
    "not_away": 409,
    "too_few_to_vote": 409,
    "table_paused": 409,
    "paused_already": 409,
    "goes_on_already": 409,
    "not_over": 409,
    "bad_token": 401,
    "foreign_origin": 403,
    "foreign_host": 421,
    "record_secret": 403,
    "metrics_secret": 403,
    "analysis_secret": 403,
    "table_damaged": 409,
    "analysis_other_rules": 409,
    "analysis_failed": 409,
    "analysis_queue": 429,
    "record_foreign": 422,
    "record_damaged": 422,
    "record_unfinished": 422,
    "record_other_rules": 422,
    "record_other_components": 422,
    "unknown_eyes": 404,
    "unknown_step": 404,
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_seat": 404,
    "no_tutorial": 404,
    "not_found": 404,
    "wrong_method": 405,
    "body_too_slow": 408,
    "head_too_slow": 408,
    "head_too_large": 431,
    "too_many_connections": 429,
    "seat_taken": 409,
    "other_hand": 409,
    "seat_is_bot": 409,
    "seat_is_empty": 409,
    "table_open": 409,
    "table_over": 409,
    "no_decision": 409,
    "stale_decision": 409,
    "illegal": 409,
    "cannot_take_back": 409,
    "cannot_undo": 409,
    "other_components": 409,
    "newer_rules": 409,
    "table_moved_on": 409,
    "message_too_large": 413,
    "not_stored": 423,
    "too_many_tables": 429,
    "too_many_records": 429,
    "too_many_sockets": 429,
    "too_many_sockets_here": 429,
    "too_many_requests": 429,
    "too_fast": 429,
    "hint_pending": 429,
    "bad_request": 422,
    "internal": 500,
    "stopping": 503,
    "replay_failed": 503,
    "server_full": 503,
}


def _sentences(language: str) -> Mapping[str, str]:
    file = resources.files("marsbox.server.runtime.sentences") / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


SENTENCES: Final[Mapping[str, Mapping[str, str]]] = {language: _sentences(language) for language in ("en", "fr")}


def sentence(code: str, language: str, facts: Mapping[str, object] | None = None) -> str:
    """The sentence for a code; English for a language that is not known."""
    return SENTENCES.get(language, SENTENCES["en"])[code].format_map(facts or {})
