"""Hypothesis for every run: quick enough, and the same examples each time."""

from hypothesis import settings

settings.register_profile("quick", max_examples=120, deadline=None, derandomize=True, database=None)
settings.load_profile("quick")
