"""Requests made up from the API's own description, right and wrong: none fails, and no table of others changes."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import Person
from tests.server.running import Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES, MANY_EXAMPLES = 12, 300


@pytest.fixture
def operations(server: Running) -> Iterator[Any]:
    """Every operation that the server describes."""
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    return (found.ok() for found in schema.get_all_operations() if isinstance(found, Ok))


@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_no_request_fails_or_changes_a_table_of_others(
    operations: Iterator[Any], ann: Person, soak: bool, record_property: Callable[[str, object], None]
) -> None:
    table = ann.open_table(take=[0, 1])
    line = ann.join(table)
    card, views = line.table, dict(line.views)
    requests = 0

    def attack(operation: Any) -> None:
        cases = st.one_of(
            operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        )

        @settings(
            max_examples=MANY_EXAMPLES if soak else EXAMPLES,
            phases=[Phase.generate],
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, aimed=st.booleans())
        def send(case: Any, aimed: bool) -> None:
            nonlocal requests
            requests += 1
            if aimed and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = case.call()
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                error = answer.json()["error"]
                assert error["code"] != "internal"
                assert error["message"].endswith(".")

        send()

    for operation in operations:
        attack(operation)
    assert line.settle() == []
    again = ann.join(table)
    assert again.views == views
    assert again.table == card
    record_property("requests made up from the API's description", requests)
