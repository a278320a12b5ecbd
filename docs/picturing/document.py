"""The page that shows all screenshots, docs/screenshots.md."""

from typing import Final

from docs.picturing.names import FOLDER, SCREENS, SIZES, THEMES, picture

PAGE: Final = FOLDER.with_suffix(".md")
WIDTHS: Final = {"phone": 120, "laptop": 320, "desktop": 400}
"""How wide the pictures are shown; each is a link to itself."""


def contents() -> str:
    """The whole page."""
    sections = [INTRODUCTION]
    for screen, title in SCREENS.items():
        sections.append(f"## {title}\n\n{table(screen, title)}\n")
    return "\n".join(sections)


def table(screen: str, title: str) -> str:
    """All pictures of a screen: a column for each size, a row for each theme."""
    heads = [f"{size}, {width} by {height}" for size, (width, height) in SIZES.items()]
    rows = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for theme in THEMES:
        rows.append("| " + " | ".join(cell(screen, title, size, theme) for size in SIZES) + " |")
    return "\n".join(rows)


def cell(screen: str, title: str, size: str, theme: str) -> str:
    """One picture."""
    path = picture(screen, size, theme).relative_to(PAGE.parent).as_posix()
    return f'<a href="{path}"><img src="{path}" alt="{title}: {size}, {theme}" width="{WIDTHS[size]}"></a>'


INTRODUCTION: Final = """# Screenshots

Every main screen on a phone, a laptop and a large screen, light and dark. With the page built (`python web_build.py
build web/dist`) and Chromium installed, `python -m docs.picturing` takes them all anew and writes this page: it starts
a server of its own, deals a game from a fixed seed, lets computer opponents play it, lays some positions that show
much, and looks at all of that as a guest. Names of screens after the command take only theirs. Left to chance are only
the ids of tables and the name proposed to newcomers.
"""
