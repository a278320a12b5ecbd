"""The artifacts of age 9."""
