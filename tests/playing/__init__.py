"""The tests of the scripted games."""
