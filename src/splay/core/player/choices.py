"""The questions that a card can ask a player."""

from typing import Final

from splay.core.board import Pile
from splay.core.card import Card
from splay.core.cards import BoardCards, Cards
from splay.core.event import EVERYBODY, PROOF, ChoiceEvent, Event
from splay.core.option import (
    BRANCH_OPTIONS,
    COLOR_OPTIONS,
    NO,
    PASS,
    SEAT_OPTIONS,
    VALUE_OPTIONS,
    YES,
    BranchOption,
    ColorOption,
    NumberOption,
    Option,
    SeatOption,
    SetOption,
    UnseenOption,
    ValueOption,
)
from splay.core.place import NOBODY
from splay.core.player.state import PlayerState
from splay.core.question import (
    ASK_BRANCH,
    ASK_CARD,
    ASK_COLOR,
    ASK_MAY,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_PLAYER,
    ASK_SET,
    ASK_VALUE,
    PICK,
    Question,
)
from splay.core.symbols import HIGHEST_AGE
from splay.core.zones import Zone

BY_SUPPLY: Final = 0
BY_COLOR: Final = 1
TOGETHER: Final = 2


class Choices(PlayerState):
    """Choosing.

    A choice that has only one answer is made without asking, unless the haste would tell the others something
    that only the faces of the player's hidden cards say.
    """

    __slots__ = ()

    def choose(self, cards: Cards, purpose: str = PICK, to: PlayerState | None = None) -> Card | None:
        """One of the cards, which must be chosen; None if there is none. `to` gets it, if it is for a transfer.

        If nothing in a hidden hand fits what only faces show, the hand is shown as proof (decision 8).
        """
        if not cards.cards:
            self.prove(cards)
            return None
        if len(cards.cards) == 1 and not self.would_tell(cards):
            return cards.cards[0]
        return self.pick(cards, cards.cards, purpose, 0, 1, 1, to)

    def may_choose(self, cards: Cards, purpose: str = PICK) -> Card | None:
        """One of the cards, or None if the player passes or there is none."""
        if not cards.cards and not self.would_tell(cards):
            return None
        return self.pick(cards, cards.cards, purpose, 0, 0, 1)

    def choose_some(
        self,
        cards: Cards,
        at_most: int | None = None,
        at_least: int = 0,
        purpose: str = PICK,
        to: PlayerState | None = None,
    ) -> Cards:
        """Some of the cards, one by one in the chosen order: up to `at_most`, any number if that is None; at least
        `at_least`, or all there are.
        """
        most = self.number_known(cards) if at_most is None else at_most
        if not cards.cards:
            if at_least > 0:
                self.prove(cards)
            elif self.would_tell(cards) and at_most != 0:
                self.pick(cards, [], purpose, 0, 0, most, to)
            return Cards([], cards.zone())
        if len(cards.cards) <= at_least and not self.would_tell(cards):
            return Cards(cards.cards[:], cards.zone())
        telling = self.would_tell(cards)
        left, chosen = cards.cards[:], list[Card]()
        # If haste would tell something, whoever has chosen all there are is still asked for more.
        while len(chosen) != at_most and (left or (telling and len(chosen) >= at_least)):
            card = self.pick(cards, left, purpose, len(chosen), at_least, most, to)
            if card is None:
                break
            left.remove(card)
            chosen.append(card)
        if len(chosen) < at_least:
            self.prove(cards)
        return Cards(chosen, cards.zone(), ordered=True)

    def number_known(self, cards: Cards) -> int:
        """How many cards there are to choose from, as far as the player may know it.

        Of cards that the player does not see, narrowed by what only faces show, it is how many lie there.
        """
        zone = cards.zone()
        hidden = zone is not None and not zone.seen_by(self.seat)
        return len(zone.cards) if zone is not None and hidden and cards.by_face else len(cards.cards)

    def choose_exactly(self, cards: Cards, number: int, purpose: str = PICK, to: PlayerState | None = None) -> Cards:
        """That many of the cards, or all if there are fewer."""
        return self.choose_some(cards, number, number, purpose, to) if number > 0 else Cards([], cards.zone())

    def choose_highest(self, cards: Cards, number: int, purpose: str = PICK, to: PlayerState | None = None) -> Cards:
        """That many of the highest of the cards, or all if there are fewer; the player decides ties."""
        chosen: list[Card] = []
        left = cards
        while left.cards and len(chosen) < number:
            value = left.highest_value()
            chosen += self.choose_exactly(left.of_value(value), number - len(chosen), purpose, to).cards
            left = left.of_value_up_to(value - 1)
        return Cards(chosen, cards.zone())

    def may(self, purpose: str = PICK, moving: list[Card] | None = None) -> bool:
        """Whether the player wants to; `moving` are the cards that move then."""
        game = self.game
        return game.ask(Question(self.seat, ASK_MAY, [YES, NO], purpose, game.run, cards=moving or ())) == 0

    def choose_color(
        self, colors: list[int], purpose: str = PICK, time: int = 1, times: int = 1, number: int = 0
    ) -> int:
        """One of the colors, of which there must be at least one.

        `time` says which one this is of so many `times` that the effect asks for them, `number` one chosen before that
        the color goes with.
        """
        options: list[Option] = [COLOR_OPTIONS[color] for color in colors]
        option = self.choose_option(ASK_COLOR, options, purpose, time, times, number)
        assert isinstance(option, ColorOption)
        if self.game.events is not None:
            self.game.events.append(ChoiceEvent(self.seat, self.game.run, color=option.color))
        return option.color

    def choose_value(self, values: list[int] | None = None, purpose: str = PICK) -> int:
        """One of the values; any from 1 to 10 if none are given."""
        if values is None:
            values = list(range(1, HIGHEST_AGE + 1))
        options: list[Option] = [VALUE_OPTIONS[value] for value in values]
        option = self.choose_option(ASK_VALUE, options, purpose)
        assert isinstance(option, ValueOption)
        if self.game.events is not None:
            self.game.events.append(ChoiceEvent(self.seat, self.game.run, value=option.value))
        return option.value

    def choose_number(self, most: int, purpose: str = PICK) -> int:
        """A number from 0 to `most`."""
        options: list[Option] = [NumberOption(number) for number in range(most + 1)]
        option = self.choose_option(ASK_NUMBER, options, purpose)
        assert isinstance(option, NumberOption)
        if self.game.events is not None:
            self.game.events.append(ChoiceEvent(self.seat, self.game.run, picked_number=option.number))
        return option.number

    def choose_set(self, purpose: str = PICK) -> str:
        """The name of one of the sets in play that have supplies (ruling 269)."""
        options: list[Option] = [SetOption(name) for name in self.game.options.supplied]
        option = self.choose_option(ASK_SET, options, purpose)
        assert isinstance(option, SetOption)
        if self.game.events is not None:
            self.game.events.append(ChoiceEvent(self.seat, self.game.run, set_name=option.set_name))
        return option.set_name

    def choose_pile(self, piles: list[Pile], purpose: str = PICK) -> Pile | None:
        """One of the piles of any boards, chosen by its top card; None if there are none with cards."""
        with_cards = [pile for pile in piles if pile.cards]
        card = self.choose(BoardCards([pile.cards[-1] for pile in with_cards]), purpose)
        for pile in with_cards:
            if pile.cards[-1] is card:
                return pile
        return None

    def choose_seat(self, seats: list[int], may_pass: bool, purpose: str) -> int:
        """One of the seats; NOBODY if the player may pass and does, or there is none."""
        options: list[Option] = [SEAT_OPTIONS[seat] for seat in seats]
        if may_pass or not options:
            options.append(PASS)
        option = self.choose_option(ASK_PLAYER, options, purpose)
        return option.seat if isinstance(option, SeatOption) else NOBODY

    def choose_branch(
        self, branches: int, may_pass: bool = False, time: int = 1, times: int = 1, about: Card | None = None
    ) -> int:
        """One of the alternatives of an effect, from 1; 0 if the player may pass and does.

        `time` says which one this is of so many `times` that the effect asks for them, `about` which card moves then.
        """
        options: list[Option] = [BRANCH_OPTIONS[branch] for branch in range(1, branches + 1)]
        if may_pass:
            options.append(PASS)
        game = self.game
        moving = () if about is None else about.alone
        question = Question(self.seat, ASK_BRANCH, options, PICK, game.run, cards=moving, time=time, times=times)
        option = options[game.ask(question)]
        return option.branch if isinstance(option, BranchOption) else 0

    def order(self, cards: Cards, grouping: int, purpose: str = PICK) -> list[Card]:
        """The cards in the order the player wants, asked for within each group of several (decision 9).

        `grouping` says which order can matter: BY_SUPPLY among cards that go to the same supply, BY_COLOR among
        those that go to the same pile of a board, or TOGETHER. Of cards that look alike from behind, in one place, one
        is taken by chance.
        """
        if cards.ordered or len(cards.cards) < 2:
            return cards.cards[:]
        groups: dict[int, list[Card]] = {}
        for card in cards.cards:
            group_of = self.group_of(card, grouping)
            groups.setdefault(group_of, []).append(card)
        ordered: list[Card] = []
        for group in groups.values():
            most = len(group)
            while len(group) > 1:
                card = self.next_in_order(group, most, purpose, cards.cards)
                group.remove(card)
                ordered.append(card)
            ordered.append(group[0])
        return ordered

    def group_of(self, card: Card, grouping: int) -> int:
        """A number that the card shares with those among which its place in the order can matter."""
        if grouping == BY_SUPPLY:
            return self.game.returns_to(card).index
        return card.color if grouping == BY_COLOR else 0

    def next_in_order(self, group: list[Card], most: int, purpose: str, moving: list[Card]) -> Card:
        """Which of the cards comes next; by chance if the player cannot tell one from another."""
        options = self.faces_and_backs(group)
        if len(options) == 1:
            return group[self.game.random_below(len(group))]
        picked, run = most - len(group), self.game.run
        question = Question(self.seat, ASK_ORDER, options, purpose, run, picked, most, most, cards=moving)
        option = options[self.game.ask(question)]
        return option if isinstance(option, Card) else self.take_unseen(option, group)

    def choose_option(
        self, kind: str, options: list[Option], purpose: str, time: int = 1, times: int = 1, number: int = 0
    ) -> Option:
        """One of the options; the only one without asking."""
        if len(options) == 1:
            return options[0]
        game = self.game
        question = Question(self.seat, kind, options, purpose, game.run, number=number, time=time, times=times)
        return options[game.ask(question)]

    def pick(
        self,
        cards: Cards,
        candidates: list[Card],
        purpose: str,
        picked: int,
        least: int,
        most: int,
        to: PlayerState | None = None,
    ) -> Card | None:
        """Asks for one of the candidates, or to pass if `least` are picked already."""
        game = self.game
        options = self.faces_and_backs(candidates)
        if picked >= least:
            options.append(PASS)
        if len(options) == 1 and not self.would_tell(cards):
            option = options[0]
        else:
            run, receiver = game.run, NOBODY if to is None else to.seat
            question = Question(self.seat, ASK_CARD, options, purpose, run, picked, least, most, receiver=receiver)
            option = options[game.ask(question)]
        if isinstance(option, Card):
            return option
        return self.take_unseen(option, candidates) if isinstance(option, UnseenOption) else None

    def take_unseen(self, option: Option, candidates: list[Card]) -> Card:
        """One of the candidates that the option stands for, by chance."""
        assert isinstance(option, UnseenOption)
        game = self.game
        there = [card for card in candidates if game.where[card.index] == option.zone]
        fitting = [card for card in there if card.age == option.age and card.set_name == option.set_name]
        return fitting[game.random_below(len(fitting))]

    def faces_and_backs(self, cards: list[Card]) -> list[Option]:
        """The cards as options: those that the player sees, and one for each zone and back of those unseen."""
        options: list[Option] = []
        unseen: list[Card] = []
        for card in cards:
            if self.sees(card):
                options.append(card)
            else:
                unseen.append(card)
        if unseen:
            options.extend(self.backs(unseen))
        return options

    def sees(self, card: Card) -> bool:
        """Whether the player sees the card's face where it lies."""
        game = self.game
        return game.zones[game.where[card.index]].seen_by(self.seat) or card in game.revealed

    def backs(self, cards: list[Card]) -> list[Option]:
        """The cards as the player sees them from behind: one option for each zone and back."""
        zones = self.game.zones
        where = self.game.where
        backs = sorted({(where[card.index], card.age, card.set_name) for card in cards})
        return [UnseenOption(zone, zones[zone].place, set_name, age) for zone, age, set_name in backs]

    def would_tell(self, cards: Cards) -> bool:
        """Whether the number of these cards tells the others something about the player's hidden cards.

        It does if only faces say why others of the zone are not among them, and not all have been shown to everybody.
        """
        zone = cards.zone()
        if not cards.by_face or zone is None or not zone.private or len(zone.cards) <= len(cards.cards):
            return False
        return self.hides(zone, cards.cards)

    def hides(self, zone: Zone, but: list[Card]) -> bool:
        """Whether a card of a hidden zone, but for these, has not been shown to everybody."""
        revealed = self.game.revealed
        return not revealed or any([card not in revealed and card not in but for card in zone.cards])

    def prove(self, cards: Cards) -> None:
        """Shows the zone that a selection was made from, if only faces say that nothing in it fits."""
        zone = cards.zone()
        if self.would_tell(cards) and zone is not None:
            self.show(zone)

    def show(self, zone: Zone) -> None:
        """Shows all cards of a hidden zone to everybody as proof, which is no change of the game (ruling 55); nothing
        if all have been shown already.
        """
        game = self.game
        if game.events is not None and zone.cards and self.hides(zone, []):
            game.information += 1
            cards = sorted(zone.cards, key=by_value)  # the order of arrival is nobody's business
            game.events.append(Event(PROOF, zone.owner, game.run, tuple(cards), EVERYBODY, zone.place, zone.place))


def by_value(card: Card) -> tuple[int, int]:
    """Sorts cards by value and number."""
    return card.age, card.index
