"""Wars in a line: an empire started, or a chain of invasions with its fights, and whom they hit."""

import pytest

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.games.after_the_flood.recap.losses import Loss
from render.story.since import since
from render.text.words import Words
from tests.render.recap.telling import ADA, BILAL, CHLOE, A, B, C, lines, rolled
from tests.render.wording import NAMES, Press
from tests.rules import rule


def test_the_start_of_an_empire_is_one_line(english: Words, french: Words) -> None:
    started = (
        e.EmpireStarted(B, "t1-akkad", 10),
        e.ArmiesBought(B, {"metal": 1}, 2),
        e.ArmyEquipped(B, {}, 0, "A"),
        e.WorkersLeft(B, "akkad", 2),
        e.HomeEntered(B, "akkad", 2),
    )
    assert lines(english, started[0], *started[2:]) == [
        f"{BILAL} starts the Akkadian empire (rated 1st) with 10 armies; 2 armies enter Akkad."
    ]
    assert lines(english, *started) == [f"{BILAL} starts the Akkadian empire: 12 armies (2 for 1 metal)."]
    assert lines(french, started[0], *started[2:]) == [
        f"{BILAL} commence l'empire akkadien avec 10 armées (1er rang)\u202f; 2 armées à Akkad."
    ]
    assert lines(french, *started) == [
        f"{BILAL} commence l'empire akkadien\u00a0: 12 armées, dont 2 pour 🔩\u20601 (1er rang)."
    ]


def test_whatever_was_paid_for_an_empire_is_told(english: Words, french: Words) -> None:
    paid = (
        e.EmpireStarted(B, "t1-akkad", 10),
        e.ArmiesBought(B, {"grain": 2, "metal": 1}, 4),
        e.ArmyEquipped(B, {"tool": 1, "oil": 1}, 6, "A"),
    )
    home = (e.WorkersLeft(B, "akkad", 2), e.HomeEntered(B, "akkad", 2))
    goods = "14 armies (4 for 2 grain and 1 metal), equipped with 1 tool and 1 oil"
    assert lines(english, *paid, *home) == [f"{BILAL} starts the Akkadian empire: {goods}."]
    fought = (rolled("akkad", 5, False), rolled("akkad", 9, True), e.HomeEntered(B, "akkad", 1))
    assert goods in lines(english, *paid, *fought)[0]
    assert (
        "dont 4 pour 🌾\u20602 🔩\u20601, équipement\xa0: 🔨\u20601 🫒\u20601 (1er rang)"
        in lines(french, *paid, *home)[0]
    )


def test_a_home_fought_for_is_told_with_its_rolls(english: Words) -> None:
    started = (e.EmpireStarted(C, "t4-egypt", 10), e.ArmyEquipped(C, {}, 0, "B"), rolled("egypt", 5, False))
    won = (rolled("egypt", 9, True), e.HomeEntered(C, "egypt", 1))
    assert lines(english, *started, *won) == [
        f"{CHLOE} starts the Egyptian empire: rolls 5 (a miss) and 9. The attack succeeds."
    ]
    assert lines(english, *started, e.AttackFailed(C, "egypt"))[0].endswith("rolls 5 (a miss). The attack fails.")


def test_a_fight_is_folded_into_its_expansion(english: Words, french: Words) -> None:
    fought = (
        e.Reinforced(C, "uruk"),
        e.RepeatPaid(C),
        e.AttackDeclared(C, "eridu", A, 1),
        rolled("eridu", 4, False),
        rolled("eridu", 9, True),
        e.Invaded(C, "ur", "eridu"),
    )
    assert lines(english, *fought) == [
        f"{CHLOE} reinforces Uruk, then attacks **Ada** in Eridu: 2 rolls. The attack succeeds. "
        "Losses: **Ada** 1, attacker 1."
    ]
    assert lines(french, *fought) == [
        f"{CHLOE} renforce Uruk, puis attaque **Ada** à Eridu en 2 jets. Attaque réussie. "
        "Pertes\u00a0: **Ada** 1, attaquant 1."
    ]


def test_a_fight_in_the_middle_of_an_expansion_is_a_clause(english: Words, french: Words) -> None:
    fight = (e.AttackDeclared(C, "eridu", A, 1), rolled("eridu", 9, True), e.Invaded(C, "ur", "eridu"))
    after = (e.RepeatPaid(C), e.CityDestroyed(C, "eridu", A, 2))
    assert lines(english, *fight, *after) == [
        f"{CHLOE} beats **Ada** in Eridu, then destroys **Ada**'s city in Eridu. **Ada** loses 1 army."
    ]
    assert lines(french, *fight, *after) == [
        f"{CHLOE} bat **Ada** à Eridu (🎲 9 ✓), puis détruit la cité d'**Ada** à Eridu. **Ada** perd 1 armée."
    ]
    given_up = (e.AttackDeclared(C, "ur", A, 2), rolled("ur", 4, False), e.AttackCalledOff(C, "ur"))
    assert lines(english, *given_up, e.RepeatPaid(C), e.Reinforced(C, "eridu")) == [
        f"{CHLOE} attacks **Ada** in Ur in vain, rolling 4 (a miss), then reinforces Eridu."
    ]
    assert lines(english, *given_up) == [f"{CHLOE} attacks **Ada** in Ur: rolls 4 (a miss). The attack is called off."]


