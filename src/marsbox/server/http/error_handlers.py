"""Error handlers: every refusal has the same body, whether the API, the framework or the router found the fault."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from marsbox.core import UserError
from marsbox.server.middleware.security import viewer_language
from marsbox.server.runtime.errors import body_of, headers_of, status_of

_log = logging.getLogger("marsbox.server")

_KINDS: Final = {
    "missing": "field_missing",
    "extra_forbidden": "field_unknown",
    "string_type": "field_text",
    "int_type": "field_whole_number",
    "int_parsing": "field_whole_number",
    "int_from_float": "field_whole_number",
    "bool_type": "field_truth",
    "list_type": "field_list",
    "dict_type": "field_object",
    "model_type": "field_object",
    "model_attributes_type": "field_object",
}


def add_error_handlers(app: FastAPI, language: str) -> None:
    """Add handlers that describe every error as a `UserError`; `language` is the server's own."""

    def refuse(request: Request, problem: UserError) -> JSONResponse:
        viewers = viewer_language(request.scope, request.headers, language)
        return JSONResponse(body_of(problem, viewers), status_of(problem), headers_of(problem))

    @app.exception_handler(UserError)
    async def known(request: Request, problem: UserError) -> JSONResponse:
        return refuse(request, problem)

    @app.exception_handler(RequestValidationError)
    async def shape(request: Request, error: RequestValidationError) -> JSONResponse:
        return refuse(request, _shape_problem(error.errors()))

    @app.exception_handler(HTTPException)
    async def routing(request: Request, error: HTTPException) -> JSONResponse:
        path = request.url.path[:200]
        if error.status_code == 404:
            return refuse(request, UserError("not_found", path=path))
        if error.status_code == 405:
            return refuse(request, UserError("wrong_method", method=request.method[:20], path=path))
        return refuse(request, UserError("not_json"))

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> JSONResponse:
        _log.error("a request failed", exc_info=error)
        return refuse(request, UserError("internal"))


def _shape_problem(errors: Sequence[Mapping[str, Any]]) -> UserError:
    first = errors[0]
    if first["type"] == "json_invalid":
        return UserError("not_json")
    where = [str(step) for step in first["loc"][1:]] or [str(first["loc"][0])]
    return UserError("bad_request", field=".".join(where)[:100], reason=_reason(first))


def _reason(error: Mapping[str, Any]) -> UserError:
    kind, context = error["type"], error.get("ctx", {})
    if kind in _KINDS:
        return UserError(_KINDS[kind])
    if kind == "literal_error":
        return UserError("field_one_of", expected=context["expected"].replace(" or ", " / ").replace(", ", " / "))
    if "max_length" in context:
        return UserError("field_too_long", most=context["max_length"])
    return UserError("field_wrong")
