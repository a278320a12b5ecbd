"""A game as plain data, and the primitives that change it."""

from splay.core.achievements import GONE, UNCLAIMED, award_specials, special_due, take_special
from splay.core.card import Card
from splay.core.chance import chance_below, next_chance
from splay.core.dogma import DogmaRun
from splay.core.event import EndEvent, Event, Passing
from splay.core.options import Options
from splay.core.place import NOBODY
from splay.core.player import Player
from splay.core.question import Decider, Question
from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, GameOver, Result, over, over_by_score
from splay.core.seats import SEATINGS
from splay.core.symbols import HIGHEST_AGE
from splay.core.visibility import tell_move, tell_moves
from splay.core.zones import AVAILABLE, REMOVED, SUPPLY, Supply, Zone


class ReleasedGame(Exception):
    """A game was used after it had been released."""


def released() -> ReleasedGame:
    """The error for using a released game."""
    return ReleasedGame("this game has been released: whoever releases a game must be the last to use it")


class Game:
    """One game, between or inside actions.

    Between two actions all of it is plain data that `copy` copies. `deck` are the cards by index; `zones` all
    places, `where` for each card the index of its zone (-1 for none). `supplies[age - 1]` is the base pile of an
    age; those of the expansions follow. `expansions` are the sets besides the base set, in the order in which they
    act; `free_action_due` says that the turn player may still take a free action by them, `used` are the names of those
    actions they have taken that a set allows only once a turn. `specials` are the special achievements, `special_owner`
    for each of them a seat, UNCLAIMED or GONE; `fleeting` says whether further achievements come and go with what
    boards show. `dirty` are the seats for which special achievements must be looked at again, as a bit set. `seating`
    are the seats still in the game, in turn order.

    Inside an action `run` is the running dogma, `tally` what cards remember until the action ends, and `revealed`
    are the cards that lie face up for all until the effect ends. `changed` says, with expansions, that something has
    changed since a card last took it back to ask. `events` is a list that every change is told to,
    or None; `counting` is what was an achievement at the last of them, of those that boards show. `information` counts,
    while there is such a list, how often somebody learned something that the deciding seat could not have told.
    """

    __slots__ = (
        "action_over", "actions_left", "available", "bonus_due", "chance", "changed", "counting", "decided_by",
        "decider", "deck", "dirty", "each_change", "events", "expansions", "fleeting", "free_action_due", "information",
        "options", "players", "removed", "result", "revealed", "run", "seating", "sharing", "special_owner", "specials",
        "started", "supplies", "tally", "turn_number", "turn_seat", "used", "where", "zones",
    )  # fmt: skip

    available: Zone
    removed: Zone

    def __init__(self, options: Options, deck: list[Card], where: list[int]) -> None:
        self.options = options
        self.deck = deck
        self.where = where
        self.players: list[Player] = []
        self.zones: list[Zone] = []
        self.supplies: list[Supply] = []
        self.expansions = options.expansions
        self.specials = options.specials
        self.special_owner = [UNCLAIMED] * len(self.specials)
        self.seating = SEATINGS[options.players]
        self.started = False
        self.turn_seat = 0
        self.turn_number = 0
        self.actions_left = 0
        self.free_action_due = False
        self.used: tuple[str, ...] = ()
        self.chance = 0
        self.result: Result | None = None
        self.each_change = options.special_achievements == "after_each_change"
        self.fleeting = options.fleeting
        self.run: DogmaRun | None = None
        self.sharing = False
        self.bonus_due = False
        self.changed = False
        self.action_over = False
        self.dirty = 0
        self.revealed: list[Card] = []
        self.tally: dict[int, list[int]] | None = None
        self.decider: Decider | None = None
        self.decided_by = NOBODY
        self.events: list[Event] | None = None
        self.counting: list[Passing] | None = None
        self.information = 0

    def copy(self) -> "Game":
        """An independent copy of a game between two actions, without decider and events.

        Raises ReleasedGame for a game that has been released.
        """
        if not self.players:
            raise released()
        twin = Game(self.options, self.deck, self.where[:])
        zones = twin.zones
        for player in self.players:
            twin.players.append(player.copy(twin, zones))
        for zone in self.zones[len(zones) :]:
            zone.lent = True
            zones.append(zone)
        twin.supplies = self.supplies[:]
        twin.available = self.available
        twin.removed = self.removed
        twin.special_owner = self.special_owner[:]
        twin.seating = self.seating
        twin.started = self.started
        twin.turn_seat = self.turn_seat
        twin.turn_number = self.turn_number
        twin.actions_left = self.actions_left
        twin.free_action_due = self.free_action_due
        twin.used = self.used
        twin.chance = self.chance
        twin.result = self.result
        twin.dirty = self.dirty
        twin.decided_by = self.decided_by
        twin.information = self.information
        return twin

    def release(self) -> None:
        """Gives up a game that nobody needs any more, so that its memory is free at once.

        Its objects refer to each other in circles, which only the garbage collector would find otherwise. Any further
        use raises ReleasedGame, or finds no players and no zones.
        """
        for player in self.players:
            player.board.piles.clear()
        self.players.clear()
        self.zones.clear()
        self.supplies.clear()
        self.decider = None

    def own(self, zone: Zone) -> Zone:
        """The zone as an object of this game alone, to be changed: a copy, from now on, if it is lent."""
        if not zone.lent:
            return zone
        twin = zone.copy()
        self.zones[zone.index] = twin
        if isinstance(twin, Supply):
            self.supplies = [twin if supply is zone else supply for supply in self.supplies]
        elif zone.kind is AVAILABLE:
            self.available = twin
        elif zone.kind is REMOVED:
            self.removed = twin
        return twin

    def further_zones(self) -> list[Zone]:
        """The zones of nobody that expansions bring."""
        return self.zones[self.removed.index + 1 :]  # those that were laid out last

    def acting_seat(self) -> int:
        """Whoever is executing an effect, else the turn player."""
        return self.turn_seat if self.run is None else self.run.executing

    def by_precedence(self) -> list[int]:
        """All seats in the game in the order in which they get special achievements: clockwise from whoever is acting,
        or from the turn player, as the edition says (decision 20).
        """
        first = self.turn_seat if self.options.rules.turn_player_first else self.acting_seat()
        return self.seating.starting_with[first]

    def in_play(self) -> list[Player]:
        """The players who are still in the game, by seat."""
        out = self.seating.out
        return [player for player in self.players if player.seat not in out] if out else self.players

    def teams(self) -> list[int]:
        """The teams still in the game; without partners every seat is one."""
        return sorted({player.team for player in self.in_play()})

    def team_score(self, team: int) -> int:
        """The points of a team together."""
        return sum([player.points for player in self.players if player.team == team])

    def team_achievements(self, team: int) -> int:
        """The achievements of a team together."""
        count = 0
        for player in self.players:
            if player.team == team:
                count += player.achievement_count()
        return count

    def zone_of(self, card: Card) -> Zone:
        """The zone that the card lies in."""
        return self.zones[self.where[card.index]]

    def supply_for(self, value: int) -> Supply:
        """The base supply that a draw of this value comes to; which ages are empty is decided by the base set alone.

        Raises GameOver above 10 (rulings 9, 11, 12).
        """
        age = value if value > 1 else 1
        while age <= HIGHEST_AGE:
            supply = self.supplies[age - 1]
            if supply.cards:
                return supply
            age += 1
        raise over_by_score(self)

    def returns_to(self, card: Card) -> Zone:
        """Where the card goes when it is returned: its supply, unless an expansion says another place."""
        if not self.expansions:
            return self.supplies[card.age - 1]
        for expansion in self.expansions:
            zone = expansion.returns_to(self, card)
            if zone is not None:
                return zone
        return self.supply(card.set_name, card.age)

    def is_supplied(self, card: Card) -> bool:
        """Whether the card belongs to a supply."""
        return self.returns_to(card).kind is SUPPLY

    def supply(self, set_name: str, age: int) -> Supply:
        """The supply of an age of a set in play."""
        return self.supplies[self.options.first_supply[set_name] + age - 1]

    def draw_age(self, value: int) -> int:
        """The age that a draw of this value would give, 11 if it would end the game."""
        age = max(value, 1)
        while age <= HIGHEST_AGE and not self.supplies[age - 1].cards:
            age += 1
        return min(age, HIGHEST_AGE + 1)

    def draws_left(self, value: int) -> int:
        """How many cards draws of this value can take before one would end the game: those of the base set."""
        return sum([len(supply.cards) for supply in self.supplies[max(value, 1) - 1 : HIGHEST_AGE]])

    def ask(self, question: Question) -> int:
        """Puts a question to its seat; the index of the chosen option."""
        assert self.decider is not None
        answer = self.decider.decide(self, question)
        self.decided_by = question.seat
        return answer

    def move(self, card: Card, to: Zone, kind: str, seat: int, at_bottom: bool = False, wanted: int = 0) -> None:
        """Moves a card between zones, as a change with its event; nothing is checked here.

        `at_bottom` goes with the kinds that are `bottom`: the event does not tell it otherwise.
        `wanted` is the value that was to be drawn if no card of it was left.
        """
        source = self.zones[self.where[card.index]]
        self.shift(card, source, to, at_bottom)
        if self.events is not None:
            tell_move(self, card, source, to, kind, seat, wanted)
        if self.revealed and card in self.revealed:
            self.revealed.remove(card)
        if self.expansions:
            self.note_move(card, kind, seat)

    def note_move(self, card: Card, kind: str, seat: int) -> None:
        """Tells the expansions what a seat has done with a card."""
        for expansion in self.expansions:
            expansion.after_move(self.players[seat], card, kind)

    def move_to_supplies(self, cards: list[Card], kind: str, seat: int, in_order: bool) -> None:
        """Moves cards to the bottoms of their supplies, one by one, and looks at special achievements after each.

        Those that move until a special achievement is claimed are told together; `in_order` says that the seat has
        chosen the order of all, which is told if it says nothing about what lies in a supply.
        """
        told = 0
        sources: list[Zone] = []
        for number, card in enumerate(cards, 1):
            source = self.zone_of(card)
            sources.append(source)
            self.shift(card, source, self.returns_to(card), True)
            if self.dirty and (self.each_change or self.fleeting):
                if (self.each_change and special_due(self)) or (self.fleeting and self.winners()):
                    self.tell_return(cards[told:number], sources[told:], kind, seat, in_order)
                    told = number
                self.settle()
        self.tell_return(cards[told:], sources[told:], kind, seat, in_order)

    def tell_return(self, cards: list[Card], sources: list[Zone], kind: str, seat: int, in_order: bool) -> None:
        """Tells of cards that have moved to their supplies; they are no longer revealed."""
        if self.events is not None:
            tell_moves(self, cards, sources, kind, seat, in_order)
        if self.revealed:
            self.revealed = [card for card in self.revealed if card not in cards]

    def shift(self, card: Card, source: Zone, to: Zone, at_bottom: bool) -> None:
        """Moves a card between zones without telling, and remembers that something changed."""
        if source.lent:
            source = self.own(source)
        if to.lent:
            to = self.own(to)
        source.take(card)
        if at_bottom:
            to.put_bottom(card)
        else:
            to.put(card)
        self.where[card.index] = to.index
        self.dirty |= source.watchers | to.watchers  # in the base set, the owners of boards
        if self.expansions:
            self.changed = True
        if self.sharing:
            self.bonus_due = True

    def note_change(self) -> None:
        """Remembers that something changed, for the sharing bonus (ruling 55)."""
        self.changed = True
        if self.sharing:
            self.bonus_due = True

    def settle(self) -> None:
        """What follows every change: special achievements, if the table hands them out at once, and a win by those
        that come and go with what boards show.
        """
        if self.dirty:
            if self.each_change:
                award_specials(self)
            if self.fleeting:
                for expansion in self.expansions:
                    expansion.after_change(self)

    def after_effect(self) -> None:
        """What follows an effect, or an action: special achievements, whenever the table hands them out."""
        if self.revealed:
            self.revealed.clear()
        if self.dirty:
            award_specials(self)

    def specials_of(self, owner: int) -> list[str]:
        """The names of the special achievements that a seat has, or of those UNCLAIMED or GONE."""
        if owner not in self.special_owner:
            return []
        return [special.name for special, has in zip(self.specials, self.special_owner, strict=True) if has == owner]

    def special_number(self, name: str) -> int:
        """The number of the special achievement with this name. Raises LookupError if this game has none."""
        for number, special in enumerate(self.specials):
            if special.name == name:
                return number
        raise LookupError(f"{name}: this game has no such special achievement")

    def forfeit_specials(self, seat: int) -> None:
        """Makes the special achievements that a seat has nobody's, for good (ruling 245)."""
        self.special_owner = [GONE if owner == seat else owner for owner in self.special_owner]

    def available_specials(self) -> int:
        """The special achievements that nobody has claimed yet, as a bit set."""
        return sum([1 << special for special, owner in enumerate(self.special_owner) if owner == UNCLAIMED])

    def claim_special(self, player: Player, special: int) -> bool:
        """Claims a special achievement by a card, if it is still available (ruling 36). Whether it was."""
        if self.special_owner[special] != UNCLAIMED:
            return False
        take_special(self, player, special)
        self.check_achievements()
        return True

    def check_achievements(self) -> None:
        """Raises GameOver if a player or a team has enough achievements."""
        winners = self.winners()
        if winners:
            raise over(self, BY_ACHIEVEMENTS, winners)

    def winners(self) -> list[int]:
        """The teams that have the most achievements, if that is enough to win (ruling 21)."""
        counts = [0] * len(self.players)
        for player in self.players:
            counts[player.team] += player.achievement_count()
        if max(counts) < self.options.achievements_to_win():
            return []
        teams = self.teams()
        best = max([counts[team] for team in teams])
        return [team for team in teams if counts[team] == best] if best >= self.options.achievements_to_win() else []

    def check_left(self) -> None:
        """Raises GameOver if only one player, or team, is still in the game: the winner (ruling 182)."""
        if len(self.teams()) == 1:
            raise self.win_by_card(self.in_play()[0])

    def win_by_card(self, player: Player) -> GameOver:
        """The end of the game, won by a player (and team) through the running card (ruling 23)."""
        return over(self, BY_CARD, [player.team], "" if self.run is None else self.run.card.name)

    def finish(self, end: GameOver, resigned: int = -1) -> None:
        """Records the result; the game is over. Its event names the seat whose doing it was."""
        seat = self.acting_seat()
        self.result = end.result
        self.run = None
        self.sharing = False
        self.revealed.clear()  # what was shown for an effect is hidden again, as after every effect
        for player in self.players:
            player.earned = 0  # nothing is handed out any more
        if self.events is not None:
            self.events.append(EndEvent(seat if resigned < 0 else resigned, end.result.reason))

    def random_below(self, limit: int) -> int:
        """A number from 0 to limit - 1 by the game's own generator."""
        self.chance = next_chance(self.chance)
        self.information += 1
        return chance_below(self.chance, limit)
