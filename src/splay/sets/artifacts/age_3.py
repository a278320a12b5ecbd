"""The artifacts of age 3."""
