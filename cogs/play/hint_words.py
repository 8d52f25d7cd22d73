"""A hint in words: what a strong bot would do, what it expects of it, and of the next best answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Any

from cogs.border.wording import ELLIPSIS, LabelWords
from cogs.panel.hinted import HintedAction, answers_of_action, following, hinted_action
from cogs.play.hint_steps import said_steps
from cogs.reader import Reader
from engine.core.another_way import Route, is_another_way
from engine.core.decision import Answer, Decision, Move
from engine.core.preview import Preview
from engine.search.playing_on import LATER
from engine.search.thought import Considered, Thought

NEXT, TOLD = 6, 3
"""So many actions after the advised one are looked for, and so many told; the same again and again is one of them."""
QUESTION = 160
"""So many characters of a question are repeated, and more only if what is asked is longer."""
ALIKE = 0.5
"""A difference of fewer points is none."""
SMALL, LEAST = 4, 3
"""What an opponent gains or loses is not told where one's own difference is so many times as large, or below that."""
LITTLE = 1
"""Where the other answer brings oneself more, but an opponent still more, no more than this is a slight difference."""
NOTICEABLE = 0.05
"""A smaller difference between two chances says nothing."""
ENOUGH = 30
"""Of fewer tries neither a chance nor what luck does is told."""
SPREAD = 3
"""Luck that changes the points by less is not told."""
VAGUE = 10
"""Points that a few tries leave in doubt by so many are told as a range, and not compared."""
STEPS = 5
"""Such a range begins and ends at a multiple of this."""
APART = 4
"""Who leads is told from a few tries only if the lead is more than this part of the range."""
MOSTLY, SEVERAL = 0.6, 3
"""Points come mostly from a source if at least this part of the difference does, and there are so many of them."""


def advised(decision: Decision, thought: Thought) -> Answer:
    """Find the answer to advise: what the question proposes, one press, if that came to the same as the best."""
    known = {each.answer: each for each in thought.considered}
    best, proposed = known.get(thought.answer), decision.hints.proposed
    easy = None if proposed is None else known.get(proposed)
    if best is None or easy is None or (easy.tries, easy.lead) != (best.tries, best.lead):
        return thought.answer
    return easy.answer


def best_action(here: Preview, decision: Decision, thought: Thought) -> HintedAction:
    """Find the action to advise, with the answers that belong to it."""
    answer = advised(decision, thought)
    best = next((each for each in thought.considered if each.answer == answer), None)
    return hinted_action(here, decision, answer, () if best is None else best.line, explain=True)


def hint_lines(here: Preview, decision: Decision, thought: Thought, reader: Reader) -> list[str]:
    """Word a hint: the question, what to do, why, and whose opinion it is."""
    voice = LabelWords(reader.words, reader.names)
    action = best_action(here, decision, thought)
    notes = [voice.say(step.note) for step in action.steps if step.note is not None]
    why = [
        *_reason(action, reader),
        *_plan(here, decision, thought, reader, voice),
        *_expectations(here, decision, thought, reader, voice),
    ]
    tries = sum(each.tries for each in thought.considered)
    return [
        reader.say("hint-heading"),
        f"-# {_in_short(reader.words.say(decision.prompt, reader.names))}",
        f"**{said_steps(action.steps, reader, voice)}**",
        *(f"-# {note}" for note in notes[-1:]),  # those of the steps before are about what is chosen there
        *(why or [reader.say("hint-usual")]),
        f"-# {reader.say('hint-opinion', tries=tries, many=tries >= ENOUGH, hides=here.game.hides)}",
    ]


def _reason(action: HintedAction, reader: Reader) -> Iterator[str]:
    """Give the reason of the last step that has one: it is about what is done, those before only lead there."""
    reasons = [step.reason for step in action.steps if step.reason is not None]
    if reasons:
        yield reader.words.say(reasons[-1], reader.names)


def _plan(here: Preview, decision: Decision, thought: Thought, reader: Reader, voice: LabelWords) -> Iterator[str]:
    """Tell what would probably follow in the same turn: many an action makes sense only with the next one."""
    answer = advised(decision, thought)
    line = next((each.line for each in thought.considered if each.answer == answer), ())
    then = following(here, decision, answer, line, NEXT)
    same = groupby(then, lambda each: said_steps(each.steps, reader, voice))
    told = [_again(said, list(times), reader, voice) for said, times in islice(same, TOLD)]
    if told:
        yield reader.say("hint-then", said=reader.say("hint-parted").join(told))


