"""What somebody who looks for opponents wants to play, and the table that follows from it."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from splay.core.expansion import BASE
from splay.core.options import MAX_PLAYERS, MIN_PLAYERS, BadOptions, Options
from splay.server.durations import DAY as A_DAY
from splay.server.durations import MINUTE, SECOND
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.rated_tables import check_rated_table
from splay.server.tables.settings import Clock, TableSettings

LIVE: Final[Literal["live"]] = "live"
DAY: Final[Literal["day"]] = "day"
Pace = Literal["live", "day"]
CLOCKS: Final[dict[Pace, Clock]] = {LIVE: Clock(bank=20 * MINUTE, increment=30 * SECOND), DAY: Clock(move=A_DAY)}
"""The clocks of tables that are made for people who look."""
RATED: Final = "rated"
UNRATED: Final = "unrated"


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play: with how many players, the base set and others, `pace` "live" (in one go) or "day"
    (an answer a day), rated or not. Only those of the same wish are paired.
    """

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = 2
    sets: Annotated[list[str], Meta(max_length=8, description="The sets in play, the base set among them")] = field(
        default_factory=lambda: [BASE]
    )
    pace: Pace = LIVE
    rated: bool = False

    @property
    def word(self) -> str:
        """The wish as one word, the same for all of the same wish, in whatever order they name the sets."""
        return " ".join((self.pace, RATED if self.rated else UNRATED, str(self.players), "+".join(self.options().sets)))

    def options(self) -> Options:
        """The options of its tables. Raises BadOptions for sets that aren't there."""
        return Options(self.players, sets=self.sets)

    def settings(self) -> TableSettings:
        """How its tables are run."""
        return TableSettings(clock=CLOCKS[self.pace], rated=self.rated)


def wish_of(word: str) -> Wish:
    """The wish that a word stands for."""
    pace, rated, players, sets = word.split(" ")
    return Wish(int(players), sets.split("+"), DAY if pace == DAY else LIVE, rated == RATED)


def check_wish(wish: Wish) -> None:
    """Raises ApiError for a wish that no table can fulfil."""
    try:
        options = wish.options()
    except BadOptions as error:
        raise ApiError(422, "bad_options", str(error)) from error
    check_rated_table(options, wish.settings())
