"""Options of a match as a game declares them: keys, values, and which combinations cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.text import Text


class GameOption(msgspec.Struct, frozen=True):
    """One thing the host may choose before the match.

    In words it is `variant-<key>`, a value `variant-<key>-<value>`, and what that means `variant-<key>-<value>-about`.
    """

    key: str
    values: tuple[str, ...]
    default: str
    hidden: tuple[str, ...] = ()
    """Values that are accepted but not offered in the lobby."""
    automatic: str = ""
    """What matches that only code plays take in place of the default: chance may need an end that people do not."""
    of: str = ""
    """The key of another option that this one is about: as long as that has its default, there is nothing to choose."""


class Conflict(msgspec.Struct, frozen=True):
    """A combination that cannot be: refused where each key named has one of the values listed.

    The key `seats` stands for the number of players, written as digits. A game may add keys (`Game.facts`).
    """

    when: dict[str, tuple[str, ...]]
    why: Text
    """Said to the host beside the greyed Start, and by whoever begins such a match all the same."""


SEATS = "seats"
"""The key under which conflicts find the number of players."""


def chosen(options: Sequence[GameOption], wanted: Mapping[str, str]) -> dict[str, str]:
    """Complete what was chosen by the defaults.

    >>> chosen([GameOption("dice", ("rolled", "even"), "rolled")], {})
    {'dice': 'rolled'}
    """
    return {option.key: wanted.get(option.key, option.default) for option in options}


def in_use(options: Sequence[GameOption], wanted: Mapping[str, str]) -> list[GameOption]:
    """Leave of some options those that matter, given what was chosen in the others.

    >>> rival = GameOption("rival", ("none", "crane"), "none")
    >>> [each.key for each in in_use([rival, GameOption("nest", ("lot", "reed"), "lot", of="rival")], {})]
    ['rival']
    """
    values = chosen(options, wanted)
    usual = {option.key: option.default for option in options}
    return [option for option in options if not option.of or values[option.of] != usual[option.of]]


def unknown(options: Sequence[GameOption], wanted: Mapping[str, str]) -> Text | None:
    """Find a key or value that the game does not have."""
    values = {option.key: option.values for option in options}
    for key, value in wanted.items():
        if value not in values.get(key, ()):
            return Text("refused-option", {"option_key": key, "value": value})
    return None


def conflict(conflicts: Sequence[Conflict], facts: Mapping[str, str]) -> Text | None:
    """Find the first combination that cannot be; `facts` are the options chosen, the number of players, and so on.

    >>> alone = Conflict({"seats": ("1",), "rival": ("none",)}, Text("refused-alone"))
    >>> conflict([alone], {"seats": "1", "rival": "none"})
    Text(key='refused-alone', args={})
    """
    for each in conflicts:
        if all(facts.get(key) in values for key, values in each.when.items()):
            return each.why
    return None