def _again(said: str, times: list[HintedAction], reader: Reader, voice: LabelWords) -> str:
    """Say once what is done several times, and what it is about unless that leaves a sentence open, or asks."""
    title = times[0].title and voice.say(times[0].title)
    if title and not title.endswith((ELLIPSIS, "?")):
        said = reader.say("hint-named", menu=title, said=said)
    return said if len(times) == 1 else reader.say("hint-times", said=said, times=len(times))


def _in_short(question: str) -> str:
    """Leave out the last sentences of a long question; what is asked is told in any case."""
    sentences = re.split(r"(?<=[.?!]) ", question)
    asks = [each.endswith("?") for each in sentences]
    room = QUESTION - sum(len(each) for each, is_asked in zip(sentences, asks, strict=True) if is_asked)
    told: list[str] = []
    for sentence, is_asked in zip(sentences, asks, strict=True):
        if is_asked or len(sentence) <= room or not told:
            told.append(sentence)
        if not is_asked:
            room = room - len(sentence) if len(sentence) <= room else 0
    return " ".join(told)


def _expectations(
    here: Preview, decision: Decision, thought: Thought, reader: Reader, voice: LabelWords
) -> Iterator[str]:
    """Say what is expected of the advised answer, and compare it with the next best."""
    answer = advised(decision, thought)
    best = next((each for each in thought.considered if each.answer == answer), None)
    tried = [each for each in thought.considered if each.answer != answer]
    if best is None or not tried:
        return
    others = _rivals(here, decision, best, tried)
    second = _next_best(best, others or tried)
    is_race = any(each.points != each.lead for each in (best, second))  # alone one wins or loses, and nobody has points
    yield from _expected(best, reader) if is_race else _odds(best, reader)
    if len(others) != 1 and all(_is_alike(each, best) for each in others):
        yield reader.say("hint-nothing-better")
        return
    other = said_steps(hinted_action(here, decision, second.answer, second.line).steps, reader, voice)
    yield from _compared(best, second, other, reader, is_race=is_race)


def _rivals(here: Preview, decision: Decision, best: Considered, tried: list[Considered]) -> list[Considered]:
    """Find what to compare with, as far as the first that was tried often and brings something else.

    Left out is what is another way to the same, and what only seems as good and is done afterwards anyway: what seems
    to be lost by another way is only what was played after it.
    """
    route, found = _route(here, decision, best), list[Considered]()
    often = min(best.tries, max(each.tries for each in tried))
    active = [each for each in tried if not _is_idle(decision, each, best)]
    active.sort(key=lambda each: (not _is_alike(each, best), _gives_up(decision, each)))  # to do something says more
    for each in active:
        other = _route(here, decision, each)
        if is_another_way(here, route, other) or (not each.clear and _is_done_later(decision, other.way, best.line)):
            continue
        found.append(each)
        if 2 * each.tries >= often and not _is_alike(each, best):
            break
    return found


def _is_alike(considered: Considered, best: Considered) -> bool:
    return abs(considered.lead - best.lead) < ALIKE


def _is_done_later(decision: Decision, way: Sequence[Answer], line: Sequence[Move]) -> bool:
    """Whether a line gives the same answers to the same question when it comes again; a number means little then."""
    later = (line[n : n + len(way)] for n, move in enumerate(line) if move.kind == decision.kind)
    return isinstance(way[0], str) and any([move.answer for move in moves] == [*way] for moves in later)


def _route(here: Preview, decision: Decision, considered: Considered) -> Route:
    way = answers_of_action(here, decision, considered.answer, considered.line)
    return Route(way, [move.answer for move in considered.line[len(way) - 1 :]])


def _is_idle(decision: Decision, considered: Considered, best: Considered) -> bool:
    """Whether it gives up what could still be done, and only seems as good, as it may well after a few tries."""
    is_as_good = considered.tries >= ENOUGH and _is_alike(considered, best)
    return _gives_up(decision, considered) and not considered.clear and not is_as_good


def _gives_up(decision: Decision, considered: Considered) -> bool:
    return considered.answer in (decision.ends, decision.hints.stop, decision.hints.idle)


