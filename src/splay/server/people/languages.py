"""The languages that people read, and the words that the server writes to them."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.locale.catalogue import Catalogue, languages
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import people
from splay.views.languages import written_in


async def words_for(connection: AsyncConnection, person: str) -> Catalogue:
    """The words of the language that a person reads; English if that is not known, or the person is gone."""
    found = await connection.execute(select(people.c.language).where(people.c.id == person))
    return written_in(found.scalar_one_or_none())


def checked_language(language: str) -> str:
    """A language that there are words in. Raises ApiError."""
    if language not in languages():
        raise ApiError(422, "no_such_language", f"There are words in {', '.join(languages())} only.")
    return language
