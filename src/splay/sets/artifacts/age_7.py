"""The artifacts of age 7."""
