"""A card: its face, its effects, and the check that both are well formed."""

from typing import TYPE_CHECKING, ClassVar, Final
from unicodedata import combining, normalize

from splay.core.action import DOGMA, DogmaAction, MeldAction
from splay.core.option import Option
from splay.core.symbols import (
    COUNTED_AS,
    HEX,
    HIGHEST_AGE,
    ICON_BITS,
    ICON_MASK,
    ICON_NAMES,
    ICONS,
    SHOWN_PLACES,
    packed,
    tally_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from splay.core.player import Player

ECHO: Final = 0
DEMAND: Final = 1
COMPEL: Final = 2
SHARED: Final = 3
"""A non-demand effect."""
EFFECT_METHODS: Final = ("echo", "demand", "compel", "dogma", "dogma_2", "dogma_3")
"""The methods of a card that are effects, in the order in which they are executed."""
EFFECT_KINDS: Final = (ECHO, DEMAND, COMPEL, SHARED, SHARED, SHARED)
DEMANDING: Final = 1 << DEMAND | 1 << COMPEL
"""The kinds of effects that texts call demand effects, as a bit set (ruling 79)."""
Step = tuple["Card", int]
"""An effect to be executed: whose it is, and which one, as an index into EFFECT_METHODS."""


class MalformedCard(Exception):
    """A card's class breaks a law that holds for all cards; the message names the card and the law."""


class Face:
    """What is printed on a card besides its name and its effects.

    `icons` are in the order of `symbols.PLACE_NAMES`, four of them or six.
    """

    __slots__ = ("age", "color", "icons")

    def __init__(self, age: int, color: int, *icons: int) -> None:
        self.age = age
        self.color = color
        self.icons = icons


class Card(Option):
    """A card; one shared object per edition, which holds no state of any game.

    A subclass states its `face`, and has a method for each of its effects whose docstring is the effect's text. Its own
    docstring has a line for each: what the effect does in a few words, for where the texts find no room.
    `title` is needed if the printed name is not the class name split into words, and `value_on_board` if the card has
    another value there; `without_effects` says that it has none, so that none can be forgotten.
    """

    __slots__ = (
        "age", "alone", "color", "dogma_action", "edition", "effects", "face_up_age", "featured", "full", "icon_set",
        "icons", "index", "kinds", "meld_action", "name", "set_name", "shared_steps", "shown", "signs", "signs_shown",
        "steps", "tallies_shown", "tally", "type_name",
    )  # fmt: skip

    face: ClassVar[Face]
    title: ClassVar[str] = ""
    value_on_board: ClassVar[int] = 0
    without_effects: ClassVar[bool] = False

    def __init__(self, index: int, set_name: str, edition: str) -> None:
        """Makes the card of this class; `index` is its number in the registry.

        Raises MalformedCard, by name, for a face or a set of effects that cannot be.
        """
        face = type(self).face
        name = type(self).title or title_from_class(type(self).__name__)
        super().__init__(key_from_title(name))
        self.alone: tuple[Card, ...] = (self,)
        """This card as the cards of an event, made once."""
        self.index = index
        self.set_name = set_name
        self.edition = edition
        self.name = name
        self.type_name = type(self).__name__
        self.age = face.age
        self.face_up_age = type(self).value_on_board or face.age
        self.color = face.color
        self.icons: tuple[int, ...] = face.icons
        counted = tuple([COUNTED_AS[one] for one in face.icons])
        self.featured = featured_icon(counted, name)
        self.effects = effects_of(self)
        self.steps: list[Step] = [(self, effect) for effect in self.effects]
        self.shared_steps = [(owner, effect) for owner, effect in self.steps if EFFECT_KINDS[effect] == SHARED]
        self.kinds = kinds_of(self.steps)
        self.full = sum([packed(icon) for icon in counted])
        self.shown = [shown_counts(counted, places) for places in SHOWN_PLACES]
        self.signs = signs_at(face.icons, range(len(face.icons)))
        """What stands in its icon places besides the six icons: pictures and what sets bring."""
        self.signs_shown = [signs_at(face.icons, places) for places in SHOWN_PLACES]
        """Those that it shows covered, by splay."""
        self.tally = tally_of(self.signs)
        self.tallies_shown = [tally_of(signs) for signs in self.signs_shown]
        self.icon_set = sum([1 << icon for icon in ICONS if icon in counted])
        self.meld_action = MeldAction("meld", "meld:" + self.key, self, self.age)
        self.dogma_action = DogmaAction(DOGMA, "dogma:" + self.key, self, self.age)
        check_face(face, name)

    def usable(self) -> bool:
        """Whether a Dogma action can be taken with the card: not without a featured icon (ruling 50)."""
        return self.featured != HEX

    def has(self, icon: int) -> bool:
        """Whether one of the six icons is printed anywhere on the card; signs of sets are in `signs`."""
        return self.icon_set & (1 << icon) != 0

    def count(self, icon: int) -> int:
        """How often the icon is printed on the card."""
        return (self.full >> (icon * ICON_BITS)) & ICON_MASK

    def demand(self, you: "Player", me: "Player") -> None:
        """Executes the demand: `you` is demanded of, `me` demands."""

    def compel(self, you: "Player", me: "Player") -> None:
        """Executes the compel effect: `you` is compelled, `me` compels."""

    def echo(self, you: "Player") -> None:
        """Executes the echo effect."""

    def dogma(self, you: "Player") -> None:
        """Executes the first non-demand effect."""

    def dogma_2(self, you: "Player") -> None:
        """Executes the second non-demand effect."""

    def dogma_3(self, you: "Player") -> None:
        """Executes the third non-demand effect."""

    def execute(self, effect: int, you: "Player", me: "Player") -> None:
        """Executes one effect, given as an index into EFFECT_METHODS, for `you`; `me` launched the card."""
        if effect == 3:
            self.dogma(you)
        elif effect == 1:
            self.demand(you, me)
        elif effect == 4:
            self.dogma_2(you)
        elif effect == 5:
            self.dogma_3(you)
        elif effect == 0:
            self.echo(you)
        else:
            self.compel(you, me)

    def __repr__(self) -> str:
        return f"<{self.name}>"


def title_from_class(class_name: str) -> str:
    """The printed name for a class name: `RoadBuilding` is "Road Building"."""
    return "".join([" " + letter if letter.isupper() else letter for letter in class_name]).strip()


def key_from_title(title: str) -> str:
    """The stable key of a card, in ASCII: `The Wheel` is `the-wheel`, `A.I.` is `ai`, `São Paulo` is `sao-paulo`.

    Raises MalformedCard for a letter that is no ASCII letter with accents.
    """
    letters = [letter for letter in normalize("NFKD", title.lower().replace(" ", "-")) if not combining(letter)]
    for letter in letters:
        if letter.isalnum() and not letter.isascii():
            raise MalformedCard(f"{title}: a key cannot be made of {letter}")
    return "".join([letter for letter in letters if letter.isalnum() or letter == "-"])


def shown_counts(icons: tuple[int, ...], places: tuple[int, ...]) -> int:
    """The packed icons that a covered card shows at the given places."""
    return sum([packed(icons[place]) for place in places if place < len(icons)])


def signs_at(icons: tuple[int, ...], places: "Sequence[int]") -> tuple[int, ...]:
    """What stands at the given places and is none of the six icons."""
    return tuple([icons[place] for place in places if place < len(icons) and icons[place] >= HEX])


def featured_icon(icons: tuple[int, ...], name: str) -> int:
    """The icon that occurs strictly most often among these; the picture, which counts nothing, if there is none."""
    counts = sorted([(icons.count(icon), icon) for icon in ICONS])
    if counts[-1][0] == 0:
        return HEX
    if counts[-1][0] == counts[-2][0]:
        raise MalformedCard(f"{name}: no icon occurs most often")
    return counts[-1][1]


def effects_of(card: Card) -> tuple[int, ...]:
    """The effects that the card's class defines, as indices into EFFECT_METHODS."""
    found = tuple(
        [
            number
            for number, method in enumerate(EFFECT_METHODS)
            if getattr(type(card), method) is not getattr(Card, method)
        ]
    )
    if not found and not type(card).without_effects:
        raise MalformedCard(f"{card.name}: has no effect")
    if found and type(card).without_effects:
        raise MalformedCard(f"{card.name}: has an effect, and says that it has none")
    if (5 in found and 4 not in found) or (4 in found and 3 not in found):
        raise MalformedCard(f"{card.name}: its non-demand effects are not numbered without gaps")
    return found


def kinds_of(steps: list[Step]) -> int:
    """The kinds of effects among these, as a bit set."""
    kinds = 0
    for _, effect in steps:
        kinds |= 1 << EFFECT_KINDS[effect]
    return kinds


def check_face(face: Face, name: str) -> None:
    """Raises MalformedCard if the face breaks a law of the reference data."""
    if not 1 <= face.age <= HIGHEST_AGE:
        raise MalformedCard(f"{name}: there is no age {face.age}")
    if len(face.icons) not in (4, 6):
        raise MalformedCard(f"{name}: has {len(face.icons)} icon places, must have 4 or 6")
    if face.icons.count(HEX) != 1:
        raise MalformedCard(f"{name}: must have exactly one {ICON_NAMES[HEX]}")
