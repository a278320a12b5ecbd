"""A first game against an easy computer, with a coach who comments on what has just happened."""
