"""Hypothesis runs the same examples on every machine; HYPOTHESIS_PROFILE=default lets it roam."""

import os

from hypothesis import settings

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
