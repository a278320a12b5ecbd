"""A sentence for every event: what happened and why, in the reader's language, as far as the reader may know."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from splay.core import event as kinds
from splay.core.place import NOBODY
from splay.core.result import BY_SCORE
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, HAND, PILE, SCORE, SUPPLY, ZoneKind
from splay.views.model import EventView, PlaceView, ResultView
from splay.views.wording import Wording

USUAL_TARGET: Final = {
    kinds.FIRST_MELD: PILE,
    kinds.DRAW: HAND,
    kinds.MELD: PILE,
    kinds.TUCK: PILE,
    kinds.SCORE: SCORE,
    kinds.RETURN: SUPPLY,
    kinds.ACHIEVE: ACHIEVEMENTS,
}
"""Where the cards of a verb go; a move under its name to somewhere else is told with both places."""

WITHOUT_SOURCE: Final = {kinds.DRAW: SUPPLY, kinds.ACHIEVE: AVAILABLE, kinds.FIRST_MELD: HAND}
"""Verbs that always take from the same place, which goes without saying."""


class Sentences(Wording):
    """Tells the events of one table."""

    def sentence(self, event: EventView) -> str:
        """What happened, for every kind of event and all places. Raises ValueError for no kind of event."""
        if event.kind in USUAL_TARGET:
            return self.verb(event)
        if event.kind not in OTHER_KINDS:
            raise ValueError(f"{event.kind!r}: there is no such kind of event")
        return OTHER_KINDS[event.kind](self, event)

    def told(self, event: EventView, key: str) -> str:
        """The event's sentence with the words that most need."""
        return self.text(
            key,
            player=self.player(event.seat),
            cards=self.cards(event.cards),
            source=self.place(event.source, event.seat),
            target=self.place(event.target, event.seat),
            turn=event.turn_number,
            wanted=event.wanted_age,
            value=event.value,
            age=event.cards[0].age if event.cards else 0,
            word=event.word,
            color=self.text(f"color-{event.color}") if event.color else "",
            direction=event.direction,
        )

    def verb(self, event: EventView) -> str:
        """A verb of the rulebook that moves cards."""
        usual = USUAL_TARGET[event.kind]
        if not lies_in(event.target, usual, event.seat):
            return self.told(event, "event-move")
        if event.kind in WITHOUT_SOURCE:
            if not lies_in(event.source, WITHOUT_SOURCE[event.kind], event.seat):
                return self.told(event, "event-move")
            higher = event.kind == kinds.DRAW and event.wanted_age > 0
            return self.told(event, "event-draw-higher" if higher else f"event-{event.kind}")
        from_hand = lies_in(event.source, HAND, event.seat)
        return self.told(event, f"event-{event.kind}" + ("" if from_hand else "-from"))

    def plain(self, event: EventView) -> str:
        """Kinds with one sentence."""
        return self.told(event, f"event-{event.kind}")

    def action(self, event: EventView) -> str:
        """The choice of an action."""
        return self.told(event, f"event-action-{event.word.partition(':')[0]}")

    def effect_begins(self, event: EventView) -> str:
        """Somebody begins to follow an effect."""
        if event.why is None:
            raise ValueError("an event of kind 'effect' must say of which card")
        return self.role(event.why, event.seat)

    def splay(self, event: EventView) -> str:
        """A splay, or its end."""
        return self.told(event, "event-unsplay" if event.direction == "none" else "event-splay")

    def claim(self, event: EventView) -> str:
        """A special achievement: through the running card, where that names it, or by its own condition."""
        player = self.player(event.seat)
        special = self.special(event.word)
        card = None if event.why is None else self.deck[event.why.card]
        if card is not None and any(special in effect for effect in self.effects(card)):
            name = self.catalogue.card_name(card)
            return self.text("event-claim-through", player=player, special=special, card=name)
        condition = self.text(f"special-{event.word}")
        return self.text("event-claim", player=player, special=special, condition=condition)

    def choice(self, event: EventView) -> str:
        """A choice that everybody hears: a color, or a value."""
        return self.told(event, "event-choice-color" if event.color else "event-choice-value")

    def end(self, event: EventView) -> str:
        """The end of the game, with its reason."""
        return self.text(f"event-end-{event.word}", player=self.player(event.seat))

    def rules_changed(self, event: EventView) -> str:
        """A change of the rules in the middle of the game, and what became of the open action."""
        return self.text(f"event-rules_changed-{event.word}")

    def result(self, result: ResultView) -> list[str]:
        """Who won and how, then what each team and each player had."""
        key = "result-winners" if len(result.winners) > 1 else "result-winner"
        names = self.players(result.winners)
        winners = self.text(key, player=names, players=names)
        card = self.named(result.card) if result.card else ""
        reason = "score-tied" if was_tied(result) else result.reason
        lines = [self.text(f"result-{reason}", winners=winners, card=card)]
        lines += self.team_standings(result)
        for seat, _, points, achievements in result.standings:
            lines.append(self.standing(self.player(seat), points, achievements))
        return lines

    def standing(self, player: str, points: int, achievements: int) -> str:
        """What a player or a team had in the end."""
        return self.text("result-standing", player=player, points=points, achievements=achievements)

    def team_standings(self, result: ResultView) -> list[str]:
        """What each team of several players had together."""
        lines = []
        for team in sorted({standing[1] for standing in result.standings}):
            members = [standing for standing in result.standings if standing[1] == team]
            if len(members) > 1:
                players = self.players([seat for seat, *_ in members])
                lines.append(self.standing(players, sum(had[2] for had in members), sum(had[3] for had in members)))
        return lines


def lies_in(place: PlaceView | None, kind: ZoneKind, seat: int) -> bool:
    """Whether a place is of a kind, and this seat's if it is anybody's."""
    return place is not None and place.kind == kind.name and place.seat in (NOBODY, seat)


def was_tied(result: ResultView) -> bool:
    """Whether somebody who lost had as many points as the winners: then the achievements have decided."""
    points: Counter[int] = Counter()
    for _, team, had, _ in result.standings:
        points[team] += had
    won = {team for seat, team, *_ in result.standings if seat in result.winners}
    best = {points[team] for team in won}
    return result.reason == BY_SCORE and any(points[team] in best for team in points if team not in won)


OTHER_KINDS: Final[dict[str, Callable[[Sentences, EventView], str]]] = {
    kinds.TURN: Sentences.plain,
    kinds.ACTION: Sentences.action,
    kinds.EFFECT: Sentences.effect_begins,
    kinds.TRANSFER: Sentences.plain,
    kinds.EXCHANGE: Sentences.plain,
    kinds.REMOVE: Sentences.plain,
    kinds.REVEAL: Sentences.plain,
    kinds.PROOF: Sentences.plain,
    kinds.SPLAY: Sentences.splay,
    kinds.REARRANGE: Sentences.plain,
    kinds.CLAIM: Sentences.claim,
    kinds.ELIMINATE: Sentences.plain,
    kinds.BONUS: Sentences.plain,
    kinds.CHOICE: Sentences.choice,
    kinds.END: Sentences.end,
    kinds.RULES_CHANGED: Sentences.rules_changed,
}
