"""The documents as a site: `python -m docs.site build` makes it, `serve` shows it; `python3 run.py docs` does both."""
