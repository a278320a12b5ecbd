"""Tests of the page's files and how they are sent."""
