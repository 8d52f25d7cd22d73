"""The words of Assyria: names, events, refusals; how questions read is told in tests/panel."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import engine.assyria
from cogs.border.wording import BUTTON, NOTE
from engine.assyria import GAME, data
from engine.assyria.events import (
    AssurScored,
    BaseBuilt,
    CamelsGiven,
    CardBought,
    Fed,
    Harvested,
    HutsKept,
    IncomeTaken,
    Intrigued,
    Inundated,
    MatchEnded,
    OfferingsScored,
    Starved,
    TurnBegan,
    WellBuilt,
    ZigguratExtended,
)
from engine.core.decision import Arg, OneOf, Text
from engine.core.game import Event
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.wording import rules_of
from tests.rules import rule
from tests.rules.assyria.table import BLUE, GREEN, RED, Table

NAMES = ("Ada", "Bilal", "Chloe", "Dinah")
ENGINE = Path(engine.assyria.__file__).parent
LEDGER = rules_of("assyria") / "ledger.md"
OF_THE_CORE = {"bad_player_count", "game_over", "not_your_turn", "wrong_step"}
"""Codes the core has words for, under other names."""
WHY = {"en": ("Not possible: ", "Not yet: "), "fr": ("Impossible\u00a0: ", "Pas encore\u00a0: ")}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, key: str, **args: Arg) -> str:
    return words_for("assyria", language).say(Text(key, args), NAMES)


def plainly(language: str, text: Text) -> str:
    """Say a text with spaces that may break."""
    return words_for("assyria", language).say(text, NAMES).replace("\u202f", " ").replace("\u00a0", " ")


# Names


@rule("A3.1", "A3.7")
@in_each_language
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hex_and_corner_has_the_name_of_the_map(language: str, players: int) -> None:
    for hex in data.in_play(players):
        assert say(language, "hut-option", hex=hex) == hex.upper()
    for corner in data.corners(players):
        assert say(language, "corner-option", corner=corner) == corner.upper()


@pytest.mark.parametrize(
    ("language", "cards"),
    [("en", "Ada takes column 1: grape ×1 and Joker."), ("fr", "Ada prend la colonne 1\u00a0: raisin ×1 et Joker.")],
)
def test_a_card_is_called_by_its_food_and_symbols(language: str, cards: str) -> None:
    assert words_for("assyria", language).tell(Harvested(0, 1, ["grape1", "joker"]), NAMES) == cards


@in_each_language
def test_no_two_cards_look_alike_in_the_stock_line_or_on_a_control(language: str) -> None:
    faces = [*data.CARDS, data.PLOW]
    signs = say(language, "status-cards", cards=[*faces]).partition(": ")[2].split("\u00a0· ")
    assert len(signs) == len(set(signs)) == len(faces)
    assert len({say(language, "card-option", card=card) for card in faces}) == len(faces)


def test_cards_in_the_stock_line_are_parted() -> None:
    assert (
        say("fr", "status-cards", cards=["palm1", "plow"]).replace("\u2060", "") == "Cartes\u00a0: 🌴×1\u00a0· Charrue"
    )


# Events


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            TurnBegan(3, 2, 4),
            "Turn 3 (Reign 2) begins: 4 new huts each.",
            "Le tour 3 (Règne 2) commence : 4 nouvelles huttes par joueur.",
        ),
        (
            HutsKept(0, 1),
            "There is no hex left for Ada: 1 hut stays in stock.",
            "Il n'y a plus d'hexagone libre pour Ada : 1 hutte reste en réserve.",
        ),
        (
            Fed(0, "barley2", ["c6"], 1),
            "Ada feeds the hut on C6 with barley ×2 (1 of its symbols goes unused).",
            "Ada ravitaille la hutte en C6 avec la carte orge ×2 (1 symbole perdu).",
        ),
        (
            Fed(0, "plow", ["c5"], 0),
            "Ada feeds the hut on C5 with the Plow.",
            "Ada ravitaille la hutte en C5 avec la Charrue.",
        ),
        (
            Starved(1, ["c5", "c7"]),
            "Famine: Bilal loses the huts on C5 and C7.",
            "Famine : Bilal perd les huttes en C5 et C7.",
        ),
        (
            WellBuilt(0, "c1-c2-d1", 6),
            "Ada builds a well at C1-C2-D1: 6 VP.",
            "Ada construit un puits en C1-C2-D1 : 6 PV.",
        ),
        (IncomeTaken(0, 8, 0), "Ada takes 8 camels from the rivers.", "Ada reçoit 8 chameaux des fleuves."),
        (
            IncomeTaken(0, 6, 2),
            "Ada takes 6 camels from the rivers; 2 over the limit are lost.",
            "Ada reçoit 6 chameaux des fleuves\u202f; 2 chameaux de trop sont perdus.",
        ),
        (
            BaseBuilt(0, "i7", 6),
            "Ada builds a ziggurat on I7 for 6 camels.",
            "Ada construit une ziggourat en I7 pour 6 chameaux.",
        ),
        (
            ZigguratExtended(0, "i6", "roof", 2),
            "Ada adds a roof on I6 for 2 camels.",
            "Ada ajoute un toit en I6 pour 2 chameaux.",
        ),
        (
            Intrigued(0, "upper", 1, 4),
            "Ada sends a hut to the higher dignitary for 4 camels (space 1).",
            "Ada place une hutte chez le dignitaire supérieur pour 4 chameaux (emplacement 1).",
        ),
        (CardBought(0, "plow", 2), "Ada buys a Plow for 2 camels.", "Ada achète une Charrue pour 2 chameaux."),
        (CardBought(0, "date1", 1), "Ada buys date ×1 for 1 camel.", "Ada achète une carte datte ×1 pour 1 chameau."),
        (
            Inundated(1, [2, 0], ["c2", "b4"], [0, 0]),
            "Flood of Reign 1. Huts lost on the rivers: Ada 2, Bilal 0.",
            "Crue du Règne 1. Huttes perdues sur les fleuves : Ada 2, Bilal 0.",
        ),
        (
            AssurScored(0, 1, 7, 10),
            "Ada is 1st in Assur with influence 7: 10 VP.",
            "Ada est au 1er rang à Assur avec une influence de 7 : 10 PV.",
        ),
        (CamelsGiven(0, 1), "The lower dignitary gives Ada 1 camel.", "Le dignitaire inférieur donne 1 chameau à Ada."),
        (
            OfferingsScored(0, 3, 3, 9),
            "Ada scores 9 VP for offerings: 3 ziggurats × 3 VP.",
            "Ada marque 9 PV pour ses offrandes : 3 ziggourats × 3 PV.",
        ),
        (
            MatchEnded([1, 0], [101, 101], "shared"),
            "Final score in VP: Ada 101, Bilal 101. Ranking: Bilal, Ada, with a shared victory.",
            "Score final en PV : Ada 101, Bilal 101. Classement : Bilal, Ada, victoire partagée.",
        ),
    ],
)
def test_an_event_is_told(event: Event, english: str, french: str) -> None:
    assert words_for("assyria", "en").tell(event, NAMES) == english
    assert words_for("assyria", "fr").tell(event, NAMES) == french.replace(" :", "\u00a0:")


# Notes


@rule("A13.3")
@in_each_language
@pytest.mark.parametrize("fed_by", ["none", "short", "joker", "plow", "either", "card"])
@pytest.mark.parametrize("well", [True, False])
def test_a_note_on_a_new_hut_fits_whatever_it_says(language: str, fed_by: str, well: bool) -> None:
    for terrain, vp in data.HUT_VP.items():
        if well and terrain in data.TABLES.well_forbidden:
            continue
        for camels, further in ((2, 0), (3, 0), (3, 2)) if terrain in data.RIVERS else ((0, 0),):
            for to_flood, last in ((0, False), (0, True), (1, False)):
                where: dict[str, Arg] = {"terrain": terrain, "vp": vp, "camels": camels, "further": further}
                where |= {"to_flood": to_flood, "last": last}
                for enough in (True, False):
                    said = say(language, "hut-note", **where, fed_by=fed_by, fed=1, enough=enough, well=well)
                    assert len(said) <= (80 if further else 65), said


@rule("A13.14")
@in_each_language
def test_the_plan_fits_a_button_however_many_huts_there_are(language: str) -> None:
    for of in range(1, data.TABLES.pieces.huts + 1):
        assert len(say(language, "plan-option", huts=of, of=of)) <= BUTTON


@rule("A13.8")
@in_each_language
@pytest.mark.parametrize("key", ["intrigue-note", "intrigue-only-note"])
@pytest.mark.parametrize("dignitary", data.DIGNITARIES.values(), ids=list(data.DIGNITARIES))
def test_a_note_on_an_intrigue_fits_whatever_it_says(language: str, key: str, dignitary: data.Dignitary) -> None:
    gift: dict[str, Arg] = {"dignitary": dignitary.id, "vp": max(dignitary.vp_by_huts or [0]), "vp_now": 4}
    price = {"camels": dignitary.cost, "left": data.CAMELS_MAX - dignitary.cost}
    about = {"influence": dignitary.influence, "free": dignitary.slots}
    for plow, held in ((True, False), (False, True), (False, False)):
        behind = [(climbs, tie) for climbs in (True, False) for tie in ("fewer", "lower")]
        for climbs, tie in ((True, None), (True, "huts"), (True, "highest"), (False, None), *behind):
            rank: dict[str, Arg] = {"rank": 1, "climbs": climbs, "rank_vp": 16, "rank_vp_now": 12, "tie": tie}
            said = say(language, key, **gift, **price, **about, **rank, plow=plow, held=held)
            assert len(said) <= NOTE, said


@rule("A9.1")
def test_a_river_hut_of_the_turn_of_the_flood_brings_camels_this_turn_only() -> None:
    def of_b2(turn: int, language: str) -> str:
        t = Table(turn=turn, value=2)
        t.ziggurat(RED, "b3").cards(RED, "joker", "joker").expand(RED)
        (note,) = [note for note in asked(t, language) if "3" in note and ("upper" in note or "fleuve :" in note)][:1]
        return note

    assert of_b2(1, "en") == "Joker feeds 2 huts · upper river: 3 camels a turn (2nd hut: 2) until the Flood"
    assert of_b2(2, "en") == "Joker feeds 2 huts · upper river: 3 camels this turn (2nd hut: 2)"
    assert of_b2(2, "fr") == "2 Jokers seulement · fleuve : 3 chameaux ce tour-ci (2e hutte : 2)"


@rule("A1.11")
def test_an_offering_that_brings_nothing_more_says_so() -> None:
    t = Table(turn=4)
    t.ziggurat(RED, "b5").offering(RED, 2).camels(RED, 5).act(RED).answer("offer")
    assert asked(t, "en")[1:3] == [
        "no extra VP at the Flood · you keep 4 camels · step 3 of 7",
        "3 VP at the Flood instead of 2 · you keep 3 camels · step 4 of 7",
    ]
    assert asked(t, "fr")[1] == "aucun PV de plus à la Crue · reste 4 chameaux · case 3 sur 7"


@pytest.mark.parametrize(("of", "french"), [(1, "une seule hutte possible"), (4, "au choix parmi 4 huttes")])
def test_a_card_that_loses_nothing_says_how_many_huts_it_can_go_to(of: int, french: str) -> None:
    assert say("fr", "feed-note", of=of, lost=0, alike=False) == french
    assert of == 1 or say("fr", "feed-note", of=of, lost=0, alike=True).startswith("peu importe laquelle")


# The last turn


def asked(t: Table, language: str) -> list[str]:
    """The question, then the note of each option."""
    choice = t.decision.choice
    assert isinstance(choice, OneOf)
    texts = [t.decision.prompt, *(option.note for option in choice.options if option.note)]
    return [plainly(language, text) for text in texts]


def acting(turn: int, action: str) -> Table:
    t = Table(turn=turn)
    t.ziggurat(RED, "b5").ziggurat(RED, "d5", level=2).put(RED, "c3", "c6").for_sale("palm1", "joker")
    return t.camels(RED, 10).act(RED).answer(action)


@rule("A10.2", "A10.5")
@pytest.mark.parametrize(
    ("language", "before", "last"),
    [
        ("en", "1 VP a turn instead of 2 for the hut", "1 VP at game end"),
        ("fr", "1 PV par tour (la hutte : 2)", "1 PV à la fin"),
    ],
)
def test_a_base_of_the_last_turn_is_worth_its_tile_and_no_hut_scores_again(
    language: str, before: str, last: str
) -> None:
    assert asked(acting(7, "build"), language)[1].endswith(f" · {before}")
    assert asked(acting(8, "build"), language)[1].endswith(f" · {last}")


@rule("A10.2")
@pytest.mark.parametrize(
    ("language", "before", "last"),
    [("en", "+1 VP a turn", "+1 VP at game end"), ("fr", "+1 PV par tour", "+1 PV à la fin")],
)
def test_a_level_of_the_last_turn_scores_at_the_end(language: str, before: str, last: str) -> None:
    assert all(note.endswith(f" · {before}") for note in asked(acting(7, "extend"), language)[1:])
    assert all(note.endswith(f" · {last}") for note in asked(acting(8, "extend"), language)[1:])


@rule("A10.3", "A10.5")
def test_a_card_of_the_last_turn_feeds_no_more_and_a_plow_is_a_point() -> None:
    assert asked(acting(7, "buy"), "en") == [
        "Which card do you buy? You can feed huts with it from the next turn on. You have 10 camels.",
        "costs 1 camel, you keep 9 · feeds huts from the next turn on",
        "costs 2 camels, you keep 8 · feeds 1 hut on any hex",
        "costs 2 camels, you keep 8 · feeds 1 hut on any hex",
    ]
    assert asked(acting(8, "buy"), "en") == [
        "Which card do you buy? Cards no longer feed huts, but a Plow is worth 1 VP at the end of the game. "
        "You have 10 camels.",
        "costs 1 camel, you keep 9 · no longer feeds huts",
        "costs 2 camels, you keep 8 · no longer feeds huts",
        "costs 2 camels, you keep 8 · 1 VP at game end",
    ]
    assert asked(acting(8, "buy"), "fr") == [
        "Quelle carte achetez-vous ? Plus aucune ne servira à ravitailler ; une Charrue vaut 1 PV à la fin. "
        "Vous avez 10 chameaux.",
        "\u22121 🐫 (reste 9) · ne ravitaille plus",
        "\u22122 🐫 (reste 8) · ne ravitaille plus",
        "\u22122 🐫 (reste 8) · 1 PV à la fin",
    ]


# The standing in Assur and of offerings


def standing(t: Table, language: str) -> list[str]:
    """What is shown of everybody with the question for an action."""
    return [plainly(language, text) for text in GAME.status(GAME.view(t.state, RED), RED)[3:]]


@rule("A9.6", "A13.15")
def test_the_prizes_of_the_ranks_are_told_with_steps_and_multipliers() -> None:
    t = Table(turn=4).camels(RED, 3).offering(RED, 3).offering(GREEN, 7).assur(BLUE, lower=1).act(RED)
    assert standing(t, "en") == [
        "🏛️ Assur: 1st place pays 11 VP, 2nd 7, 3rd 3 (so far)",
        "🏛️ Influence: Ada 0, Bilal 1, Chloe 0, Dinah 0",
        "🔥 Offerings: Ada step 3 (×2), Chloe step 7 (×4)",
    ]
    assert standing(t, "fr") == [
        "🏛️ Assur : le 1er rang rapporte 11 PV, le 2e 7, le 3e 3 (pour l'instant)",
        "🏛️ Influence : Ada 0, Bilal 1, Chloe 0, Dinah 0",
        "🔥 Offrandes : Ada case 3 (×2), Chloe case 7 (×4)",
    ]


@rule("A11.6")
def test_a_rank_that_is_paid_nothing_is_left_out() -> None:
    t = Table(players=2, turn=2).camels(RED, 3).act(RED)
    assert standing(t, "en") == [
        "🏛️ Assur: 1st place pays 8 VP (at the Flood)",
        "🏛️ Influence: nobody in Assur",
    ]
    assert standing(t, "fr") == [
        "🏛️ Assur : le 1er rang rapporte 8 PV (à la Crue)",
        "🏛️ Influence : personne à Assur",
    ]


# Refusals


def codes() -> set[str]:
    """The codes of A13.12 as the rules list them."""
    (line,) = re.findall(r"\*\*A13\.12\*\* Codes: (.*?)\. If", LEDGER.read_text("utf-8"))
    return set(re.findall(r"`(\w+)`", line))


def reasons() -> dict[str, set[str]]:
    """Every code the engine gives, with the arguments it has each time."""
    found: dict[str, set[str]] = {}
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                for part in ast.walk(node.args[0]):
                    code = str(part.value) if isinstance(part, ast.Constant) else ""
                    if re.fullmatch(r"[a-z]+(_[a-z]+)+", code):
                        found[code] = found.get(code, given) & given
    return found


EXAMPLES: dict[str, Arg] = {
    "hex": "c5",
    "corner": "c1-c2-d1",
    "card": "barley2",
    "dignitary": "upper",
    "camels": 6,
    "have": 2,
    "huts": 2,
    "left": 1,
    "most": 3,
}


@rule("A13.12")
def test_the_engine_gives_every_code_of_the_rules_and_no_other() -> None:
    assert set(reasons()) | OF_THE_CORE == codes()


@rule("A13.12")
@in_each_language
@pytest.mark.parametrize("code", sorted(codes() - OF_THE_CORE))
def test_every_refusal_says_why_in_a_line_that_fits(language: str, code: str) -> None:
    given = {name: EXAMPLES[name] for name in reasons()[code]}
    said = say(language, f"refused-{code.replace('_', '-')}", **given)
    assert said.startswith(WHY[language])
    assert said.endswith(".")
    assert len(said) <= 120


@rule("A6.2", "A6.17")
@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        ("en", "Where do your 4 new huts go?", "Where do your last 3 huts go?"),
        ("fr", "Où vont vos 4 nouvelles huttes ?", "Où vont vos 3 dernières huttes ?"),
    ],
)
def test_the_huts_left_to_place_are_the_last_ones(language: str, first: str, then: str) -> None:
    t = Table(turn=1, value=4).ziggurat(RED, "b3").expand(RED)
    assert asked(t, language)[0].startswith(first)
    assert asked(t.answer("a4"), language)[0].startswith(then)


@rule("A9.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Flood at the end of this turn will take your huts on C2 and D4."),
        ("fr", "La Crue, à la fin de ce tour, emportera vos huttes en C2 et D4."),
    ],
)
def test_whoever_ends_the_actions_before_a_flood_is_told_what_it_takes(language: str, said: str) -> None:
    t = Table(turn=2).put(RED, "c2", "c3", "d4").camels(RED, 4).act(RED)
    assert asked(t, language)[0].endswith(said)
