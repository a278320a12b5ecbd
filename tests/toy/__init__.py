"""The toy set: a few cards that need of the engine what the expansions will need, laid out as the sets are.

Only the pure build can play with it: compiled cards and actions have no interpreted relatives.
"""
