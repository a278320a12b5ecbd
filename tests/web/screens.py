"""Every main screen, and how a test comes there; a screen stands as its person may find it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from splay.puzzles.puzzle_file import shipped
from tests.web.at_table import does, told
from tests.web.played import Played
from tests.web.playing import answer, question_of
from tests.web.positions import Positions
from tests.web.visitors import send

RULES = (
    "game",
    "setup",
    "turn",
    "board",
    "words",
    "dogma",
    "achievements",
    "end",
    "teams",
    "editions",
    "options",
    "glossary",
    "artifacts",
    "relics",
    "echoes",
    "cities",
)
LATE = """
turn: me, actions 2, number 30
me: red left: Archery, Oars, Metalworking; blue up: Computers, Tools, Writing; green right: Sailing, The Wheel; yellow: Agriculture; hand: Pottery, Calendar, Railroad; score: Currency, Mapmaking; achievements: 1, 2
you: red right: Coal, Gunpowder; purple: Philosophy; green: Navigation, Invention; hand: Chemistry, Physics; score: Steam Engine, Canning
third: yellow up: Medicine, Machinery, Fermenting; blue: Alchemy; hand: Astronomy; achievements: Empire
"""  # noqa: E501 - a line is a player
ECHOES = """
options: sets base echoes
turn: me, actions 2, number 17
me: red right: Horseshoes, Plumbing, Candles; blue: Almanac; green: Umbrella; yellow: Toothbrush; purple: Flute; forecast: Novel, Noodles, Bell; hand: Compass, Scissors; score: Masonry
you: red up: Bangle, Archery; green: Charitable Trust; blue: Linguistics; forecast: Globe, Pagoda; hand: Currency, Deodorant; score: Lever
"""  # noqa: E501 - a line is a player
CITIES = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 17
me: red left: Zurich, Sparta, Archery; blue up: Writing, Berlin, Madrid; green: London, Sailing; purple: Brussels; hand: Milan, Yin, Tools
you: blue: Johannesburg; green left: The Wheel, Tel Aviv, Bangkok; yellow: Dublin; hand: Tikal, Pottery
third: yellow up: Medicine, Copenhagen, Fermenting; red right: Lyon, Oars; hand: Astronomy
"""  # noqa: E501 - a line is a player
ORDER = "me: blue: Publications; red: Archery, Oars, Metalworking\nyou: green: Sailing"
COLLECT = "me: red: Road Building; hand: Sailing, Pottery, Tools\nyou: yellow: Masonry"
VALUE = "me: green: Mass Media; hand: Tools\nyou: yellow: Masonry; score: Calendar, Sailing"

PUZZLE = next(key for key, one in shipped().items() if one.sets == ["base"])
NARROW = "matchMedia('(max-width: 61.99rem)').matches"
"""Whether the window has a phone's table."""


class Visit:
    """The one page of a person who has a finished game, and may be brought to any screen."""

    def __init__(self, page: Page, positions: Positions, played: Played) -> None:
        self.page = page
        self.positions = positions
        self.played = played

    def opens(self, path: str) -> None:
        """Opens an address, and waits until its page is there."""
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def table(self, position: str, *answers: str) -> None:
        """Opens a table in a position, after these answers past the page."""
        context = self.page.context
        table = self.positions.table(context, position)
        for key in answers:
            answer(context, table, question_of(context, table), key)
        self.opens(f"/table/{table}")
        expect(self.page.locator("[data-prompt][data-asked]")).to_be_visible()

    def chooses(self, what: Locator) -> None:
        """Taps it, or clicks it if nothing can be touched."""
        touched = self.page.evaluate("navigator.maxTouchPoints > 0")
        (what.tap if touched else what.click)()

    def new_table(self, *seats: str) -> None:
        """Opens a table that somebody has just made."""
        body = {"seats": list(seats), "options": {"players": len(seats)}, "settings": {"public": False}}
        self.opens(f"/table/{send(self.page.context, 'POST', '/api/tables', body)['id']}")

    def setting(self, name: str, value: object) -> None:
        """Changes a setting for the pages to come."""
        self.page.evaluate(
            """([name, value]) => localStorage.setItem("splay.settings",
                JSON.stringify({...JSON.parse(localStorage.getItem("splay.settings")), [name]: value}))""",
            [name, value],
        )

    def presses(self, name: str) -> None:
        """Presses a button of the page's content."""
        self.page.get_by_role("main").get_by_role("button", name=name, exact=True).first.click()

    def dialog(self) -> None:
        """Waits for a dialog."""
        expect(self.page.get_by_role("dialog").first).to_be_visible()


