"""What this package is called where packages are had, and what brings more of it to whoever runs it now."""

import shlex
import sys
from pathlib import Path
from typing import Final

NAME: Final = "splay-innovation"
"""The distribution. The module and the command are `splay`: in the index of Python packages that is somebody else's."""
PUBLISHED: Final = False
"""Whether the index has ours under that name. Until then nobody is sent there: anyone may take the name first."""
RUN: Final = "run.py"
WHEEL: Final = "<path of the wheel>"
PAGES: Final = {
    "terminal": "docs/terminal.md",
    "server": "docs/hosting.md",
    "research": "docs/research.md",
    "ray": "docs/research.md",
}
"""The page that says what each extra is for, and how it is installed."""


def checkout() -> Path | None:
    """The checkout that runs, from its sources or from its `.venv`; None if what runs was installed elsewhere."""
    for folder in (Path(__file__).parents[2], Path(sys.prefix).parent):
        if (folder / RUN).is_file() and (folder / "src" / "splay").is_dir():
            return folder
    return None


def run_command(folder: Path, command: str = "") -> str:
    """What runs a command of `splay` in a checkout and installs what that needs, as it is typed here."""
    script = RUN if folder == Path.cwd() else shlex.quote(str(folder / RUN))
    return f"python3 {script} {command}".rstrip()


def program() -> str:
    """What runs `splay` here, as it is typed."""
    folder = checkout()
    return "splay" if folder is None else run_command(folder)


def program_elsewhere() -> str:
    """What runs `splay` for others who have it the same way, but in a place of their own."""
    return "splay" if checkout() is None else f"python3 {RUN}"


def how_to_get(extra: str, command: str = "") -> str:
    """What to do to have the packages of an extra, told after what is lacking. `command` is the one that lacks them."""
    folder = checkout()
    if folder is not None:
        return f"start it with {run_command(folder, command)}, which installs what it needs"
    if PUBLISHED:
        return f"it comes with pip install '{NAME}[{extra}]'"
    return f"it comes with pip install '{WHEEL}[{extra}]': see {PAGES[extra]}"
