"""The lists of tables that people find each other in."""
