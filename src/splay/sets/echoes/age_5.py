"""The Echoes cards of age 5."""
