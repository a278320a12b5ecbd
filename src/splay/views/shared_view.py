"""The view of a position for all who look at it: what everybody may know is worked out once."""

from msgspec import structs

from splay.core.game import Game
from splay.core.session import Session
from splay.views.facts import SessionFacts
from splay.views.model import View
from splay.views.view import ALL_SEEING, SPECTATOR, cards_view, view_of, zone_view


class SharedView:
    """The view of the position that a session stands at, with its facts."""

    def __init__(self) -> None:
        self.facts = SessionFacts()
        self.public: View | None = None

    def of(self, session: Session, seat: int) -> View:
        """What a seat, or a spectator, may know of a session's position now: as `view_of` says it."""
        facts = self.facts.of(session)
        if seat == ALL_SEEING:
            return view_of(session.game, seat, facts)
        if self.public is None or self.public.facts is not facts:
            self.public = view_of(session.game, SPECTATOR, facts)
        return self.public if seat == SPECTATOR else from_seat(self.public, session.game, seat)


def from_seat(public: View, game: Game, seat: int) -> View:
    """What a seat may know, built on what everybody may: to that come the cards that it alone sees."""
    player = game.players[seat]
    own = structs.replace(
        public.players[seat],
        hand=cards_view(game, player.hand, seat),
        score_pile=cards_view(game, player.score_pile, seat),
        zones=[zone_view(game, zone, seat) for zone in player.further_zones],
    )
    return structs.replace(public, seat=seat, players=[*public.players[:seat], own, *public.players[seat + 1 :]])