def _next_best(best: Considered, others: list[Considered]) -> Considered:
    """Find the best of those that were tried nearly as often; of one that was given up early little is known."""
    often = max(each.tries for each in others)
    return next(each for each in others if 2 * each.tries >= min(often, best.tries))


def _expected(best: Considered, reader: Reader) -> Iterator[str]:
    """Say how many points are expected, no more precisely than is known: the mean of a few tries leaps."""
    if _is_vague(best):
        low, high = (STEPS * round(each / STEPS) for each in (best.low, best.high))
        yield reader.say("hint-range", standing=_standing(best), low=low, high=high)
        return
    low, high = round(best.low), round(best.high)
    yield reader.say("hint-expected", points=round(best.points), rival=round(best.points - best.lead))
    if best.tries >= ENOUGH and high - low >= SPREAD:
        yield reader.say("hint-luck", low=low, high=high)


def _is_vague(considered: Considered) -> bool:
    return considered.tries < ENOUGH and considered.high - considered.low >= VAGUE


def _standing(considered: Considered) -> str:
    """Tell who leads, if that is more than the tries leave in doubt."""
    if APART * abs(considered.lead) <= considered.high - considered.low:
        return "open"
    return "ahead" if considered.lead > 0 else "behind"


def _odds(best: Considered, reader: Reader) -> Iterator[str]:
    """Say how often the match is won, if it was tried often enough."""
    if best.tries >= ENOUGH:
        yield reader.say("hint-odds", wins=_of_100(best))


def _compared(best: Considered, second: Considered, other: str, reader: Reader, *, is_race: bool) -> Iterator[str]:
    """Say what the other answer would change, if that is more than luck."""
    wins, less = _of_100(best), _of_100(second)
    is_told = min(best.tries, second.tries) >= ENOUGH and best.chance - second.chance >= NOTICEABLE and wins > less
    if abs(best.lead - second.lead) < ALIKE and not is_told:
        yield reader.say("hint-alike", other=other)
    elif not second.clear:
        yield reader.say("hint-close", other=other)
    elif is_race:
        yield _by_points(best, second, other, reader)
        if is_told:
            yield reader.say("hint-chance", wins=wins, less=less)
    else:
        yield reader.say("hint-odds-less" if is_told else "hint-worse", less=less, other=other)


def _of_100(considered: Considered) -> int:
    return 5 * round(20 * considered.chance)


def _by_points(best: Considered, second: Considered, other: str, reader: Reader) -> str:
    """Say how many points the other answer would cost, or give to an opponent."""
    fewer = round(best.points - second.points)
    rival = round((second.points - second.lead) - (best.points - best.lead))
    if _is_vague(best) or _is_vague(second):
        return _by_few_tries(best, second, other, reader)
    if fewer + rival <= (LITTLE if fewer <= 0 else 0):
        return reader.say("hint-slightly", other=other)
    if fewer <= 0:
        return reader.say("hint-rival", more=-fewer, rival=rival, other=other)
    about: dict[str, Any] = {"fewer": fewer, "other": other, **_mostly(best, second)}
    if SMALL * abs(rival) <= fewer or abs(rival) < LEAST:
        return reader.say("hint-fewer", **about)
    key = "hint-fewer-more" if rival > 0 else "hint-fewer-both"
    return reader.say(key, rival=rival, less=-rival, **about)


def _mostly(best: Considered, second: Considered) -> dict[str, Any]:
    """Say where most of the points come from that the other answer would cost, if it is one source that scores now."""
    lost = {name: points - second.sources.get(name, 0.0) for name, points in best.sources.items()}
    source = max(lost, key=lost.__getitem__, default=LATER)
    if source == LATER or lost[source] < max(SEVERAL, MOSTLY * (best.points - second.points)):
        return {"mostly": False}
    return {"mostly": True, "source": source}


def _by_few_tries(best: Considered, second: Considered, other: str, reader: Reader) -> str:
    """Tell the other range if all of it is lower, else the difference if it is large: more is not known."""
    low, high = (STEPS * round(each / STEPS) for each in (second.low, second.high))
    if low < high and min(best.low - second.low, best.high - second.high) >= STEPS:
        return reader.say("hint-worse-range", low=low, high=high, other=other)
    fewer = STEPS * round((best.points - second.points) / STEPS)
    return reader.say("hint-worse-by" if fewer > 0 else "hint-worse", fewer=fewer, other=other)
