"""One line of help the first times somebody meets a word of a game, remembered for all their matches of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.services import Services
from db.match.load import Loaded
from db.table.person import Person
from engine.core.decision import Decision
from render.text.new_words import NewWord

TIMES = 3
"""So many turns a word is explained in."""


class FirstTimeHelp:
    """What may be explained to whoever is asked a question; who wants no help is told nothing."""

    def __init__(self, services: Services, loaded: Loaded, asked: Decision) -> None:
        self._people = services.people
        self._presentation = services.presentation(loaded.info)
        person = services.people.known(loaded.info.seat(asked.seat).user_id)
        self._person = person if person is not None and person.explains else None
        turn = loaded.match.committed.turns_begun
        self._occasion = f"{loaded.info.id}.{turn}.{asked.nth}.{asked.kind}"

    def words(self, language: str) -> Sequence[NewWord]:
        """Choose the words that may be explained, what was told least often first."""
        if self._person is None:
            return ()
        return still_new(self._presentation.new_words_in(language), self._met(self._person), self._occasion)

    async def note(self, word: str) -> None:
        """Remember that a word was explained; one that was on the panel before is not counted again."""
        if self._person is None or not word:
            return
        met = self._met(self._person)
        if self._occasion not in met.get(word, ()):
            occasions = (*met.get(word, ()), self._occasion)
            explained = {**self._person.explained, self._presentation.key: {**met, word: occasions}}
            await self._people.note_explained(self._person, explained)

    def _met(self, person: Person) -> Mapping[str, Sequence[str]]:
        return person.explained.get(self._presentation.key, {})


def still_new(words: Sequence[NewWord], met: Mapping[str, Sequence[str]], occasion: str) -> Sequence[NewWord]:
    """Choose the words that may be explained at a question; `met` says on which occasions each has been.

    A panel that is drawn again explains what it explained before. In one turn a word is explained once, so that its
    three times are three turns, not three presses.
    """
    told = [each for each in words if occasion in met.get(each.word, ())]
    if told:
        return told
    turn = _turn(occasion)
    new = [each for each in words if turn not in map(_turn, met.get(each.word, ()))]
    return sorted(
        (each for each in new if len(met.get(each.word, ())) < TIMES), key=lambda each: len(met.get(each.word, ()))
    )


def _turn(occasion: str) -> str:
    """Read from an occasion in which turn of which match it was."""
    return ".".join(occasion.split(".")[:2])
