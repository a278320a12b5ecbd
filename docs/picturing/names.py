"""Which pictures there are: every screen at three sizes, light and dark."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "screenshots"

SIZES: Final = {"phone": (360, 740), "laptop": (1366, 768), "desktop": (1920, 1080)}
"""Width and height in CSS pixels."""
THEMES: Final = ("light", "dark")

SCREENS: Final = {
    "start": "The start page, for somebody who was never here",
    "learn": "The lessons",
    "lesson": "A lesson: the coach waits for a move",
    "puzzle": "The puzzle of the day",
    "deal": "The deal of the day",
    "new-table": "Making a table",
    "waiting-room": "The waiting room, until everybody sits",
    "finding": "The start page, while an opponent is looked for",
    "rated-tables": "Tables that wait for players, one of them rated",
    "rated-waiting": "A rated table: what is at stake",
    "table": "A game of two, in the middle of it",
    "four-players": "A game of four, late",
    "dogma": "A dogma, told step by step",
    "preview": "What an action would do, before it is used",
    "advice": "What the strongest computer would do, and why",
    "choice": "Choosing cards",
    "demand": "A demand, made by an opponent",
    "display": "Artifacts: one on display, and the free action",
    "dig": "Artifacts: a dig, foretold",
    "compel": "Artifacts: a compel, foretold",
    "museum": "Relics: the museum, and seizing one",
    "echo": "Echoes: echo effects of covered cards, before a dogma",
    "forecast": "Echoes: forecasts",
    "promotion": "Echoes: a promotion",
    "bonuses": "Echoes: points from bonuses",
    "city": "Cities: what a city's icons would do when it is melded",
    "flags": "Cities: flags and fountains that count, and who takes one away",
    "endorse": "Cities: endorsing, with its price",
    "everything": "Everything at one table",
    "planned": "A table to play at over days: the next turn, planned while the opponent thinks",
    "end": "The end of a game, with how it went",
    "rated-end": "The end of a rated game, and what it has changed",
    "replay": "A replay",
    "cards": "All cards",
    "card": "A card with its rulings",
    "rules": "The rules",
    "settings": "Settings",
    "text-mode": "Table as text",
    "games": "Finished games",
    "profile": "Your own profile",
    "profile-other": "Somebody else's profile",
    "players": "Finding players",
    "you": "Name, account, notifications",
}


def picture(screen: str, size: str, theme: str) -> Path:
    """The file of a picture."""
    return FOLDER / f"{screen}-{size}-{theme}.webp"


TURN: Final = "turn"
"""What the moving picture of one turn is called beside the screens."""


def animation(theme: str) -> Path:
    """The file of the moving picture."""
    return FOLDER.with_name(TURN) / f"{TURN}-{theme}.webp"
