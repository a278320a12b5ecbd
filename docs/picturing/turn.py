"""One turn of a game as a moving picture: a card is melded, then used against the opponent, told step by step."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect
from tests.web.lasting import at_rest

from docs.picturing.animation import Frame, animated
from docs.picturing.names import SIZES, THEMES, animation
from docs.picturing.positions import LEFT
from splay.core.game import Game
from splay.sets.scenario import scenario

SIZE: Final = "laptop"
SCALE: Final = 0.75
"""How large the frames are beside the screen."""
QUALITY: Final = 30
LOOK: Final = 1800
"""So many milliseconds each frame is shown."""
READ: Final = 2800
"""Those with more to read."""
MELDED: Final = "gunpowder"
MOST_STEPS: Final = 12
"""No dogma of this turn is told in so many."""


def turn_to_play() -> Game:
    """Ann's turn: she holds Gunpowder, and Ben has one top card with a castle."""
    return scenario(
        me="blue: Printing Press, Writing; green left: Compass, Mapmaking, Sailing; purple: Philosophy; "
        "yellow: Machinery; red: Engineering, Archery; "
        "hand: Gunpowder, Translation, Medicine; score: Pottery, Tools; achievements: 1",
        you="blue: Experimentation, Calendar; red left: Optics, Oars; green: The Wheel; yellow: Agriculture; "
        "purple: Enterprise, City States; hand: Paper, Mathematics; score: Masonry; achievements: 2",
        available=LEFT,
        turn_number=15,
        actions_left=2,
        seed="turn",
    )


class Film:
    """The frames of a page, in each theme."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.frames: dict[str, list[Frame]] = {theme: [] for theme in THEMES}

    def settle(self) -> None:
        """Waits until the page shows the same for a while."""
        at_rest(lambda: self.page.evaluate("document.body.innerText"))

    def take(self, milliseconds: int = LOOK) -> None:
        """Takes a frame of what the page shows now."""
        self.settle()
        width, height = SIZES[SIZE]
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SCALE}
        for theme in THEMES:
            self.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            self.page.evaluate("document.fonts.ready")
            shot = self.session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
            self.frames[theme].append(Frame(base64.b64decode(shot["data"]), milliseconds))

    def write(self) -> list[Path]:
        """Writes the moving picture of each theme."""
        made = []
        for theme, frames in self.frames.items():
            path = animation(theme)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(animated(frames))
            made.append(path)
        return made


def play_turn(page: Page) -> Film:
    """Plays Ann's turn on a page that shows her table, on which she confirms every action."""
    film = Film(page)
    film.take()
    choose(page, "hand", "Gunpowder")
    film.take()
    confirm(page)
    choose(page, "own", "Ben")
    film.take(READ)
    confirm(page)
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()
    for _ in range(MOST_STEPS):
        film.take(READ)
        page.keyboard.press("Space")
        film.settle()
        if not stage.is_visible():
            break
    expect(stage).to_be_hidden()
    film.take(READ)
    return film


def choose(page: Page, place: str, says: str) -> None:
    """Chooses the card of this turn where it lies, and waits until the page says what that would do."""
    page.locator(f"[data-place={place}] [data-offered][data-card={MELDED}]").first.click()
    foretold = page.get_by_role("region", name="What it would do")
    expect(foretold).to_contain_text(says)
    expect(foretold).to_have_attribute("aria-busy", "false")


def confirm(page: Page) -> None:
    """Does what is chosen."""
    page.locator("[data-offered].primary:visible").first.click()
