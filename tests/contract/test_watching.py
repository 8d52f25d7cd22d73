"""A match watched from its record: turn by turn, and with nothing that only players know."""

from engine.core.play import shown
from engine.core.record import replay, watch
from tests.contract.matches import AnyGame, every_game, recorded
from tests.toy import TOY
from tests.toy import events as toy


@every_game
def test_whoever_watches_sees_what_bystanders_may_know(game: AnyGame) -> None:
    for match in recorded(game, 3):
        record = match.play.record
        everything = [event for outcome in replay(game, record) for event in outcome.events]
        until = [event for moment in watch(game, record) for event in moment.since]
        assert until == shown(everything, None)[: len(until)]
        assert len(until) == len(shown(everything, None)) or match.end.result is None


@every_game
def test_there_is_a_moment_for_every_turn_and_for_the_end(game: AnyGame) -> None:
    for match in recorded(game, 3):
        begun = [outcome.state.turns_begun for outcome in replay(game, match.play.record)]
        moments = list(watch(game, match.play.record))
        assert len(moments) == len(set(begun)) + (match.end.result is not None and begun[-1] == begun[-2])


def test_a_match_of_one_is_more_than_its_beginning_and_its_end() -> None:
    record = next(
        match.play.record for match in recorded(TOY) if match.play.record.setup.seats == 1 and match.end.result
    )
    moments = list(watch(TOY, record))
    assert len(moments) > 5
    assert {moment.waiting for moment in moments[:-1]} == {(0,)}


def test_cards_in_hand_stay_secret() -> None:
    kinds = {
        type(event) for match in recorded(TOY) for moment in watch(TOY, match.play.record) for event in moment.since
    }
    assert toy.UnknownCardDrawn in kinds
    assert not kinds & {toy.CardDrawn, toy.CardHidden}
