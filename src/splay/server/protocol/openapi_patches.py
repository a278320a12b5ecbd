"""What the published OpenAPI description says exactly, beyond what Litestar 2.25 sees by itself."""

from dataclasses import replace
from http import HTTPStatus
from typing import Final

import msgspec
from litestar import Litestar
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.enums import ScopeType
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition

NO_JSON: Final = HTTPStatus.UNSUPPORTED_MEDIA_TYPE.phrase


class ExactBodies(StructSchemaPlugin):
    """Says of a body that refuses fields it does not know that it has no others, and tells the bounds of what may also
    be null. There is no public way to add to the description of a Struct.
    """

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The description of a Struct."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        described = msgspec.inspect.type_info(field_definition.type_)
        assert isinstance(described, msgspec.inspect.StructType)
        if described.forbid_unknown_fields:
            schema.additional_properties = False
        for field in described.fields:
            part = (schema.properties or {}).get(field.encode_name)
            if isinstance(part, Schema):
                tell_bounds_within(part, plain(field.type))
        return schema


def tell_bounds_within(schema: Schema, kind: msgspec.inspect.Type) -> None:
    """Adds the bounds of each type of a union, and of the items of a list, to the part of the description about it."""
    if isinstance(kind, msgspec.inspect.UnionType):
        for part in schema.one_of or []:
            for one in kind.types:
                tell_bounds(part, plain(one))
    if isinstance(kind, msgspec.inspect.ListType):
        tell_bounds(schema.items, plain(kind.item_type))


def tell_bounds(part: object, kind: msgspec.inspect.Type) -> None:
    """Adds the bounds of a type to its description, if that is the one of this type."""
    if isinstance(part, Schema) and isinstance(kind, msgspec.inspect.IntType) and part.type == OpenAPIType.INTEGER:
        part.minimum, part.maximum = kind.ge, kind.le
    if isinstance(part, Schema) and isinstance(kind, msgspec.inspect.StrType) and part.type == OpenAPIType.STRING:
        part.min_length, part.max_length = kind.min_length, kind.max_length


def plain(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    """A type without what is noted of it."""
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind


def without_bodies(app: Litestar) -> None:
    """Describes answers 204 as what they are: without a body, whatever the handler's annotation says."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            answer = ((operation and operation.responses) or {}).get("204")
            if answer is not None:
                answer.content = None  # type: ignore[union-attr]


def media_types_told(app: Litestar) -> None:
    """Says of everything that takes a body that this must be JSON."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.post, path.put, path.patch, path.delete):
            if operation is not None and operation.request_body is not None and operation.responses is not None:
                operation.responses["415"] = replace(operation.responses["400"], description=NO_JSON)


async def all_methods_allowed(message: Message, scope: Scope) -> None:
    """A hook that lets `Allow` name all methods of a path.

    Litestar names only those that it knew when the first handler of a controller was registered.
    """
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP or scope["method"] != "OPTIONS":
        return
    routes = [route for route in scope["litestar_app"].routes if isinstance(route, HTTPRoute)]
    methods = {method for route in routes if route.path_format == scope["path_template"] for method in route.methods}
    others = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
    message["headers"] = [*others, (b"allow", ", ".join(sorted(methods)).encode())]
