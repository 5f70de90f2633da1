"""The pages: the browser client, and the description of the API."""

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from marsbox.core import UserError
from marsbox.server.http.api_docs import reference_page
from marsbox.server.middleware.security import viewer_language
from marsbox.server.runtime.sentences import sentence

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


def page_router(static: Path, language: str) -> APIRouter:
    """The routes of all pages. Files are looked up in a list made at the start, so no path leads out of the folder."""
    router = APIRouter(include_in_schema=False)
    files = {file.relative_to(static).as_posix(): file for file in sorted(static.rglob("*")) if file.is_file()}

    @router.get("/api/docs")
    async def reference(request: Request) -> Response:
        return HTMLResponse(reference_page(request.app.openapi()))

    @router.api_route("/", methods=["GET", "HEAD"])
    @router.api_route("/archive", methods=["GET", "HEAD"])
    @router.api_route("/you", methods=["GET", "HEAD"])
    @router.api_route("/t/{table}", methods=["GET", "HEAD"])
    @router.api_route("/t/{table}/replay", methods=["GET", "HEAD"])
    @router.api_route("/t/{table}/analysis", methods=["GET", "HEAD"])
    async def client(request: Request) -> Response:
        if "index.html" in files:
            return FileResponse(files["index.html"], headers={"Cache-Control": _ASK_AGAIN})
        viewers = viewer_language(request.scope, request.headers, language)
        return HTMLResponse(_not_built(viewers), 503)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def file(request: Request, path: str) -> Response:
        if path not in files:
            if "index.html" in files and _is_of_a_browser(request, path):
                return FileResponse(files["index.html"], 404, headers={"Cache-Control": _ASK_AGAIN})
            raise UserError("not_found", path=f"/{path}"[:200])
        # the names of built assets hold a hash of their content
        caching = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return FileResponse(files[path], headers={"Cache-Control": caching})

    return router


def _is_of_a_browser(request: Request, path: str) -> bool:
    """Whether somebody has opened an address, to whom the client tells that nothing is there."""
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("api/", "assets/"))


def _not_built(language: str) -> str:
    text, api = sentence("not_built", language), sentence("not_built_api", language)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Marsbox</title></head>'
        f'<body><h1>Marsbox</h1><p>{escape(text)}</p><p><a href="/api/docs">{escape(api)}</a></p></body></html>'
    )
