"""Signs in sight that are achievements as long as that lasts, in words: flags with those who take them away."""

from splay.terminal.words import Words
from splay.views.fact_types import FleetingView
from splay.views.messages import ColorArgument, PlayersArgument
from splay.views.model import View


def fleeting_of(view: View, seat: int) -> list[FleetingView]:
    """The flags and fountains in sight on a player's board, as the view tells them."""
    return [] if view.facts is None else view.facts.players[seat].fleeting


def counting(words: Words, view: View, seat: int) -> list[str]:
    """The flags and fountains of a player that are achievements now: "Flag: Zurich"."""
    return [fleeting_name(words, one) for one in fleeting_of(view, seat) if one.counts]


def fleeting_name(words: Words, one: FleetingView) -> str:
    """A flag or a fountain, by its card."""
    return words.text("table-fleeting", sign=one.sign, card=words.named(one.card))


def fleeting_lines(words: Words, view: View, seat: int) -> list[str]:
    """Each flag in sight on a player's board, with those who take it away, or could with the fewest cards."""
    return [
        words.text("plain-fleeting", name=fleeting_name(words, one), taken=taken_by(words, view, one))
        for one in fleeting_of(view, seat)
        if one.takers
    ]


def taken_by(words: Words, view: View, one: FleetingView) -> str:
    """Who takes a flag away now, else whoever needs the fewest cards for that."""
    more = min(taker.more for taker in one.takers)
    seats = sorted([taker.seat for taker in one.takers if taker.more == more], key=lambda seat: seat != view.seat)
    who = "you" if seats == [view.seat] else "others"
    key = "table-fleeting-takers" if more else "table-fleeting-taken"
    players, color = PlayersArgument(seats), ColorArgument(one.color)
    return words.say(key, who=who, players=players, number=len(seats), more=more, color=color)
