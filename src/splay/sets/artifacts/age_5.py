"""The artifacts of age 5."""
