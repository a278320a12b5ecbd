"""A server to which people come by invitation alone: the way to sign in, and a moderator's link that signs up."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.e2e.servers import running
from tests.web.axe import violations
from tests.web.test_moderating import become_moderator, give_code
from tests.web.test_people import PASSWORD, new_login, sign_up
from tests.web.visitors import visitors


def test_whoever_has_a_moderators_link_signs_up_and_nobody_else_plays(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path, SPLAY_REGISTRATION="invited", SPLAY_GUESTS="no") as server:
        making = [sys.executable, "-m", "splay.cli", "admin", "link"]
        here = {**os.environ, "SPLAY_DATA": str(tmp_path)}
        first = subprocess.run(making, env=here, check=True, capture_output=True, text=True).stdout.split()[1]
        with visitors(chromium, server) as visit:
            ann, root = visit(), visit()
            ann.goto("/")
            ann.get_by_role("link", name="Sign in to play", exact=True).click()
            expect(ann.get_by_text("Here you play with an account.")).to_be_visible()
            expect(ann.get_by_text("You need an invitation link")).to_be_visible()
            expect(ann.get_by_role("button", name="Create account")).to_have_count(0)
            assert violations(ann) == []
            codes = become_moderator(root.context, tmp_path, first.partition("=")[2])
            give_code(root, codes[0])
            links = root.get_by_role("form", name="Invitation links")
            links.get_by_role("button", name="Create link").click()
            link = links.get_by_label("Your new link").input_value()
            assert violations(root) == []
            ann.goto(link)
            login = new_login()
            sign_up(ann, login)
            expect(ann.get_by_text("Your login is")).to_be_visible()
            ann.goto("/")
            expect(ann.get_by_text("You play as Ann.")).to_be_visible()
            root.reload()
            expect(root.get_by_role("form", name="Invitation links").get_by_role("button")).to_have_count(1)
            again = visit()
            again.goto("/new")
            again.get_by_role("link", name="Sign in to play", exact=True).click()
            form = again.get_by_role("form", name="Sign in", exact=True)
            form.get_by_label("Login").fill(login)
            form.get_by_label("Password").fill(PASSWORD)
            form.get_by_role("button", name="Sign in").click()
            expect(again).to_have_url(re.compile("/new$"))
            expect(again.get_by_role("button", name="Create table")).to_be_visible()
