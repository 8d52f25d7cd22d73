"""What newcomers are told on a panel: every word that a game explains is met, its sentence is short and stands last."""

from __future__ import annotations

import pytest

from cogs.panel.panel import CHARACTERS, Showing, panel
from render.text.new_words import NewWord
from tests.contract.matches import AnyGame, every_shown_game, recorded
from tests.panel.pressing import MATCH
from tests.panel.test_random_matches import positions
from tests.panel.words import LANGUAGES, NAMES, SHOWN, telling, words_of

LONGEST = 130
"""So many characters are three lines of small print on a phone."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_shown_game
def test_every_word_is_met_and_explained_under_the_question(game: AnyGame, language: str) -> None:
    left = {each.word: each for each in SHOWN[game.key].new_words_in(language)}
    assert left
    assert all(len(each.sentence) <= LONGEST for each in left.values())
    for match, decision in positions(game):
        showing = Showing(MATCH, match, new_words=tuple(left.values()))
        drawn = panel(showing, decision.seat, words_of(game, language), NAMES[: match.committed.seats])
        if drawn.explained:
            assert drawn.blocks[-1].endswith(f"\n-# 💡 {left.pop(drawn.explained).sentence}")
        if not left:
            return
    assert not left, "never met"


@every_shown_game
def test_words_are_about_questions_that_are_asked(game: AnyGame) -> None:
    kinds = {kind for word in SHOWN[game.key].new_words_in("en") for kind in word.kinds}
    asked = (decision for match in recorded(game) for turn in match.turns for decision in turn.asked)
    assert kinds <= {decision.kind for decision in asked}


@every_shown_game
def test_only_words_of_the_question_are_explained_and_only_where_there_is_room(game: AnyGame) -> None:
    match, decision = next(positions(game))

    def explained(form: str, sentence: str = "What this is.", **lines: object) -> str:
        word = NewWord("word", sentence, (form,))
        showing = Showing(MATCH, match, new_words=(word,), **lines)  # type: ignore[arg-type]
        return panel(showing, decision.seat, words_of(game, "en"), NAMES).explained

    asked = words_of(game, "en").say(decision.prompt, NAMES).split()[0]
    assert explained(asked) == "word"
    assert explained("owl", notice="The owl is gone.", news=telling("An owl came."), so_far=["An owl."]) == ""
    assert explained(asked, "Much is to be said. " * CHARACTERS) == ""
