"""`splay` as the tests start it: its games are the same in every run of a test."""

from __future__ import annotations

import sys

if __name__ == "__main__":  # not in the processes that think for the computer opponents
    from splay.cli import main
    from tests.seeds import seed_games

    seed_games()
    sys.exit(main())
