"""Every message is printed, as play filled it where play brings it about, and a draw can be drawn again."""

from __future__ import annotations

import functools

import pytest

from cogs.registry import Registry
from render.text.catalogue import LANGUAGES
from tests.toy.playable import PLAYABLE
from tools.sentences.__main__ import drawn, main
from tools.sentences.messages import messages_of
from tools.sentences.places import FRAMES
from tools.sentences.sentences import UNSEEN, Sentence, sentences

MOVES, SEED = 60, 1


@functools.cache
def said(language: str) -> list[Sentence]:
    return sentences(PLAYABLE, language, MOVES, SEED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_somebody_reads_is_printed(language: str) -> None:
    keys = {key for key in messages_of(PLAYABLE.presentation, language) if not UNSEEN.fullmatch(key)}
    assert keys - {sentence.key for sentence in said(language)} == set()


def test_what_play_brings_about_is_filled_by_it_and_says_where_it_is_seen() -> None:
    seen = {sentence.where for sentence in said("en") if sentence.key.startswith("event-")}
    assert "log" in seen
    assert {"question", "option"} <= {sentence.where for sentence in said("en")}


def test_what_play_does_not_bring_about_is_filled_with_samples_below_its_heading() -> None:
    found = [sentence for sentence in said("en") if sentence.key == "note-undone"]
    assert [each.said for each in found] == ["1 action.", "3 actions."]
    assert {each.where for each in found} == {"Notes told in the next post"}


def test_a_part_of_a_sentence_is_printed_with_the_whole() -> None:
    (day, _) = [sentence for sentence in said("en") if sentence.key == "span-days"]
    assert day.frame == "**Chloe has not played for 1 day.** Ada and James: what should the table do?"
    assert str(day) == f'[span-days · The vote on somebody absent, part of "{day.frame}"] 1 day'
    asked = [sentence for sentence in said("en") if sentence.key == "wanted-turn"]
    assert {sentence.frame.partition(", ")[2] for sentence in asked} == {"your action, please."}
    assert all(
        sentence.said in sentence.frame for language in LANGUAGES for sentence in said(language) if sentence.frame
    )


def test_only_messages_are_put_into_others() -> None:
    keys = messages_of(PLAYABLE.presentation, "en")
    assert {key for part, (whole, _) in FRAMES.items() for key in (part, whole)} <= set(keys)
    assert all(name in keys[whole].arguments for whole, name in FRAMES.values())


def test_a_draw_has_different_keys_and_can_be_drawn_again() -> None:
    some = drawn(said("en"), 30, 7)
    assert len({sentence.key for sentence in some}) == 30
    assert drawn(said("en"), 30, 7) == some != drawn(said("en"), 30, 8)


def test_the_command_prints_a_line_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--moves", "20", "--draw", "5", "--seed", "7"], Registry(PLAYABLE))
    printed = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("[") for line in printed) == 5
