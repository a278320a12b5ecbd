"""What the table works out for its players: whom cards reach, what an action would do, the race, the memory."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.at_table import ON_TURN, does
from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.visitors import PHONE, be_guest, send, visitor, visitors

Json = Any
THREE_PLAYERS = """options: players 3
me: red: Archery; blue: Pottery; hand: Sailing, Clothing
you: green: Corporations; red: Oars
third: yellow: Agriculture"""
ICONS = ("crown", "leaf", "bulb", "castle", "factory", "clock")


class Seated:
    """Ann, who is to act, at a table with Bob; both have melded their first card."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.state = send(page.context, "GET", f"/api/tables/{table}/state")
        self.view: Json = self.state["view"]
        cards = send(page.context, "GET", "/api/cards?edition=third")["cards"]
        self.faces: dict[str, Json] = {card["key"]: card for card in cards}
        self.names: dict[str, Json] = send(page.context, "GET", "/api/locale/en")["cards"]

    def named(self, card: str) -> str:
        return str(self.names[card]["name"])

    def preview(self, action: str) -> Json:
        return send(self.page.context, "GET", f"/api/tables/{self.table}/preview?player=0&action={action}")

    @property
    def told(self) -> Locator:
        """Where the page tells what an action would do."""
        return self.page.get_by_role("region", name="What it would do")

    def card(self, card: str) -> Locator:
        return self.page.locator(f"[data-card={card}]").first


def answer(context: BrowserContext, table: str, kind: str) -> bool:
    """Answers the open question of the context's person with its first option of a kind; whether there was one."""
    state = send(context, "GET", f"/api/tables/{table}/state")
    for question in state["questions"]:
        keys = [option["key"] for option in question.get("options", ()) if option["kind"] == kind]
        if question["seat"] == state["seat"] and keys:
            body = {"key": keys[0], "sequence": question["sequence"]}
            send(context, "POST", f"/api/tables/{table}/answers", body)
            return True
    return False


@contextmanager
def ann_to_act(chromium: Browser, server: str, **settings: object) -> Iterator[Seated]:
    """A game that has just begun; if Bob goes first, he draws."""
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"], "settings": settings})["id"]
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            answer(page.context, table, "card")
        while answer(bob.context, table, "draw"):
            pass
        at_once(ann)
        ann.goto(f"/table/{table}")
        expect(ann.get_by_text(ON_TURN)).to_be_visible()
        yield Seated(ann, table)


def reach(seated: Seated, launcher: int) -> tuple[str, bool]:
    """What a player's only top card must say, and whether it would hit Ann."""
    players = seated.view["players"]
    card = players[launcher]["board"][0]["cards"][-1]
    face = seated.faces[card]
    own, other = [players[seat]["icons"][ICONS.index(face["featured"])] for seat in (launcher, 1 - launcher)]
    kinds = {effect["kind"] for effect in face["effects"]}
    hit, shares = "demand" in kinds and other < own, "shared" in kinds and other >= own
    said = ("Bob would", "Bob is", "Bob would be") if launcher == 0 else ("You'd", "You're", "You'd be")
    parts = [f"{said[2]} hit"] * hit + [f"{said[0]} share"] * shares or [f"{said[1]} left out"]
    by = "you use" if launcher == 0 else "Bob uses"
    whose, user = ("your", "you") if launcher == 0 else ("Bob's", "Bob")
    why = f"as many as {user}" if own == other else f"{'more' if other > own else 'fewer'} than {whose} {own}"
    sentences = " ".join(f"{part}: {other} {face['featured']}, {why}." for part in parts)
    return f"If {by} {seated.named(card)}: {sentences}", hit and launcher == 1


