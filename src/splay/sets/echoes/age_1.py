"""The Echoes cards of age 1."""
