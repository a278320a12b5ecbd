"""Lessons: fixed positions in which a coach says one thing at a time, and a first game that a coach comments on."""