@rule("F12.5")
def test_a_line_with_several_fights_counts_all_armies_that_were_lost(english: Words, french: Words) -> None:
    def fight(area: str, defender: int, *hits: bool) -> list[Event]:
        rolls = [e.Rolled(C, area, 4, 5, 9, 7, hit, defender) for hit in hits]
        return [e.AttackDeclared(C, area, defender, len(hits)), *rolls, e.Invaded(C, "akkad", area)]

    twice = [*fight("sippar", A, True), e.RepeatPaid(C), *fight("babylon", A, True)]
    assert lines(english, *twice) == [
        f"{CHLOE} beats **Ada** in Sippar, then attacks **Ada** in Babylon: rolls 9. The attack succeeds. "
        "**Ada** loses 2 armies."
    ]
    assert lines(french, *twice)[0].endswith("Attaque réussie. **Ada** perd 2 armées.")
    both = [*fight("sippar", A, True, True), e.RepeatPaid(C), *fight("babylon", B, True)]
    assert lines(english, *both)[0].endswith("The attack succeeds. **Ada** loses 2 armies and **Bilal** 1.")
    (told,) = FOLDING.lines([*both, e.RepeatPaid(C), e.CityDestroyed(C, "babylon", A, 2)])
    assert told.weights == {A: Loss.CITY, B: Loss.ARMIES}


def test_areas_entered_in_a_row_are_listed(english: Words, french: Words) -> None:
    entered = [e.Invaded(A, "guti", area) for area in ("amorites", "egypt", "umma")]
    assert lines(english, *entered) == [f"{ADA} invades the Amorites, Egypt and Umma."]
    assert lines(french, *entered) == [f"{ADA} envahit les Amorrites, l'Égypte et Umma."]
    assert lines(french, e.Reentered(A, "egypt")) == [f"{ADA} recommence son empire en Égypte."]


def test_a_long_fight_is_told_by_its_number_of_rolls(english: Words) -> None:
    fight = [e.AttackDeclared(C, "ur", A, 2), *(rolled("ur", 4, False) for _ in range(9)), e.AttackFailed(C, "ur")]
    assert lines(english, *fight) == [f"{CHLOE} attacks **Ada** in Ur: 9 rolls. The attack fails. Losses: attacker 9."]


def test_a_home_fought_for_and_a_rating_overtaken_name_who_lost_by_it(english: Words, french: Words) -> None:
    started = (e.EmpireStarted(C, "t4-egypt", 10), e.ArmyEquipped(C, {}, 0, "A", [A, B]))
    fought = (e.Rolled(C, "egypt", 4, 5, 9, 7, True, A), e.HomeEntered(C, "egypt", 1))
    (told,) = FOLDING.lines([*started, *fought])
    assert told.hits == (A, B)
    assert lines(english, *started, *fought) == [
        f"{CHLOE} starts the Egyptian empire (rated 1st, ahead of **Ada** and **Bilal**), "
        "then attacks **Ada** in its home area. "
        "The attack succeeds. **Ada** loses 1 army."
    ]
    assert lines(french, *started, e.HomeEntered(C, "egypt", 2)) == [
        f"{CHLOE} commence l'empire égyptien\u00a0: 10 armées (1er rang devant **Ada** et **Bilal**)."
    ]


@pytest.mark.parametrize("people", ["hittites", "amorites", "kassites", "guti"])
def test_a_land_named_after_its_people_has_its_article(people: str, english: Words) -> None:
    name = people.capitalize()
    assert lines(english, e.WorkersPlaced(A, "grain", 1, people))[0].endswith(f"1 worker among the {name} for 1 grain.")
    moved = lines(english, e.ScribeMoved(A, people, "egypt"))[0]
    assert moved.endswith(f"from the {name} to Egypt.")
    fight = [e.AttackDeclared(C, people, A, 1), rolled(people, 9, True), e.Invaded(C, "ur", people)]
    assert lines(english, *fight) == [
        f"{CHLOE} attacks **Ada** among the {name}: rolls 9. The attack succeeds. **Ada** loses 1 army."
    ]


@rule("F7.9")
def test_whose_city_armies_come_to_is_said_and_hits_its_owner(english: Words, french: Words) -> None:
    entered = e.Invaded(B, "sippar", "nippur", A)
    assert lines(english, entered) == [f"{BILAL} invades Nippur (**Ada**'s city, no loss)."]
    assert lines(french, entered) == [f"{BILAL} envahit Nippur (cité d'**Ada**, sans perte)."]
    assert lines(english, e.Reinforced(B, "nippur", A)) == [f"{BILAL} reinforces Nippur (**Ada**'s city, no loss)."]
    assert lines(english, e.Reentered(B, "nippur", A)) == [
        f"{BILAL} restarts the empire in Nippur (**Ada**'s city, no loss)."
    ]
    for event in (entered, e.Reinforced(B, "nippur", A), e.Reentered(B, "nippur", A)):
        assert [line.hits for line in FOLDING.lines([event])] == [(A,)]


