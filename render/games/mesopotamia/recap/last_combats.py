"""The combats of this round and the last one that are over, to be looked at again. M16"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter

from engine.core.game import Event
from engine.mesopotamia.events.battle import CombatWon
from engine.mesopotamia.events.combat import CombatBegan, SimpleCombatWon
from engine.mesopotamia.events.rounds import RoundBegan
from render.games.mesopotamia.recap.fights import CombatStory, stories
from render.story.episodes import Episode
from render.text.phrases import phrase


class LastCombats:
    """Each is told and drawn from its own events."""

    closeup: str = "fought"
    chapter: type[Event] = RoundBegan
    chapters: int = 2

    def found(self, happened: Sequence[Event]) -> list[Episode]:
        """Find the combats that somebody has won since the last round but one began, the newest first."""
        begun = [n for n, event in enumerate(happened) if isinstance(event, RoundBegan)][-self.chapters :]
        parts = [happened[n:end] for n, end in pairwise([*begun, len(happened)])]
        return [episode for part in reversed(parts) for episode in reversed(_of_round(part))]


def _of_round(happened: Sequence[Event]) -> list[Episode]:
    """Find the combats of a round that are over, in the order in which they were decided.

    If the beginning of one cannot be read, nobody could see who fought.
    """
    (began,) = (event.round for event in happened if isinstance(event, RoundBegan))
    told = [story for story in stories(happened) if isinstance(story.events[0], CombatBegan)]
    ends = {id(event): n for n, event in enumerate(happened) if isinstance(event, CombatWon | SimpleCombatWon)}
    over = [(min(n), story) for story in told if (n := [ends[id(e)] for e in story.events if id(e) in ends])]
    return [_episode(began, n, story) for n, (_, story) in enumerate(sorted(over, key=itemgetter(0)), 1)]


def _episode(number: int, nth: int, story: CombatStory) -> Episode:
    parties = story.parties
    assert parties is not None
    title = phrase(
        "episode-combat",
        round=number,
        region=story.region,
        attacker_seat=parties.attacker,
        defender_seat=parties.defender,
    )
    return Episode(f"{number}-{nth}", title, tuple(story.events))


LAST_COMBATS = LastCombats()