def test_every_top_card_says_whom_it_reaches(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        told = [reach(seated, launcher) for launcher in (0, 1)]
        for seat, (sentence, _) in enumerate(told):
            expect(seated.page.locator(f"[data-seat='{seat}']")).to_contain_text(sentence)
        expect(seated.page.locator(".hits-me .face")).to_have_count(sum([hit for _, hit in told]))


def test_a_card_under_the_mouse_tells_what_melding_it_would_change(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        card = seated.view["players"][0]["hand"][0]["card"]
        seated.card(card).hover()
        expect(seated.told).to_contain_text(f"Meld {seated.named(card)}")
        cards = len(seated.view["players"][0]["hand"])
        expect(seated.told).to_contain_text(f"hand {cards} → {cards - 1}")
        icons = seated.preview(f"meld:{card}")["players"][0]["icons"]
        own = seated.page.locator('[data-seat="0"]').get_by_role("list", name="Visible icons")
        for now, then, cell in zip(
            seated.view["players"][0]["icons"], icons, own.get_by_role("listitem").all(), strict=True
        ):
            expect(cell).to_contain_text(f"{now}" if then == [now, now] else f"then {then[0]}")


def test_a_draw_under_the_mouse_tells_what_it_would_do_and_that_it_stays(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        seated.page.get_by_role("button", name="Draw a 1").first.hover()
        cards = len(seated.view["players"][0]["hand"])
        expect(seated.told).to_contain_text(f"hand {cards} → {cards + 1}")
        expect(seated.told).to_contain_text("Reveals something new. Then you can undo it only if the others agree")
        seated.page.mouse.move(0, 0)
        expect(seated.page.get_by_text("Reveals something new")).to_have_count(0)


def test_a_phone_says_above_the_board_who_can_hit_the_reader_and_shows_first_what_would_change(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitor(chromium, server, PHONE, touch=True) as phone:
        at_once(phone)
        be_guest(phone.context, "Ann")
        phone.goto(f"/table/{positions.table(phone.context, THREE_PLAYERS)}")
        expect(phone.get_by_role("button", name="Medium computer 1 can hit you with Corporations")).to_be_visible()
        phone.locator('[data-tab="1"]').tap()
        theirs = phone.locator('section[data-seat="1"]')
        expect(theirs.locator(".pile.hits")).to_have_count(1)
        expect(theirs.locator(".pile.shares")).to_have_count(1)
        phone.locator('[data-tab="0"]').tap()
        phone.locator('[data-place="own"] [data-card="pottery"]').tap()
        preview = phone.get_by_role("region", name="What it would do")
        expect(preview).to_contain_text("can undo it")
        own = preview.locator("dd").first
        expect(own).to_contain_text("cards in the score pile")
        assert own.evaluate(
            "own => own.getBoundingClientRect().bottom <= own.closest('section').getBoundingClientRect().bottom"
        )


def test_nobody_waits_for_a_preview(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        asked: list[str] = []
        seated.page.route("**/preview?*", lambda route: asked.append(route.request.url))  # and never answered
        with seated.page.expect_request("**/preview?*"):
            seated.page.get_by_role("button", name="Draw a 1").first.hover()
        expect(seated.told).to_contain_text("Working out what it would do")
        assert len(asked) == 1
        seated.page.get_by_role("button", name="Draw a 1").first.click()
        seated.page.mouse.move(0, 0)  # where the next draw would be asked about
        cards = len(seated.view["players"][0]["hand"])
        expect(seated.page.get_by_role("region", name="Your hand").locator("[data-card]")).to_have_count(cards + 1)
        assert len(asked) == 1
        seated.page.unroute_all(behavior="ignoreErrors")


def test_the_race_shows_everybody_side_by_side(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        seated.page.get_by_role("tab", name="Race").click()
        race = seated.page.get_by_role("table", name="How everyone stands")
        rows = {
            row.get_by_role("rowheader").inner_text().split("\n")[0]: row for row in race.get_by_role("row").all()[1:]
        }
        assert {"Achievements", "Points", "Highest top card", "Next achievements: still needed", "1", "2"} < set(rows)
        expect(rows["Achievements"]).to_contain_text("0/6")
        expect(rows["1"].get_by_role("cell").first).to_contain_text("5 points")
        expect(rows["1"].get_by_role("cell").first).to_contain_text("needs 5 more points")
        clocks = [player["icons"][ICONS.index("clock")] for player in seated.view["players"]]
        for count, cell in zip(clocks, rows["World"].get_by_role("cell").all(), strict=True):
            expect(cell).to_contain_text(f"{count}/12")


def test_what_lies_in_the_middle_explains_itself_to_whoever_asks(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        middle = seated.page.get_by_role("region", name="The middle of the table")
        achievement = middle.get_by_role("button", name="Achievement 2 10 points 10 more")
        for thing, says in (
            (achievement, "With 10 points and a top card of age 2 or higher"),
            (middle.get_by_role("button", name="Empire"), "You get it without an action"),
            (middle.get_by_role("button", name="Age 10: 10 cards"), "10 cards of age 10 are left to draw."),
        ):
            thing.click()
            expect(middle.get_by_text(says)).to_be_visible()
            seated.page.keyboard.press("Escape")
            expect(middle.get_by_text(says)).to_be_hidden()
        achievement.press("Enter")
        expect(middle.get_by_text("Right now: needs 10 more points")).to_be_visible()


def test_escape_closes_an_explanation_and_leaves_what_is_selected(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        seated.page.locator('[data-place="own"] .board [data-offered]').first.click()
        confirmation = does(seated.page)
        expect(confirmation).to_be_visible()
        seated.page.get_by_role("button", name="Empire").focus()
        seated.page.keyboard.press("Enter")
        expect(seated.page.get_by_text("You get it without an action")).to_be_visible()
        seated.page.keyboard.press("Escape")
        expect(seated.page.get_by_text("You get it without an action")).to_be_hidden()
        expect(confirmation).to_be_visible()
        seated.page.keyboard.press("Escape")
        expect(confirmation).to_be_hidden()


def test_the_memory_names_all_that_the_other_hand_can_hold(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        seated.page.get_by_role("tab", name="Memory").click()
        ann, bob = seated.view["players"]
        seen = [pile["cards"][0] for player in (ann, bob) for pile in player["board"]]
        seen += [card["card"] for card in ann["hand"]]
        in_play = [key for key, face in seated.faces.items() if face["set"] == "base"]
        hidden = [key for key in in_play if seated.faces[key]["age"] == 1 and key not in seen]
        panel = seated.page.get_by_role("region", name="What opponents may hold")
        panel.get_by_text(f"{len(bob['hand'])} of {len(hidden)} cards you've never seen").click()
        names = panel.get_by_role("button")
        assert sorted(names.all_inner_texts()) == sorted(seated.named(card) for card in hidden)
        names.first.click()
        expect(seated.page.get_by_role("dialog")).to_be_visible()


def test_a_table_may_do_without_marks(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server, memory=False) as seated:
        seated.page.get_by_role("tab", name="Memory").click()
        expect(seated.page.get_by_text("you have to remember them")).to_be_visible()


def test_the_tabs_beside_the_table_go_by_arrow_keys(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        seated.page.get_by_role("tab", name="Story").focus()
        seated.page.keyboard.press("ArrowLeft")
        expect(seated.page.get_by_role("tab", name="Memory")).to_be_focused()
        expect(seated.page.get_by_role("tabpanel", name="Memory")).to_be_visible()
        expect(seated.page.get_by_role("tabpanel")).to_have_count(1)
        for key, name in (("ArrowRight", "Story"), ("ArrowRight", "Log"), ("Home", "Story"), ("End", "Memory")):
            seated.page.keyboard.press(key)
            expect(seated.page.get_by_role("tab", name=name)).to_be_focused()


def test_a_card_of_an_opponent_tells_what_it_would_do_when_used(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        page, top = seated.page, seated.view["players"][1]["board"][0]["cards"][-1]
        path = f"/api/tables/{seated.table}/preview?player=1&action=dogma:{top}"
        told = send(page.context, "GET", path)
        seated.card(top).click(button="right")
        opened = page.get_by_role("dialog").locator("[data-if-used]")
        expect(opened).to_contain_text("If Bob uses it now:")
        if told["changes"] == "never":
            expect(opened).to_contain_text(re.compile("changes nothing", re.IGNORECASE))
        expect(opened).not_to_contain_text("undone")
        page.mouse.move(0, 0)
        page.keyboard.press("Escape")
        seated.card(top).hover()
        expect(page.locator(".hovering [data-if-used]")).to_contain_text("If Bob uses it now:")


def test_the_same_by_the_key_that_opens_cards(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        page, top = seated.page, seated.view["players"][1]["board"][0]["cards"][-1]
        seated.card(top).focus()
        page.keyboard.press("o")
        expect(page.get_by_role("dialog").locator("[data-if-used]")).to_contain_text("If Bob uses it now:")


def test_a_card_in_hand_has_no_dogma_to_look_ahead_at(chromium: Browser, server: str) -> None:
    with ann_to_act(chromium, server) as seated:
        card = seated.view["players"][0]["hand"][0]["card"]
        seated.card(card).click(button="right")
        expect(seated.page.get_by_role("dialog")).to_be_visible()
        expect(seated.page.locator("[data-if-used]")).to_have_count(0)
