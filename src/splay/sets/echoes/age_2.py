"""The Echoes cards of age 2."""
