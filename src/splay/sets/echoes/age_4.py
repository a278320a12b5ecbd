"""The Echoes cards of age 4."""
