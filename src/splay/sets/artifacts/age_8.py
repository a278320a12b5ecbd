"""The artifacts of age 8."""