def test_a_fight_over_a_city_takes_nothing_from_its_owner(english: Words, french: Words) -> None:
    rolls = [e.AttackDeclared(C, "babylon", B, 1), e.Rolled(C, "babylon", 4, 4, 8, 7, True, B, A)]
    fought = [*rolls, e.Invaded(C, "akkad", "babylon", A)]
    (told,) = FOLDING.lines(fought)
    assert (told.hits, told.overtaken) == ((B,), ())
    assert lines(english, *fought) == [
        f"{CHLOE} attacks **Bilal** in Babylon (Ada's city): rolls 8. The attack succeeds. **Bilal** loses 1 army."
    ]
    assert lines(french, *fought) == [
        f"{CHLOE} attaque **Bilal** à Babylone (cité d'Ada)\u00a0: 🎲 8 ✓. Attaque réussie. **Bilal** perd 1 armée."
    ]
    assert [line.hits for line in FOLDING.lines([*rolls, e.AttackCalledOff(C, "babylon")])] == [(B,)]
    news = since(english, FOLDING, [Press(fought)], NAMES, A)
    assert news.heading == "Since you last played", "nothing was done to Ada"


@rule("F10.18")
def test_where_an_empire_of_sumer_starts_is_said_however_little_room_there_is(english: Words, french: Words) -> None:
    started = (e.EmpireStarted(C, "t1-sumer", 3), e.ArmyEquipped(C, {}, 0, "A"), e.HomeEntered(C, "umma", 2, A))
    (told,) = FOLDING.lines(started)
    assert (told.hits, told.overtaken) == ((A,), ())
    assert lines(english, *started) == [
        f"{CHLOE} starts the Sumerian empire in Umma (**Ada**'s city, no loss): 3 armies."
    ]
    bought = (started[0], e.ArmiesBought(C, {"grain": 2, "metal": 1}, 4), started[1], started[2])
    assert lines(english, *bought) == [
        f"{CHLOE} starts the Sumerian empire in Umma (**Ada**'s city, no loss): 7 armies (4 for 2 grain and 1 metal)."
    ]
    assert lines(french, *bought) == [
        f"{CHLOE} commence l'empire sumérien à Umma (cité d'**Ada**, sans perte)\u00a0: "
        "7 armées, dont 4 pour 🌾\u20602 🔩\u20601 (1er rang)."
    ]


@rule("F9.3")
def test_whose_workers_an_army_keeps_from_trading_is_told_and_hits_them(english: Words, french: Words) -> None:
    entered = e.Invaded(B, "mittani", "hittites", None, [2, 0, 0])
    assert lines(english, entered) == [f"{BILAL} invades the Hittites. No trade there for **Ada**'s 2 workers."]
    assert lines(french, entered) == [f"{BILAL} envahit les Hittites. Commerce interrompu pour 2 ouvriers d'**Ada**."]
    (told,) = FOLDING.lines([entered])
    assert (told.hits, told.overtaken) == ((A,), ())
    further = e.Invaded(B, "hittites", "amorites", None, [1, 0, 3])
    assert lines(english, entered, further) == [
        f"{BILAL} invades the Hittites and the Amorites. No trade there for **Ada**'s 2 workers among the Hittites, "
        "**Ada**'s 1 worker among the Amorites and **Chloe**'s 3 workers among the Amorites."
    ]
    again = [entered, e.CityBuilt(C, "ur"), further, e.CityBuilt(C, "umma")]
    assert lines(english, *again, most=3)[1] == (
        f"{BILAL} stops **Ada**'s trade among the Hittites and among the Amorites "
        "and **Chloe**'s trade among the Amorites."
    )
    assert lines(english, *again, further, most=3)[-1] == lines(english, *again, most=3)[1], "not how often"
    assert lines(french, *again, most=3)[1] == (
        f"{BILAL} interrompt le commerce d'**Ada** chez les Hittites et chez les Amorrites "
        "et le commerce de **Chloe** chez les Amorrites."
    )
    started = (e.EmpireStarted(C, "t4-egypt", 10), e.ArmyEquipped(C, {}, 0, "A"))
    (told,) = FOLDING.lines([*started, e.HomeEntered(C, "egypt", 2, None, [1, 0, 0])])
    assert told.hits == (A,)


@rule("F9.3", "F12.5")
def test_a_defender_is_told_of_armies_lost_and_of_workers_who_cannot_trade(english: Words) -> None:
    fight = [e.AttackDeclared(C, "elam", A, 2), rolled("elam", 9, True), rolled("elam", 8, True)]
    won = lines(english, *fight, e.Invaded(C, "ur", "elam", None, [1, 4, 0]))
    assert won[0].endswith("The attack succeeds. **Ada** loses 2 armies. No trade there for **Ada**'s 1 worker.")
    off = lines(english, *fight[:2], e.AttackCalledOff(C, "elam"))
    assert off[0].endswith("The attack is called off. **Ada** loses 1 army.")
