"""The deal of the day: one game against the computer with the same cards for all, and how everybody fared."""
