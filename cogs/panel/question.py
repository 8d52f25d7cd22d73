"""What a panel asks: the question, which button ends it, what is proposed, and what cannot be chosen now and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cogs.border.buttons import Label, Look, NestedText
from cogs.border.wording import BUTTON, LabelWords
from cogs.panel.amounts import held_line
from cogs.panel.arrangements import arrangement_lines, dotted, next_placing
from cogs.panel.kinds import amounts_of, proposal_of
from cogs.panel.layout import AT_FIRST, hand_at
from cogs.panel.mixes import mix_line, mix_of
from cogs.panel.proposals import proposals, told
from cogs.panel.rows import PARTED
from engine.core.decision import Decision, Text
from engine.core.preview import Preview
from engine.core.steps import END, END_PROMPT
from render.text.words import Words


def question(here: Preview, decision: Decision, words: Words, names: Sequence[str], look: Look = AT_FIRST) -> str:
    """Ask, and add in small print what is proposed and, if that was asked, what cannot be chosen now and why."""
    voice = LabelWords(words, names)
    lines = [voice.say(each) for each in _explained(here, decision, look)]
    if look.why and decision.hints.refused:
        reasons = PARTED.join(words.say(text, names) for text in decision.hints.refused)
        lines.append(words.say(Text("panel-refused", {"said": reasons}), ()))
    asking = [_first_bold(_prompt(here, decision, words, names))]
    amounts = amounts_of(decision.choice)
    if amounts is not None and look.by_hand:
        asking.append(voice.say(held_line(amounts, look.held)))
    mix = mix_of(decision)
    ticked = None if mix is None or look.by_hand else mix_line(mix, look.ticked)
    if ticked is not None:
        asking.append(voice.say(ticked))
    return "\n".join([*asking, *(f"-# {each}" for each in lines)])


def _explained(here: Preview, decision: Decision, look: Look) -> Iterator[Label]:
    """Explain the controls: what taking the proposal means, or all of them, and what is arranged by now."""
    together = proposals(here, decision)
    proposal = proposal_of(decision) if len(together) == 1 else None
    if proposal is not None:
        yield NestedText("panel-proposed", {"said": proposal})
    yield from (each for each in map(told, together if len(together) > 1 else ()) if each is not None)
    hand = hand_at(decision, look)
    if hand is not None:
        if hand.places:
            yield NestedText("panel-arranged", {"said": dotted(arrangement_lines(hand.places, hand.facing))})
        if hand.answer is None:
            yield next_placing(hand)


def _prompt(here: Preview, decision: Decision, words: Words, names: Sequence[str]) -> str:
    """Word the question; at the end of a turn say who is next, if that is sure."""
    prompt = _to_press(decision, words, names) or words.say(decision.prompt, names)
    if not decision.is_last:
        return prompt
    following = here.waiting_after(decision, decision.ends)
    if len(following) == 1 and decision.seat not in following:
        return words.say(Text("panel-ends", {"said": prompt, "seat": min(following)}), names)
    return prompt


def _to_press(decision: Decision, words: Words, names: Sequence[str]) -> str:
    """Say which button ends what was done, in its own words; nothing where a game says it, or asks something else."""
    if decision.prompt != END_PROMPT:
        return ""
    (end,) = decision.choice.said(END)
    button = LabelWords(words, names).cut(end, BUTTON)
    return words.say(Text("panel-end", {"button_said": button}), names)


def _first_bold(prompt: str) -> str:
    """Put the first sentence of a question into bold, or all of it.

    >>> _first_bold("Armies in Guti? Your 2 workers leave it.")
    '**Armies in Guti?** Your 2 workers leave it.'
    """
    return re.sub(r"\A(.+?[.?!])(?=\s|\Z)|\A(.+)", lambda found: f"**{found[0]}**", prompt, count=1, flags=re.DOTALL)
