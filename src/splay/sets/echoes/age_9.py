"""The Echoes cards of age 9."""
