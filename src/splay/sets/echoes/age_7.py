"""The Echoes cards of age 7."""
