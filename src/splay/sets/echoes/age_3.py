"""The Echoes cards of age 3."""
