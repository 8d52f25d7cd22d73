"""A draft told step by step, and every event told somewhere."""

import pytest

from engine.assyria import GAME
from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap.groups import CHAPTERS, grouped
from render.text.words import Words
from tests.contract.matches import turns
from tests.render.assyria_recap.telling import A, huts, steps

# So far


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([e.StartChosen(A, "b5")], ["1. Base on B5"]),
        ([e.Drafted(A, "joker")], ["1. Card: Joker"]),
        ([e.Harvested(A, 3, ["barley2", "grape3"])], ["1. Column 3: barley ×2 and grape ×3"]),
        (
            [*huts(A, "c5", "c6"), e.Fed(A, "date1", ["c5"], 0), e.Fed(A, "barley2", ["c6"], 1), e.Starved(A, ["c7"])],
            [
                "1. Huts on C5 and C6",
                "2. Fed 2 huts: date ×1 for C5, barley ×2 for C6",
                "3. Famine: the hut on C7 returns to your stock",
            ],
        ),
        ([*huts(A, "c5"), e.HutsKept(A, 1)], ["1. Hut on C5", "2. No room for 1 hut"]),
        (
            [e.WellBuilt(A, "c1-c2-d1", 6), e.IncomeTaken(A, 5, 2), e.PrestigeScored(A, 3, 1)],
            [
                "1. Well at C1-C2-D1: 6 VP",
                "2. Revenue: 5 camels; 2 over the limit are lost",
                "3. Prestige: 4 VP (huts 3, ziggurats 1)",
            ],
        ),
        (
            [e.BaseBuilt(A, "i7", 6), e.ZigguratExtended(A, "i6", "roof", 2), e.Intrigued(A, "upper", 1, 4)],
            [
                "1. Ziggurat on I7 for 6 camels",
                "2. Roof on I6 for 2 camels",
                "3. Hut sent to the higher dignitary for 4 camels",
            ],
        ),
        (
            [e.Offered(A, 2, 3), e.CardBought(A, "salt1", 1)],
            ["1. Offering of 2 camels: multiplier now ×2", "2. Salt ×1 bought for 1 camel"],
        ),
    ],
)
def test_a_draft_is_told_step_by_step(events: list[Event], told: list[str], english: Words) -> None:
    assert steps(english, *events) == told


def test_a_draft_is_told_in_french(french: Words) -> None:
    expansion = (*huts(A, "c5", "c6"), e.Fed(A, "date1", ["c5"], 0), e.Starved(A, ["c6"]), e.IncomeTaken(A, 3, 1))
    assert steps(french, *expansion) == [
        "1. Huttes en C5 et C6",
        "2. 1 hutte ravitaillée\u00a0: datte ×1 pour C5",
        "3. Hutte perdue (famine)\u00a0: C6",
        "4. Revenu\u00a0: 3 chameaux (1 de trop est perdu)",
    ]
    action = (e.ZigguratExtended(A, "i6", "roof", 2), e.Intrigued(A, "upper", 1, 4), e.Offered(A, 1, 1))
    assert steps(french, *action) == [
        "1. Toit en I6 pour 2 chameaux",
        "2. Hutte chez le dignitaire supérieur pour 4 chameaux",
        "3. Offrande\u00a0: 1 chameau (multiplicateur désormais ×1)",
    ]


def test_many_cards_are_not_named_where_they_do_not_fit(english: Words) -> None:
    meals = [e.Fed(A, "barley2", ["c6", "e6"], 0)] * 5
    assert steps(english, *meals) == ["1. Fed 10 huts"]


# Everything


def test_every_event_has_a_chapter() -> None:
    chapters = [event for events in CHAPTERS.values() for event in events]
    assert sorted(map(str, chapters)) == sorted(map(str, GAME.events))


@pytest.mark.parametrize("seed", range(3))
def test_no_event_is_left_out(seed: int) -> None:
    events = [event for turn in turns(GAME, seed) for event in turn.outcome.events]
    assert [event for group in grouped(events) for event in group.events] == events
