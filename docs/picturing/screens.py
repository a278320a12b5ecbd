"""How to come to each screen."""

import json
from collections.abc import Callable, Collection
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from docs.picturing import artifacts, cities, echoes
from docs.picturing.camera import ADDRESS, browser_of, take
from docs.picturing.laid import Visitor
from docs.picturing.positions import OPTICS
from docs.picturing.turn import play_turn

PATIENCE: Final = 30_000
expect.set_options(timeout=PATIENCE)
Show = Callable[[Page], None]
RETURNED: Final = ("tools", "alchemy")
USED: Final = "navigation"
TOLD: Final = 1
"""How many lines of a dogma have been told when its picture is taken."""


class Gallery:
    """The screens in a browser of one size."""

    def __init__(
        self, browser: Browser, size: str, tables: dict[str, str], visitors: list[Visitor], noor: Visitor
    ) -> None:
        self.browser = browser
        self.size = size
        self.tables = tables
        self.visitors = visitors
        self.noor = noor

    def shows(self) -> dict[str, Show]:
        """What opens each screen."""
        return {
            "new-table": lambda page: self.at(page, "/new"),
            "waiting-room": lambda page: self.at(page, f"/table/{self.tables['waiting-room']}"),
            "table": lambda page: self.at_table(page, "table"),
            "planned": self.plan,
            "four-players": lambda page: self.at_table(page, "four-players"),
            "preview": self.foretell,
            "advice": self.be_advised,
            "choice": self.choose,
            "demand": lambda page: self.at_table(page, "demand"),
            "display": lambda page: self.at_table(page, "display"),
            "museum": lambda page: self.at_table(page, "museum"),
            "forecast": lambda page: self.at_table(page, "forecast"),
            "promotion": lambda page: self.at_table(page, "promotion"),
            "bonuses": lambda page: self.at_table(page, "bonuses"),
            "flags": lambda page: self.at_table(page, "flags"),
            "everything": lambda page: self.at_table(page, "everything"),
            "end": lambda page: self.at(page, f"/table/{self.tables['end']}", "Turn by turn"),
            "replay": lambda page: self.at(page, f"/replay/{self.tables['end']}?at=60", "Turn "),
            "cards": lambda page: self.at(page, "/cards", "420 cards"),
            "card": lambda page: self.at(page, "/cards/gunpowder", "Rulings"),
            "rules": lambda page: self.at(page, "/rules/dogma"),
            "games": lambda page: self.at(page, "/games", "Rematch"),
            "you": lambda page: self.at(page, "/people"),
        }

    def stranger_shows(self) -> dict[str, Show]:
        """What opens the screens that are taken as somebody sees them who was never here."""
        return {
            "start": lambda page: self.at(page, "/", "Watch a game"),
            "settings": lambda page: self.at(page, "/settings"),
            "learn": lambda page: self.at(page, "/learn", "Draw and meld"),
            "lesson": self.learn,
            "puzzle": lambda page: self.at_puzzle(page, "/puzzles/today"),
            "deal": lambda page: self.at(page, "/deal", "Play the deal"),
        }

    def confirmed_shows(self) -> dict[str, Show]:
        """What opens the screens of Ann if she confirms every action."""
        return {
            "dig": lambda page: self.foretell_of(page, "dig", "hand", artifacts.DIGGING, "dig"),
            "compel": lambda page: self.foretell_of(page, "compel", "own", artifacts.COMPELLING, "Compel: Ben"),
            "echo": lambda page: self.foretell_of(page, "echo", "own", echoes.ECHOING, "Candles"),
            "city": lambda page: self.foretell_of(page, "city", "hand", cities.MELDED, "It splays"),
            "endorse": self.offer_to_endorse,
        }

    def take_all(self, screens: Collection[str]) -> None:
        """Takes the pictures of these screens in this size."""
        self.take_in(browser_of(self.size, self.browser), self.stranger_shows(), screens)
        self.take_in(self.ann(), self.shows(), screens)
        self.take_in(self.browser_of(self.noor), self.noor_shows(), screens)
        self.take_in(self.ann(confirm="every"), self.confirmed_shows(), screens)
        self.take_in(self.ann(pace="slow"), {"dogma": self.tell}, screens)
        dora = self.visitors[3]
        self.take_in(self.browser_of(dora), {"finding": lambda page: self.find_opponent(page, dora)}, screens)
        text_mode: dict[str, Show] = {"text-mode": lambda page: self.at_table(page, "choice")}
        self.take_in(self.ann(textMode=True), text_mode, screens)

    def film_turn(self, who: Visitor, table: str) -> None:
        """Plays somebody's turn at a table, and makes the moving picture of it."""
        page = self.browser_of(who, confirm="every", pace="slow").new_page()
        self.at(page, f"/table/{table}")
        expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
        play_turn(page).write()
        page.context.close()

    def take_in(self, context: BrowserContext, shows: dict[str, Show], screens: Collection[str]) -> None:
        """Takes pictures of those screens among these in one browser, each on a page of its own."""
        for screen, show in shows.items():
            if screen not in screens:
                continue
            page = context.new_page()
            show(page)
            take(page, screen, self.size)
            page.close()
        context.close()

    def noor_shows(self) -> dict[str, Show]:
        """What opens the screens of Noor, who has an account and has played for months."""
        return {
            "profile": lambda page: self.at(page, "/players/me", "Show more"),
            "profile-other": lambda page: self.at(page, "/players/cleo", "You and Cleo"),
            "players": lambda page: self.at(page, "/players?search=o", "Boris"),
            "rated-tables": self.find_tables,
            "rated-waiting": lambda page: self.at(page, f"/table/{self.tables['rated-waiting']}", "if you win"),
            "rated-end": self.end_rated,
        }

    def find_opponent(self, page: Page, who: Visitor) -> None:
        """The start page of somebody who looks for an opponent and finds none."""
        who.send("PUT", "/api/me/seek", {})
        page.route("**/api/me/seek?wait=*", lambda route: route.abort())  # an answer to that would be waited for
        self.at(page, "/")
        expect(page.get_by_role("timer")).to_be_visible()

    def plan(self, page: Page) -> None:
        """Ann plans her next turn while Ben thinks."""
        self.visitors[0].send("DELETE", f"/api/tables/{self.tables['planned']}/plans")  # of the other size
        self.at(page, f"/table/{self.tables['planned']}")
        page.locator("[data-plans]").get_by_role("button", name="Plan your turn").click()
        dialog = page.get_by_role("dialog", name="Plan your turn")
        for _ in range(2):
            dialog.locator('[data-plan="draw"]').click()
        expect(dialog.locator("[data-planned] > li")).to_have_count(2)

    def find_tables(self, page: Page) -> None:
        """The tables that wait for players."""
        self.at(page, "/", "rated")
        page.get_by_role("button", name="Join: Boris").evaluate("one => one.scrollIntoView({block: 'center'})")

    def end_rated(self, page: Page) -> None:
        """The result of a rated game, once it is counted."""
        self.at(page, f"/table/{self.tables['rated-end']}", "Turn by turn")
        expect(page.locator(".end [data-rating]").first).to_contain_text(",")

    def ann(self, **settings: object) -> BrowserContext:
        """Ann's browser, in which everything is told at once."""
        return self.browser_of(self.visitors[0], **settings)

    def browser_of(self, visitor: Visitor, **settings: object) -> BrowserContext:
        """Somebody's browser, in which everything is told at once."""
        context = browser_of(self.size, self.browser)
        kept = json.dumps({"pace": "instant", "hints": False, **settings})
        context.add_init_script(f"localStorage.setItem('splay.settings', {json.dumps(kept)})")
        cookies = visitor.client.cookies
        context.add_cookies([{"name": name, "value": value, "url": ADDRESS} for name, value in cookies.items()])
        return context

    def at(self, page: Page, path: str, text: str = "") -> None:
        """A page that has loaded all it shows, this text as well."""
        page.goto(path, wait_until="load")
        expect(page.locator("h1").first).to_be_attached()
        if text:
            expect(page.get_by_text(text).first).to_be_visible()
        page.wait_for_load_state("networkidle")

    def at_table(self, page: Page, name: str) -> None:
        """A table that asks Ann."""
        self.at(page, f"/table/{self.tables[name]}")
        expect(page.locator("[data-prompt][data-asked]")).to_be_visible()

    def learn(self, page: Page) -> None:
        """A lesson whose coach speaks."""
        page.goto("/learn/sharing", wait_until="load")
        expect(page.get_by_role("dialog").first).to_be_visible()
        page.wait_for_load_state("networkidle")

    def at_puzzle(self, page: Page, path: str) -> None:
        """A puzzle that asks for an action."""
        page.goto(path, wait_until="load")
        expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
        page.wait_for_load_state("networkidle")

    def foretell(self, page: Page) -> None:
        """Ann has chosen to use Navigation, and has not confirmed it."""
        self.at_table(page, "table")
        page.locator(f"[data-place=own] [data-offered][data-card={USED}]").first.click()
        expect(page.get_by_role("region", name="What it would do")).to_contain_text("Ben")

    def foretell_of(self, page: Page, table: str, place: str, card: str, says: str) -> None:
        """Ann has chosen a card in her hand or her own area at a table, and has not confirmed what it does."""
        self.at_table(page, table)
        page.locator(f"[data-place={place}] [data-offered][data-card={card}]").first.click()
        expect(page.get_by_role("region", name="What it would do")).to_contain_text(says)

    def offer_to_endorse(self, page: Page) -> None:
        """Ann has chosen to endorse a card, and has not confirmed what it does."""
        self.at_table(page, "endorse")
        more = page.locator("[data-more]")
        if more.is_visible():
            more.click()
        page.get_by_role("button", name=f"Endorse {cities.ENDORSED}").click()
        expect(page.get_by_role("region", name="What it would do")).to_contain_text("tuck")

    def be_advised(self, page: Page) -> None:
        """Ann has asked the computer what it would do."""
        self.at_table(page, "advice")
        page.get_by_role("button", name="What would you do?").click()
        expect(page.get_by_role("region", name="Advice").get_by_role("listitem").first).to_be_visible()

    def choose(self, page: Page) -> None:
        """Ann has used Currency, and has chosen two cards."""
        self.at_table(page, "choice")
        for card in RETURNED:
            page.locator(f"[data-offered][data-card={card}]").first.click()

    def tell(self, page: Page) -> None:
        """Ben uses Optics before Ann's eyes."""
        table = self.tables[f"dogma-{self.size}"]
        self.at(page, f"/table/{table}")
        ben = self.visitors[1]
        state = ben.send("GET", f"/api/tables/{table}/state")
        body = {"key": OPTICS, "sequence": state["questions"][0]["sequence"]}
        ben.send("POST", f"/api/tables/{table}/answers", body)
        stage = page.locator("[data-stage]")
        expect(stage).to_be_visible()
        for _ in range(TOLD):
            page.keyboard.press("Space")
            page.evaluate("new Promise(requestAnimationFrame)")
        expect(stage.get_by_role("list", name="Who resolves this effect")).to_be_visible()
