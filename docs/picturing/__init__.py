"""Takes the screenshots in docs/screenshots: `python -m docs.picturing`, from the root, with the page built."""
