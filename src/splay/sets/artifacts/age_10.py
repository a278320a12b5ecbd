"""The artifacts of age 10."""
