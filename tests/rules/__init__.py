"""Rulebook cases, game by game; `rule` names the rules of the ledger that a test proves."""

import pytest

rule = pytest.mark.rule
