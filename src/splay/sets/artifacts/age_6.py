"""The artifacts of age 6."""
