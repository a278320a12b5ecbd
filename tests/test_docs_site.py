"""The documents become a site whose links hold and that asks no other host for anything."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path
from textwrap import dedent
from typing import Final
from urllib.request import urlopen

import pytest

from docs.site.__main__ import SITE, main, server
from docs.site.checked import problems
from docs.site.dialect import adapted
from docs.site.laid import ROOT, lay, pages
from tests.patience import PATIENCE

IN_THE_MENU: Final = re.compile(r"^ +- (?:\w[\w ]*: )?(\S+\.md)$|^ {2}- \w+: (\S+\.md)$", re.MULTILINE)


def menu() -> list[str]:
    """The documents that the site's menu lists."""
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    return [one or other for one, other in IN_THE_MENU.findall(nav)]


def test_the_site_is_built_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    pytest.importorskip("zensical", reason="run.py test installs requirements/docs.txt")
    build = [sys.executable, "-m", "docs.site", "build", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    site = tmp_path / SITE
    assert len(list(site.rglob("*.html"))) >= len(pages()) > 50
    assert problems(site) == []
    steps = (site / "CONTRIBUTING.html").read_text(encoding="utf-8").partition("A card in five steps")[2]
    assert re.search(r"<ol>.*Write the class.*<pre.*Engineering.*</ol>", steps, re.DOTALL)
    assert steps.count("<ol>") == 1, "the five steps are one list"
    with server(site, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        with urlopen(f"http://127.0.0.1:{serving.server_port}/docs/hosting.html", timeout=PATIENCE) as answer:
            assert b"Hosting a server" in answer.read()
        serving.shutdown()


def test_the_menu_has_every_document_but_notes_and_styles() -> None:
    apart = ("docs/decisions/0", "docs/languages/")
    wanted = {page.as_posix() for page in pages() if not page.as_posix().startswith(apart)}
    assert len(menu()) == len(set(menu())) > 20
    assert set(menu()) == wanted | {"docs/languages/README.md"}


def test_what_documents_show_is_laid_beside_them(tmp_path: Path) -> None:
    lay(tmp_path)
    assert (tmp_path / "deploy" / "nginx.conf").read_bytes() == (ROOT / "deploy" / "nginx.conf").read_bytes()
    assert (tmp_path / "docs" / "screenshots" / "table-laptop-dark.webp").is_file()
    assert not list(tmp_path.rglob("*.py")) or {path.parent.name for path in tmp_path.rglob("*.py")} == {"examples"}


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("Words:\n- one\n- two", "Words:\n\n- one\n- two"),
        ("1. one\n   more\n   - inner\n\n   apart\n2. two", "1. one\n    more\n    - inner\n\n    apart\n2. two"),
        ("- one\n  - inner\n    more\n\nafter", "- one\n    - inner\n        more\n\nafter"),
        ("1. one\n\n   ```sh\n   a\n     b\n   ```\n2. two", "1. one\n\n    ```sh\n    a\n      b\n    ```\n2. two"),
        ("```\nWords:\n- no list\n```", "```\nWords:\n- no list\n```"),
        ("| a |\n|---|\n| - b |", "| a |\n|---|\n| - b |"),
        ("words that go on\n    and on", "words that go on\n    and on"),
    ],
)
def test_lists_are_set_in_as_the_site_wants_them(written: str, wanted: str) -> None:
    assert adapted(written) == f"{wanted}\n"


def test_links_that_lead_nowhere_and_what_is_asked_of_others_are_found(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<h2 id="here">x</h2><a href="/page.html#none">', encoding="utf-8")
    (tmp_path / "style.css").write_text("@font-face { src: url(https://example.org/x.woff2) }", encoding="utf-8")
    (tmp_path / "page.html").write_text(
        dedent("""
            <a href="there.html#here">good</a> <a href="https://example.org">good</a> <a href="#">good</a>
            <a href="../outside.html">bad</a> <a href="there.html#gone">bad</a> <img src="gone.png">
            <script src="//example.org/x.js"></script> <img src="data:image/png;base64,AA==">
        """),
        encoding="utf-8",
    )
    assert problems(tmp_path) == [
        "page.html: ../outside.html leads nowhere",
        "page.html: there.html#gone: there is no such place on that page",
        "page.html: gone.png leads nowhere",
        "page.html: it asks another host for //example.org/x.js",
        "page.html: it shows data: addresses",
        "there.html: /page.html#none: there is no such place on that page",
        "style.css: it asks for other files",
    ]


def test_a_command_line_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "here"]) == 2
    assert "docs.site build" in capsys.readouterr().err
