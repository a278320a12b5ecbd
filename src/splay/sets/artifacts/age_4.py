"""The artifacts of age 4."""
