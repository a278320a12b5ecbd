"""The Echoes cards of age 6."""
