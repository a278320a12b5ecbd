"""The Echoes cards of age 8."""
