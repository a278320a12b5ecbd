"""Tests of Cities of Destiny: every city, and its rules."""
