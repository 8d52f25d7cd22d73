"""Everything a game says has words in every language and fits where it is shown."""

from tests.contract.matches import AnyGame, every_game, recorded, words_of


@every_game
def test_every_question_event_and_status_has_words_that_fit(game: AnyGame) -> None:
    wording = words_of(game)
    for match in recorded(game):
        wording.sit_down(game, match.setup)
        wording.events(match.begun.events, match.setup.seats)
        for turn in match.turns:
            wording.decisions(turn.asked)
            wording.status(game, turn.state)
            wording.events(turn.outcome.events, match.setup.seats)
        wording.status(game, match.end)
