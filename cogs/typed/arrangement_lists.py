"""Arrangements typed as a list, "Umma, Mari" or "Archer – Spearman, Archer behind line 1", completed step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cogs.border.buttons import Label
from cogs.border.wording import cut
from cogs.panel.arrangements import placing_label
from cogs.typed.languages import NAME, TypedLanguages
from cogs.typed.matching import best, fitting
from cogs.typed.refusals import NotUnderstood
from engine.core.answers import read, write
from engine.core.choices.by_hand import ByHand, HandStep
from engine.core.decision import Answer, Decision, Text

EVERY = 10_000
"""Placings are typed whole, however many there are."""
AS_PROPOSED = Text("as-proposed")


class ArrangementList:
    """An arrangement typed as the answer to one question."""

    def __init__(self, question: Decision, hand: ByHand, languages: TypedLanguages) -> None:
        self._hand = hand
        self._prompt = question.prompt
        self._proposed = question.hints.proposed
        self._accept = question.hints.accept or AS_PROPOSED
        self._languages = languages

    def read(self, typed: str) -> Answer:
        """Read a whole arrangement; raise NotUnderstood for what cannot be placed so, or if something is missing."""
        written = read(typed)
        if isinstance(written, tuple):
            return written
        hand = self._placed(_fragments(typed))
        if hand.answer is None:
            raise NotUnderstood("reply-not-enough", typed, self._labels(hand), self._prompt)
        return hand.answer

    def completed(self, typed: str) -> Iterator[tuple[str, str]]:
        """Complete the placing that is being typed; what is not whole yet stays text, to be gone on with."""
        if not typed.strip() and self._proposed is not None:
            yield cut(self._languages.say(self._accept), NAME), write(self._proposed)
        *whole, last = _fragments(typed) or [""]
        try:
            hand = self._placed(whole)
        except NotUnderstood:
            return
        for step in [each for _, each in fitting(last, hand.steps(EVERY), self._forms(hand))]:
            there = hand.after(step.signs)
            said = ", ".join([*whole, self._languages.say(placing_label(hand, step.placing))])
            if there.answer is not None:
                value = write(there.answer)
            else:
                value = said if len(said) <= NAME else self._shortly([*whole, _ids(step) or said.rpartition(", ")[2]])
            if len(value) <= NAME:
                yield said if len(said) <= NAME else f"…{said[1 - NAME :]}", value

    def _shortly(self, fragments: Sequence[str]) -> str:
        """Write placings by their ids, where the words for them would be too long to go on with."""
        written, hand = [], self._hand
        for fragment in fragments:
            step = self._meant(hand, fragment)
            written.append(_ids(step) or fragment)
            hand = hand.after(step.signs)
        return ", ".join(written)

    def _placed(self, fragments: Sequence[str]) -> ByHand:
        hand = self._hand
        for fragment in fragments:
            hand = hand.after(self._meant(hand, fragment).signs)
        return hand

    def _meant(self, hand: ByHand, fragment: str) -> HandStep:
        _, found = best(fragment, hand.steps(EVERY), self._forms(hand))
        if len(found) != 1:
            raise NotUnderstood("reply-unknown-choice", fragment, self._labels(hand))
        return found[0]

    def _forms(self, hand: ByHand) -> Callable[[HandStep], list[str]]:
        """Everything somebody may type for a step."""

        def forms(step: HandStep) -> list[str]:
            label = placing_label(hand, step.placing)
            return [_ids(step), *(voice.say(label) for voice in self._languages.voices)]

        return forms

    def _labels(self, hand: ByHand) -> list[Label]:
        return [placing_label(hand, step.placing) for step in hand.steps(EVERY)]


def _ids(step: HandStep) -> str:
    return " ".join(option.id for option in (*step.placing.pieces, step.placing.slot) if option is not None)


def _fragments(typed: str) -> list[str]:
    return [fragment.strip() for fragment in typed.split(",")] if typed.strip() else []
