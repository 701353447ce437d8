"""The description of the REST interface, made from the list of endpoints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from banneret.server.http.endpoints import JSON, TEXT, Endpoint, Param
from banneret.server.requests import ErrorBody

PLACE: Final = "#/components/schemas/{name}"


def description(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """The OpenAPI document."""
    shapes = [shape for endpoint in endpoints for shape in _shapes(endpoint)]
    schemas, components = msgspec.json.schema_components(
        [*shapes, ErrorBody], schema_hook=_anything, ref_template=PLACE
    )
    of = dict(zip([id(shape) for shape in shapes], schemas, strict=False))
    error = schemas[-1]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, of, error)
        if endpoint.makes is not None:
            operation["responses"][str(endpoint.status)]["links"] = _links(endpoints, *endpoint.makes)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Banneret table",
            "version": version,
            "description": "Rooms, records and what is printed in the boxes. Games are played over a websocket.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "The key of a seat, a host or a hall"}
            },
        },
    }


def _links(endpoints: Sequence[Endpoint], name: str, place: str) -> dict[str, Any]:
    """Where a created object can be used: every endpoint that takes its name in the path."""
    return {
        endpoint.handler.__name__: {
            "operationId": endpoint.handler.__name__,
            "parameters": {name: f"$response.body#/{place}"},
        }
        for endpoint in endpoints
        if any(param.name == name for param in endpoint.path_params)
    }


def _anything(_: type) -> dict[str, Any]:
    """Values that are passed on unchanged, such as the view of a game, may be any JSON."""
    return {"description": "Any JSON"}


def _shapes(endpoint: Endpoint) -> list[Any]:
    shapes = [param.shape for param in (*endpoint.path_params, *endpoint.query)]
    return shapes + [shape for shape in (endpoint.takes, endpoint.gives) if shape not in (None, str)]


def _operation(endpoint: Endpoint, of: dict[int, Any], error: Any) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done"}
    if endpoint.status not in (204, 303):
        schema = {"type": "string"} if endpoint.gives is None else of[id(endpoint.gives)]
        good["content"] = {(TEXT if endpoint.gives is None else JSON): {"schema": schema}}
    failed = {"description": "Not carried out; nothing has changed", "content": {JSON: {"schema": error}}}
    errors = {*endpoint.errors, 429, 503} | ({401, 403} if endpoint.keyed else set())
    if endpoint.takes is not None:
        errors |= {400, 403, 408, 413}
    if endpoint.takes not in (None, str):
        errors.add(415)
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [_parameter(param, "path", of) for param in endpoint.path_params]
        + [_parameter(param, "query", of) for param in endpoint.query],
        "responses": {str(endpoint.status): good, **{str(code): failed for code in sorted(errors)}},
    }
    if endpoint.takes is not None:
        schema = {"type": "string"} if endpoint.takes is str else of[id(endpoint.takes)]
        media = "text/plain" if endpoint.takes is str else JSON
        content: dict[str, Any] = {"schema": schema}
        if endpoint.example is not None:
            content["example"] = endpoint.example
        operation["requestBody"] = {"required": True, "content": {media: content}}
    if endpoint.keyed:
        operation["security"] = [{"key": []}, {}]
    return operation


def _parameter(param: Param, place: str, of: dict[int, Any]) -> dict[str, Any]:
    return {
        "name": param.name,
        "in": place,
        "required": place == "path" or param.needed,
        "description": param.text,
        "schema": of[id(param.shape)],
    }
