"""Actions that people plan at tables with a day clock, and taking them as soon as they are asked for."""
