"""For research: a game as numbers and arrays, environments, and self-play. Needs the extra `research`."""
