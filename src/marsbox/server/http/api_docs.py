"""The page that describes the API: made from its schema, with no script and nothing from outside."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
h2 { margin-top: 2.5rem }
h3 { margin-top: 2rem; border-top: 1px solid #ccc; padding-top: 1rem }
code { background: #f2efec; padding: .1em .3em; border-radius: .2em }
.method { color: #8a2b06; font-weight: bold }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border: 1px solid #ddd }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1b1715 }
  a { color: #8cc4ff }
  code { background: #332c28 }
  .method { color: #ff9d70 }
  th, td { border-color: #4a403a }
}
"""


def reference_page(schema: Mapping[str, Any]) -> str:
    """The whole page."""
    info = schema["info"]
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(info['title'])}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{escape(info['title'])}</h1>",
        _paragraphs(info.get("description", "")),
        '<p>For programs: <a href="/openapi.json"><code>/openapi.json</code></a>.</p>',
        "<h2>Requests</h2>",
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2>Shapes</h2>")
    for name, model in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(_model(name, model))
    parts.append("</main></body></html>")
    return "\n".join(parts)


def _operation(path: str, method: str, operation: Mapping[str, Any]) -> str:
    parts = [
        f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>',
        f"<p><strong>{escape(operation.get('summary', ''))}</strong></p>",
        _paragraphs(operation.get("description", "")),
    ]
    rows = [
        (
            f"<code>{escape(parameter['name'])}</code>",
            escape(parameter["in"]),
            _type(parameter["schema"]),
            escape(parameter.get("description", "")),
        )
        for parameter in operation.get("parameters", [])
    ]
    if rows:
        parts.append(_table(("parameter", "in", "type", "meaning"), rows))
    body = operation.get("requestBody")
    if body:
        parts.append(f"<p>Body: {_content(body)}</p>")
    answers = [
        (escape(status), _content(response), escape(response.get("description", "")))
        for status, response in operation.get("responses", {}).items()
    ]
    parts.append(_table(("status", "answer", "meaning"), answers))
    return "\n".join(parts)


def _model(name: str, model: Mapping[str, Any]) -> str:
    required = model.get("required", [])
    rows = [
        (
            f"<code>{escape(field)}</code>",
            _type(about),
            "required" if field in required else "",
            escape(about.get("description", "")),
        )
        for field, about in model.get("properties", {}).items()
    ]
    heading = f'<h3 id="{escape(name)}">{escape(name)}</h3>{_paragraphs(model.get("description", ""))}'
    return heading + (_table(("field", "type", "", "meaning"), rows) if rows else "")


def _content(holder: Mapping[str, Any]) -> str:
    return ", ".join(
        f"<code>{escape(kind)}</code> {_type(about.get('schema', {}))}"
        for kind, about in holder.get("content", {}).items()
    )


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = escape(str(schema.get("type", "any")))
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return kind


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(part)}</p>" for part in text.split("\n\n") if part.strip())


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table whose cells are HTML already."""
    heading = "".join(f"<th>{cell}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><thead><tr>{heading}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
