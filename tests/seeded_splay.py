"""`splay` as the tests start it: its games are the same in every run of a test. FALSE_TIME names a file with the
seconds by which its clock is false.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if __name__ == "__main__":  # not in the processes that think for the computer opponents
    from tests import false_time
    from tests.seeds import seed_games

    if "FALSE_TIME" in os.environ:
        false_time.follow(Path(os.environ["FALSE_TIME"]))

    from splay.cli import main

    seed_games()
    sys.exit(main())
