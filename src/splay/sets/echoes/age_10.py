"""The Echoes cards of age 10."""
