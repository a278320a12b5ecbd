"""The artifacts of age 2."""
