"""Everything a game says has words in every language and fits where it is shown."""

from engine.core.play import pending
from tests.contract.matches import AnyGame, beginning, random_matches, turns, words_of


@random_matches(20)
def test_every_question_event_and_status_has_words_that_fit(game: AnyGame, seed: int) -> None:
    wording, outcome = words_of(game), beginning(game, seed)
    wording.events(outcome.events, outcome.state.seats)
    for turn in turns(game, seed):
        wording.decisions(pending(turn.state))
        wording.status(game, turn.state)
        wording.events(turn.outcome.events, turn.state.seats)
    wording.status(game, turn.outcome.state)