def at(path: str) -> Callable[[Visit], None]:
    return lambda visit: visit.opens(path)


def new_table_form(visit: Visit) -> None:
    visit.opens("/new")
    visit.page.get_by_text("More options", exact=True).click()


def stranger(visit: Visit) -> None:
    visit.page.context.clear_cookies()
    visit.opens("/")


def explained_card(visit: Visit) -> None:
    visit.opens("/cards/oars")
    visit.page.get_by_role("dialog").get_by_role("button", name="I demand").first.click()
    expect(visit.page.locator("[popover]:popover-open")).to_be_visible()


def waiting_room(visit: Visit) -> None:
    visit.new_table("me", "open", "open")
    expect(visit.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def table_with_hints(visit: Visit) -> None:
    visit.setting("hints", True)
    visit.new_table("me", "rule")
    expect(visit.page.get_by_role("status").filter(has_text="Hint")).to_be_visible()


def collecting(visit: Visit) -> None:
    visit.table(COLLECT, "dogma:road-building")
    for card in ("sailing", "tools"):
        visit.chooses(visit.page.locator(f'[data-offered][data-card="{card}"]:visible').first)
    expect(visit.page.get_by_role("button", name="Meld 2")).to_be_visible()


def card_to_use(visit: Visit) -> None:
    visit.table(LATE)
    visit.chooses(visit.page.locator('[data-place="own"] [data-offered][data-card="computers"]').first)
    expect(does(visit.page)).to_be_visible()
    expect(told(visit.page)).to_contain_text("can undo it")


def foretold_echoes(visit: Visit) -> None:
    visit.table(ECHOES)
    visit.chooses(visit.page.locator('[data-place="own"] [data-offered][data-card="horseshoes"]').first)
    expect(visit.page.get_by_role("list", name="What happens, in order")).to_be_visible()


def endorsing(visit: Visit) -> None:
    visit.table(CITIES)
    more = visit.page.locator("[data-more]")
    if more.count() > 0:  # a phone has a button on the card
        visit.chooses(more)
    visit.chooses(visit.page.get_by_role("button", name="Endorse London"))
    expect(visit.page.get_by_text("You tuck a card from your hand first.")).to_be_visible()


def advised(visit: Visit) -> None:
    visit.table(LATE)
    visit.chooses(visit.page.get_by_role("button", name="What would you do?"))
    expect(visit.page.get_by_role("region", name="Advice").get_by_role("listitem").first).to_be_visible()


def beside(tab: str) -> Callable[[Visit], None]:
    def screen(visit: Visit) -> None:
        visit.table(LATE)
        visit.presses("Story, log, and chat")
        visit.page.get_by_role("tab", name=tab).click()
        for more in visit.page.get_by_role("tabpanel").locator("summary").all():
            more.click()

    return screen


def menu(visit: Visit) -> None:
    visit.table(LATE)
    visit.presses("Table menu")
    visit.dialog()


def leaving(visit: Visit) -> None:
    menu(visit)
    visit.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(visit.page.get_by_role("dialog", name="Leave the table?")).to_be_visible()


def large_card(visit: Visit) -> None:
    visit.table(LATE)
    visit.page.locator('[data-place="hand"] [data-card]').first.focus()
    visit.page.keyboard.press("o")
    visit.dialog()


def open_pile(visit: Visit) -> None:
    visit.table(LATE)
    visit.page.locator('[data-seat="0"] [data-color="red"]').get_by_role("button", name="Show all").last.click()
    visit.dialog()


def rules_at_the_table(visit: Visit) -> None:
    visit.table(LATE)
    more = visit.page.get_by_role("button", name="Supplies and achievements")
    if more.is_visible():  # on a phone
        more.click()
    visit.page.keyboard.press("?")
    visit.dialog()


def handing_over(visit: Visit) -> None:
    visit.new_table("me", "me")
    expect(visit.page.get_by_role("heading", name=re.compile("^Hand over"))).to_be_visible()


def end(visit: Visit) -> None:
    visit.opens(f"/table/{visit.played.table}")
    expect(visit.page.get_by_text("The shuffle was fair")).to_be_visible()
    visit.page.get_by_text("As numbers").click()


def replay(visit: Visit) -> None:
    entry = visit.played.replay["steps"][visit.played.last // 2]["entry"]
    visit.opens(f"{visit.played.path}?at={entry}")
    expect(visit.page.locator(".moment")).to_contain_text("turn")


def playing_on(visit: Visit) -> None:
    replay(visit)
    if visit.page.evaluate(NARROW):
        visit.presses("Moves, view, and link")
        visit.page.get_by_role("tab", name="View").click()
    visit.presses("Play on from here")
    visit.dialog()


def as_text(position: str, *answers: str) -> Callable[[Visit], None]:
    def screen(visit: Visit) -> None:
        visit.setting("textMode", value=True)
        visit.table(position, *answers)
        expect(visit.page.get_by_role("heading", name="Your question")).to_be_visible()

    return screen


def lesson(visit: Visit) -> None:
    """A lesson whose coach waits for a move, which may be left from before."""
    visit.opens("/learn/draw-and-meld")
    goes_on, asks = visit.page.locator("[data-coach]"), visit.page.locator("[data-bubble='asks'].placed")
    expect(goes_on.or_(asks).first).to_be_visible()
    if asks.count() == 0:
        visit.chooses(goes_on)
    expect(asks).to_be_visible()


def puzzle(visit: Visit) -> None:
    visit.opens(f"/puzzles/{PUZZLE}")
    expect(visit.page.locator("[data-prompt][data-asked]")).to_be_visible()


def solution(visit: Visit) -> None:
    begun = send(visit.page.context, "POST", "/api/practice", {"kind": "puzzle", "name": PUZZLE, "anew": True})
    body = {"step": "give_up", "sequence": begun["state"]["sequence"]}
    send(visit.page.context, "POST", "/api/practice/steps", body)
    visit.opens(f"/puzzles/{PUZZLE}/solution")
    expect(visit.page.get_by_role("heading", name="The solution", exact=True)).to_be_visible()


SCREENS: dict[str, Callable[[Visit], None]] = {
    "start": at("/"),
    "start of a stranger": stranger,
    "new table": new_table_form,
    "waiting room": waiting_room,
    "people": at("/people"),
    "reset": at("/reset#token"),
    "settings": at("/settings"),
    "players": at("/players"),
    "profile": at("/players/me"),
    "games": at("/games"),
    "archive": at("/games/archive"),
    "about": at("/about"),
    "no page": at("/nowhere"),
    "lessons": at("/learn"),
    "lesson": lesson,
    "puzzles": at("/puzzles"),
    "puzzle": puzzle,
    "solution": solution,
    "deal": at("/deal"),
    "cards": at("/cards"),
    "card": explained_card,
    **{f"rules: {topic}": at(f"/rules/{topic}") for topic in RULES},
    "table: first cards, with a hint": table_with_hints,
    "table: an action": lambda visit: visit.table(LATE),
    "table: a card to use": card_to_use,
    "table: an order": lambda visit: visit.table(ORDER, "dogma:publications", "yes"),
    "table: several cards": collecting,
    "table: a value": lambda visit: visit.table(VALUE, "dogma:mass-media", "tools"),
    "table: echoes": foretold_echoes,
    "table: a promotion": lambda visit: visit.table(ECHOES, "meld:compass"),
    "table: cities": lambda visit: visit.table(CITIES),
    "table: endorsing": endorsing,
    "table: advice": advised,
    "table: memory": beside("Memory"),
    "table: log": beside("Log"),
    "table: chat": beside("Chat"),
    "table: menu": menu,
    "table: leaving": leaving,
    "table: a large card": large_card,
    "table: a pile": open_pile,
    "table: rules": rules_at_the_table,
    "handing over": handing_over,
    "end": end,
    "replay": replay,
    "replay: playing on": playing_on,
    "text: an action": as_text(LATE),
    "text: an order": as_text(ORDER, "dogma:publications", "yes"),
}
