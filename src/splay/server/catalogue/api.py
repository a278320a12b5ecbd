"""HTTP for faces and words: the same for everybody, so that clients may keep them and only ask whether they changed."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, get
from litestar.params import PathParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler

from splay.locale import catalogue as locale
from splay.locale.own_folder import notice_changes
from splay.server.catalogue.cards import CardCatalogue, Edition, card_catalogue
from splay.server.catalogue.made_once import MadeOnce
from splay.server.catalogue.words import (
    EveryCardsWords,
    Languages,
    PartName,
    PartWords,
    RulesWords,
    Rulings,
    WhoseCards,
    Words,
    languages_there_are,
    part_of,
    rules_of,
    rulings_of,
    words_of,
    words_of_cards,
)
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.languages import language_of
from splay.server.protocol.representation import JSON, Representation, compressed_once, described, respond

ASK_WHETHER_CHANGED: Final = "public, no-cache"
Language = Annotated[
    str, PathParameter(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=35, description='A language, as "en"')
]
AnyRequest = Request[Any, Any, Any]


async def with_changes(_: AnyRequest) -> None:
    """Before any of these is answered: words that a translator has changed meanwhile are read again."""
    notice_changes()


class CatalogueController(Controller):
    """What is printed on the cards, and every word that a client needs. Nobody is asked who they are."""

    path = "/api"
    tags = ["catalogue"]  # noqa: RUF012 - as Litestar wants it
    opt = {"anonymous": True}  # noqa: RUF012
    before_request = staticmethod(with_changes)

    @get("/cards", summary="Cards of an edition", responses=described(CardCatalogue, 400, 429))
    async def cards(
        self, request: AnyRequest, edition: Annotated[Edition, QueryParameter(description="The edition")] = "third"
    ) -> ASGIResponse:
        """What is printed on each card besides words, and the special achievements."""
        return respond(request, await cards_as_json(edition), ASK_WHETHER_CHANGED)

    @get("/locale", summary="The languages", sync_to_thread=False)
    def languages(self) -> Languages:
        """The languages that there are words in."""
        return languages_there_are()

    @get("/locale/preferred", summary="Words in my language", responses=described(Words, 400, 429))
    async def preferred_words(
        self,
        request: AnyRequest,
        cards: Annotated[WhoseCards, QueryParameter(description="Whether with the cards of all sets")] = "all",
    ) -> ASGIResponse:
        """The words of the offered language that fits the header `Accept-Language` best, which its answer names."""
        told = await words_as_json(language_of(request.scope), cards)
        return respond(request, told, ASK_WHETHER_CHANGED, vary="Accept-Encoding, Accept-Language")

    @get("/locale/{language:str}", summary="Words", responses=described(Words, 400, 404, 429))
    async def words(
        self,
        request: AnyRequest,
        language: Language,
        cards: Annotated[WhoseCards, QueryParameter(description="Whether with the cards of all sets")] = "all",
    ) -> ASGIResponse:
        """The names and effects of the cards in a language, and the Fluent sources of everything else."""
        return respond(request, await words_as_json(known(language), cards), ASK_WHETHER_CHANGED)

    @get(
        "/locale/{language:str}/cards",
        summary="Words of the cards",
        responses=described(EveryCardsWords, 400, 404, 429),
    )
    async def every_cards_words(self, request: AnyRequest, language: Language) -> ASGIResponse:
        """The names and effects of the cards of all sets, for whoever began with those of the base set."""
        return respond(request, await every_cards_words_as_json(known(language)), ASK_WHETHER_CHANGED)

    @get("/locale/{language:str}/rules", summary="Rules", responses=described(RulesWords, 400, 404, 429))
    async def rules(self, request: AnyRequest, language: Language) -> ASGIResponse:
        """The topics of the rules, for whoever began without them."""
        return respond(request, await rules_as_json(known(language)), ASK_WHETHER_CHANGED)

    @get("/locale/{language:str}/parts/{part:str}", summary="A part of the words",
         responses=described(PartWords, 400, 404, 429))  # fmt: skip
    async def part(
        self, request: AnyRequest, language: Language, part: Annotated[PartName, PathParameter(description="The part")]
    ) -> ASGIResponse:
        """The words of a part, for whoever began without it: those of the lessons, for example."""
        return respond(request, await part_as_json(known(language), part), ASK_WHETHER_CHANGED)

    @get(
        "/locale/{language:str}/rulings",
        summary="Rulings",
        responses=described(Rulings, 400, 404, 429),
    )
    async def rulings(self, request: AnyRequest, language: Language) -> ASGIResponse:
        """How single cards are resolved if their text leaves room."""
        return respond(request, await rulings_as_json(known(language)), ASK_WHETHER_CHANGED)


def known(language: str) -> str:
    """The language, if there is one. Raises ApiError."""
    if language not in locale.languages():
        raise ApiError(404, "no_such_language", f"There are words in {', '.join(locale.languages())} only.")
    return language


@MadeOnce
def cards_as_json(edition: Edition) -> Representation:
    """The catalogue of an edition, as it is sent."""
    return compressed_once(JSON, msgspec.json.encode(card_catalogue(edition)))


@MadeOnce
def words_as_json(language: str, cards: WhoseCards) -> Representation:
    """The words of a language, as they are sent."""
    return compressed_once(JSON, msgspec.json.encode(words_of(language, cards)))


@MadeOnce
def every_cards_words_as_json(language: str) -> Representation:
    """The words of the cards of all sets, as they are sent."""
    return compressed_once(JSON, msgspec.json.encode(EveryCardsWords(language, words_of_cards(language))))


@MadeOnce
def rules_as_json(language: str) -> Representation:
    """The topics of the rules in a language, as they are sent."""
    return compressed_once(JSON, msgspec.json.encode(rules_of(language)))


@MadeOnce
def part_as_json(language: str, part: PartName) -> Representation:
    """The words of a part in a language, as they are sent."""
    return compressed_once(JSON, msgspec.json.encode(part_of(language, part)))


@MadeOnce
def rulings_as_json(language: str) -> Representation:
    """The rulings in a language, as they are sent."""
    return compressed_once(JSON, msgspec.json.encode(rulings_of(language)))


HANDLERS: Final[list[ControllerRouterHandler]] = [CatalogueController]
"""The handlers of the catalogue."""
