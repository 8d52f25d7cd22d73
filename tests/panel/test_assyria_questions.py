"""The questions of Assyria as a player reads them on the panel: what is asked, what each option costs and leaves."""

from __future__ import annotations

import pytest

from cogs.border.buttons import Buttons, Look
from cogs.panel.panel import Panel, Showing
from engine.assyria import GAME
from engine.core.dice import SeededDice
from tests.panel.pressing import MATCH, drawn, match_at, menus
from tests.rules.assyria.table import BLUE, RED, Table, rule
from tests.rules.assyria.test_a02_setup import at_the_draft


def shown(t: Table, language: str, look: Look | None = None) -> Panel:
    seat = t.seat
    assert seat is not None
    match = match_at(GAME, t.state, SeededDice(b"panel"))
    return drawn(Showing(MATCH, match, look=look or Look()), seat, language)


def question(panel: Panel) -> str:
    return panel.blocks[-1].replace("\u00a0", " ").replace("\u202f", " ")


def entries(panel: Panel, placeholder: str) -> dict[str, str | None]:
    """The entries of a menu with their notes."""
    (menu,) = [
        each for each in menus(panel) if each.placeholder.replace("\u00a0", " ").replace("\u202f", " ") == placeholder
    ]
    plain = {entry.label: entry.note for entry in menu.entries}
    return {label.replace("\u00a0", " "): note and note.replace("\u00a0", " ") for label, note in plain.items()}


def buttons(panel: Panel) -> list[str]:
    return [button.label for row in panel.rows if isinstance(row, Buttons) for button in row.buttons]


def harvesting() -> Table:
    t = Table(players=2)
    t.ziggurat(RED, "b5").market(("date1", "salt1"), ("barley2", "grape3"), ("joker", "palm2"))
    return t.harvest()


@rule("A13.2")
def test_a_column_is_offered_with_its_cards_and_its_place() -> None:
    t = harvesting()
    assert entries(shown(t, "en"), "🌾 Take a column") == {
        "1: 🌰 date ×1 and 🧂 salt ×1": "1st in the new turn order",
        "2: 🌾 barley ×2 and 🍇 grape ×3": "at best 1st, at worst 2nd in the new turn order",
        "3: ⭐ Joker and 🌴 palm ×2": "2nd in the new turn order",
    }
    assert entries(shown(t, "fr"), "🌾 Prendre une colonne")["2 : 🌾 orge ×2 et 🍇 raisin ×3"] == (
        "au mieux 1er, au pire 2e dans le nouvel ordre du tour"
    )


@rule("A13.15")
def test_the_stock_lines_tell_turn_reign_value_flood_pieces_cards_and_food() -> None:
    t = harvesting()
    _, where = shown(t, "en").blocks[0].splitlines()
    assert where == "-# Reign 1, turn 1/8 · 4 new huts · Flood: turn 2"
    lines = shown(t, "en").blocks[1].replace("\u00a0", " ").replace("\u2060", "").splitlines()
    assert lines == [
        "0 VP, 🐫 0 camels, 🛖 10 huts in stock",
        "Cards: none",
        "Your huts: none on the board",
        "Free hexes next to your pieces: 🍇2 🌴1 🌾2 🌰1",
    ]


@rule("A13.3")
def test_a_hex_is_offered_with_its_food_and_what_its_terrain_brings() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b3").expand(RED)
    english = entries(shown(t, "en"), "🛖 Huts (one or more)")
    assert english["A4 · 🧂 salt"] == "no food for it · between the rivers"
    assert english["B2 · 🧂 salt"] == "no food for it · upper river"
    french = entries(shown(t, "fr"), "🛖 Huttes (à cocher)")
    assert french["C3 · 🍇 raisin"] == "sans nourriture · entre les deux fleuves"
    assert french["B2 · 🧂 sel"] == "sans nourriture · fleuve du haut"


def new_hut_notes(t: Table, language: str = "en") -> dict[str, str]:
    """What is noted beside each hex where a new hut can go, by its name."""
    (menu,) = menus(shown(t, language))
    return {entry.label[:2]: (entry.note or "").replace("\u00a0", " ") for entry in menu.entries}


@rule("A13.3", "A6.24")
def test_the_second_hut_on_a_river_is_offered_with_the_camels_it_brings_itself() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b3").put(RED, "b2").expand(RED)
    notes = new_hut_notes(t)
    assert notes["A3"] == "no food for it · upper river"
    assert notes["B4"] == "no food for it · lower river"


@rule("A13.3", "A6.9")
def test_a_hex_is_offered_with_what_is_left_to_feed_a_hut_there() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5").put(RED, "c6").cards(RED, "barley1", "grape2", "joker").expand(RED)
    fed = {hex: note.split(" · ")[0] for hex, note in new_hut_notes(t).items()}
    assert (fed["A5"], fed["B4"], fed["B6"]) == ("Joker feeds 1 hut", "enough food", "Joker feeds 1 hut")


@rule("A13.3", "A6.14")
@pytest.mark.parametrize(
    ("language", "crowded", "hopeless"),
    [
        (
            "en",
            "if another starves · upper river: 3 camels a turn (2nd hut: 2) until the Flood",
            "no food for it · upper river",
        ),
        (
            "fr",
            "si une autre a faim · fleuve : 3 chameaux/tour (2e hutte : 2) jusqu'à la Crue",
            "sans nourriture · fleuve du haut",
        ),
    ],
)
@pytest.mark.parametrize("card", ["salt1", "joker"])
def test_a_hut_that_a_card_fits_is_not_said_to_have_no_food(
    card: str, language: str, crowded: str, hopeless: str
) -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b3").put(RED, "a4").cards(RED, card).expand(RED)
    assert new_hut_notes(t, language)["B2"] == crowded  # the plan may feed B2 and let A4 starve
    t.cards(RED, "date3").expand(RED)
    assert new_hut_notes(t, language)["B2"] == hopeless


@rule("A13.3", "A6.9")
@pytest.mark.parametrize(("value", "told"), [(2, "enough food"), (3, "food for 2 huts")])
def test_food_counts_the_other_huts_that_are_placed_with_one(value: int, told: str) -> None:
    t = Table(value=value)
    t.ziggurat(RED, "b5").put(RED, "c6").cards(RED, "barley1", "grape2").expand(RED)
    assert new_hut_notes(t)["B4"].split(" · ")[0] == told


@rule("A13.3", "A6.19")
@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "Plow feeds 1 hut · beyond the rivers: 1 VP a turn · well fits"),
        ("fr", "Charrue seulement · région aride : 1 PV/tour · puits possible"),
    ],
)
def test_a_hex_is_offered_with_the_well_it_makes_possible(language: str, note: str) -> None:
    t = Table(value=2)
    t.put(RED, "b6", "c6").cards(RED, "palm1", "barley1", "plow").expand(RED)
    assert new_hut_notes(t, language)["C7"] == note
    t.well("b6-c6-c7").expand(RED)
    assert new_hut_notes(t, language)["C7"] == " · ".join(note.split(" · ")[:2])


@rule("A13.1")
@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "around it: 2 grapes, 1 palm, 2 barley and 1 date · 3 river hexes"),
        ("fr", "autour : raisin ×2, palme ×1, orge ×2 et datte ×1 · 3 hexagones sur un fleuve"),
    ],
)
def test_a_starting_space_is_offered_with_the_food_and_the_rivers_around_it(language: str, note: str) -> None:
    (menu,) = menus(shown(Table.new(players=2, seed=7), language))
    assert [each.note.replace("\u00a0", " ") for each in menu.entries if each.note and each.label[:2] == "B5"] == [note]


@rule("A13.3", "A6.8")
def test_new_huts_are_asked_for_with_what_the_others_need() -> None:
    t = Table(value=2)
    t.put(RED, "b3", "c3", "b6").expand(RED)
    assert question(shown(t, "en")) == (
        "**Where do your 2 new huts go?** Each must be next to a piece of yours and will starve this turn without "
        "food. Your huts on the board need 1 grape and 2 palms."
    )
    assert question(shown(t, "fr")) == (
        "**Où vont vos 2 nouvelles huttes ?** Chacune se place à côté d'une de vos pièces ; sans nourriture, "
        "elle revient en réserve ce tour-ci. Pour ravitailler vos huttes déjà placées, il faut : raisin ×1 et palme ×2."
    )


@rule("A13.4")
@pytest.mark.parametrize(("language", "part"), [("en", "Column A (4 choices)"), ("fr", "Colonne A (4 choix)")])
def test_a_long_list_of_hexes_is_parted_by_column(language: str, part: str) -> None:
    t = Table(value=2)
    t.put(RED, "b1", "b4", "d1", "d4", "f1", "f4", "h1", "h4").expand(RED)
    parts = [entry for menu in menus(shown(t, language)) for entry in menu.entries]
    assert parts[0].label == part
    named = [menu.placeholder for menu in menus(shown(t, language, Look(group="a")))]
    assert len(named) == len({*named}) == 2


@rule("A13.6", "A13.14")
def test_feeding_tells_what_is_needed_what_the_plan_plays_and_who_starves() -> None:
    t = Table()
    t.put(RED, "b4", "c5", "c6", "c7").cards(RED, "barley2", "grape3", "plow").supply(RED)
    assert question(shown(t, "en")) == (
        "**Which cards feed your huts?** They need 1 grape, 1 barley and 2 dates. "
        "The suggested plan uses these cards: grape ×3, barley ×2 and a Plow, for B4, C6 and C5. "
        "Your huts then bring 5 camels and 1 VP this turn. "
        "The hut on C7 starves, which costs you 1 VP."
    )
    assert question(shown(t, "fr")) == (
        "**Avec quelles cartes ravitailler vos huttes ?** Denrées nécessaires : raisin ×1, orge ×1 et datte ×2. "
        "Proposition : cartes raisin ×3, orge ×2 et Charrue pour B4, C6 et C5. "
        "Vos huttes rapportent alors 5 chameaux et 1 PV ce tour-ci. "
        "C7 restera sans nourriture : 1 PV de moins."
    )
    assert buttons(shown(t, "en")) == ["Feed 3 of 4 huts", "Grape ×3 → 1 hut", "Barley ×2 → 1 hut"]
    assert entries(shown(t, "en"), "Plow: which hut?")["C5 · 🌰 date"] == (
        "lower river: 2 or 3 camels a turn until the Flood"
    )


@rule("A6.11", "A6.24", "A6.25")
@pytest.mark.parametrize(
    ("language", "menu", "rivers", "mixed"),
    [
        ("en", "🌴\u2060×2: which huts?", ("D2 and D4", "6 camels this turn"), ("D2 and F3", "3 camels and 2 VP")),
        (
            "fr",
            "🌴\u2060×2 : quelles huttes ?",
            ("D2 et D4", "6 chameaux ce tour-ci"),
            ("D2 et F3", "3 chameaux et 2 PV"),
        ),
    ],
)
def test_huts_fed_together_say_what_they_bring_together(
    language: str, menu: str, rivers: tuple[str, str], mixed: tuple[str, str]
) -> None:
    t = Table()
    t.put(RED, "d2", "d4", "f3", "c7", "c5").cards(RED, "palm2", "date1").supply(RED)
    told = entries(shown(t, language), menu)
    assert told[rivers[0]] == rivers[1]
    assert (told[mixed[0]] or "").startswith(mixed[1])


@rule("A13.14")
@pytest.mark.parametrize(
    ("language", "plan", "otherwise"),
    [
        ("en", "Feed 2 of 2 huts", "Or choose for yourself…"),
        ("fr", "Ravitailler 2/2 🛖", "Ou choisissez vous-même…"),
    ],
)
def test_the_plan_is_a_button_of_its_own_where_no_card_needs_a_menu_too(
    language: str, plan: str, otherwise: str
) -> None:
    t = Table()
    t.put(RED, "c6", "e6").cards(RED, "barley1", "barley2").supply(RED)
    assert buttons(shown(t, language)) == [plan]
    (menu,) = menus(shown(t, language))
    assert menu.placeholder == otherwise
    assert len(menu.entries) == 2


@rule("A6.11", "A13.5")
def test_huts_a_card_may_feed_are_asked_for_by_its_name() -> None:
    t = Table()
    t.put(RED, "c6", "e6", "d1").cards(RED, "barley2").supply(RED)
    assert question(shown(t, "en")) == (
        "**Barley ×2 feeds 2 of these 3 huts.** Which ones? Whatever you choose, 1 of your huts starves."
    )
    starving = "Lesquelles ? Quel que soit votre choix, vous perdrez 1 hutte en tout (famine)."
    assert question(shown(t, "fr")) == f"**La carte orge ×2 ravitaille 2 huttes sur 3.** {starving}"


@rule("A13.7")
@pytest.mark.parametrize(
    ("language", "asked", "end"),
    [
        (
            "en",
            "**Build a well?** It is free and brings 6 VP, but no ziggurat can be built around it. 16 wells are left.",
            "End without a well",
        ),
        (
            "fr",
            "**Construire un puits ?** C'est gratuit et cela rapporte 6 PV, "
            "mais on ne pourra plus construire de ziggourat autour. "
            "Il reste 16 puits en réserve.",
            "Finir sans puits",
        ),
    ],
)
def test_a_well_is_offered_with_its_worth_and_what_it_closes(language: str, asked: str, end: str) -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1").wells(RED)
    assert question(shown(t, language)) == asked
    assert shown(t, language).end.label == end


def acting() -> Table:
    t = Table(turn=4)
    t.ziggurat(RED, "b5").ziggurat(RED, "d5", level=2).put(RED, "c6", "c3")
    t.assur(RED, upper=1).assur(BLUE, middle=4).for_sale("palm1", "joker").offering(RED, 3)
    return t.camels(RED, 10).act(RED)


@rule("A13.8", "A13.9")
def test_every_action_is_offered_with_its_price_and_what_is_left() -> None:
    panel = shown(acting(), "en")
    assert question(panel) == (
        "**What do you spend your 10 camels on?** Take as many actions as you can pay for, then end your actions."
    )
    assert entries(panel, "🛕 Build a ziggurat") == {
        "C3 · 🍇 grape": "costs 6 camels, you keep 4 · 1 VP a turn instead of 2 for the hut",
        "C6 · 🌾 barley": "costs 6 camels, you keep 4 · 1 VP a turn, like the hut",
    }
    assert entries(panel, "🧱 Extend a ziggurat") == {
        "B5: add a center": "costs 3 camels, you keep 7 · +1 VP a turn",
        "D5: add a roof": "costs 2 camels, you keep 8 · +1 VP a turn",
    }
    assert entries(panel, "🏛️ Intrigue in Assur") == {
        "Higher: 4 VP instead of 1": "costs 4 camels, you keep 6 · influence +3, still 2nd: 7 VP · 2 spaces free",
        "Lower: 1 camel at the Flood": "costs 2 camels, you keep 8 · influence +1, still 2nd: 7 VP · 6 spaces free",
    }
    assert entries(panel, "🔥 Offer to the gods")["Offer 1 camel"] == (
        "6 VP at the Flood instead of 4 · you keep 9 camels · step 4 of 7"
    )
    assert entries(panel, "🛒 Buy a card") == {
        "🌴 palm ×1": "costs 1 camel, you keep 9 · feeds huts from the next turn on",
        "⭐ Joker": "costs 2 camels, you keep 8 · feeds 1 hut on any hex",
        "Plow": "costs 2 camels, you keep 8 · feeds 1 hut on any hex",
    }
    assert panel.end.label == "End actions"


@rule("A13.8", "A13.15")
def test_actions_are_offered_in_french_with_the_standing_in_assur() -> None:
    panel = shown(acting(), "fr")
    assert entries(panel, "🏛️ Intriguer à Assur")["Inférieur : 1 chameau à la Crue"] == (
        "\u22122 🐫 (reste 8) · influence +1, 2e rang inchangé : 7 PV · 6 emplacements libres"
    )
    assert entries(panel, "🔥 Faire une offrande")["Offrir 1 chameau"] == (
        "6 PV à la Crue au lieu de 4 · reste 9 chameaux · case 4 sur 7"
    )
    lines = panel.blocks[1].replace("\u00a0", " ").splitlines()
    assert lines[-3:] == [
        "🏛️ Assur : le 1er rang rapporte 11 PV, le 2e 7, le 3e 3 (pour l'instant)",
        "🏛️ Influence : Ada 3, Bilal 8, Chloé 0, Dinah 0",
        "🔥 Offrandes : Ada case 3 (×2)",
    ]


@rule("A13.8", "A9.3", "A9.6")
@pytest.mark.parametrize(
    ("language", "menu", "first", "better"),
    [
        (
            "en",
            "🏛️ Intrigue in Assur",
            "costs 3 camels, you keep 6 · influence +2, 2nd so far: 7 VP · 4 spaces free",
            "costs 3 camels, you keep 6 · influence +2, 1st so far: 11 VP instead of 7 · 3 spaces free",
        ),
        (
            "fr",
            "🏛️ Intriguer à Assur",
            "\u22123 🐫 (reste 6) · influence +2, 2e rang : 7 PV · 4 emplacements libres",
            "\u22123 🐫 (reste 6) · influence +2, 1er rang : 11 PV au lieu de 7 · 3 emplacements libres",
        ),
    ],
)
def test_an_intrigue_is_offered_with_the_rank_it_brings(language: str, menu: str, first: str, better: str) -> None:
    def offered(t: Table) -> str | None:
        return list(entries(shown(t.camels(RED, 9).act(RED), language), menu).values())[1]

    assert offered(Table(turn=4).assur(BLUE, upper=1)) == first
    assert offered(Table(turn=4).assur(BLUE, upper=1).assur(RED, middle=1)) == better


@rule("A13.8", "A9.3")
@pytest.mark.parametrize(
    ("language", "menu", "more", "higher"),
    [
        (
            "en",
            "🏛️ Intrigue in Assur",
            "costs 2 camels, you keep 7 · influence tied, more huts in Assur: 1st, 11 VP instead of 7",
            "costs 2 camels, you keep 7 · influence tied, a higher hut: 1st, 11 VP instead of 7",
        ),
        (
            "fr",
            "🏛️ Intriguer à Assur",
            "\u22122 🐫 (reste 7) · influence égale, plus de huttes à Assur : 1er rang, 11 PV au lieu de 7",
            "\u22122 🐫 (reste 7) · influence égale, hutte plus haute : 1er rang, 11 PV au lieu de 7",
        ),
    ],
)
def test_an_intrigue_that_overtakes_at_equal_influence_says_why(
    language: str, menu: str, more: str, higher: str
) -> None:
    def offered(t: Table) -> str | None:
        return list(entries(shown(t.camels(RED, 9).act(RED), language), menu).values())[-1]

    assert offered(Table(turn=4).assur(BLUE, middle=1).assur(RED, lower=1)) == more
    assert offered(Table(turn=4).assur(RED, upper=1).assur(BLUE, upper=1, lower=1)) == higher


@rule("A13.8", "A9.3")
@pytest.mark.parametrize(
    ("language", "menu", "fewer", "lower", "still"),
    [
        (
            "en",
            "🏛️ Intrigue in Assur",
            "costs 4 camels, you keep 5 · influence tied, fewer huts in Assur: 2nd, 7 VP",
            "costs 4 camels, you keep 5 · influence tied, no hut as high: 2nd, 7 VP",
            "costs 4 camels, you keep 5 · influence tied, no hut as high: still 2nd, 7 VP",
        ),
        (
            "fr",
            "🏛️ Intriguer à Assur",
            "\u22124 🐫 (reste 5) · influence égale, moins de huttes à Assur : 2e rang, 7 PV",
            "\u22124 🐫 (reste 5) · influence égale, hutte moins haute : 2e rang, 7 PV",
            "\u22124 🐫 (reste 5) · influence égale, hutte moins haute : 2e rang inchangé, 7 PV",
        ),
    ],
)
def test_an_intrigue_that_stays_behind_at_equal_influence_says_why(
    language: str, menu: str, fewer: str, lower: str, still: str
) -> None:
    def offered(t: Table) -> str | None:
        return next(iter(entries(shown(t.camels(RED, 9).act(RED), language), menu).values()))

    assert offered(Table(turn=4).assur(BLUE, middle=1, lower=1)) == fewer
    assert offered(Table(turn=4).assur(BLUE, upper=1)) == lower
    assert offered(Table(turn=4).assur(BLUE, upper=1, lower=1).assur(RED, lower=1)) == still


@rule("A11.6")
@pytest.mark.parametrize(
    ("language", "prizes"),
    [
        ("en", "🏛️ Assur: 1st place pays 3 VP, 2nd too (so far)"),
        ("fr", "🏛️ Assur : le 1er rang rapporte 3 PV, le 2e aussi (pour l'instant)"),
    ],
)
def test_ranks_that_bring_the_same_are_said_to(language: str, prizes: str) -> None:
    t = Table(players=2, turn=3, value=3)
    t.ziggurat(RED, "b5").expansion(3).camels(RED, 5).act(RED)
    assert prizes in shown(t, language).blocks[1].replace("\u00a0", " ").splitlines()


@rule("A1.10", "A13.14")
@pytest.mark.parametrize(
    ("language", "told", "full"),
    [
        ("en", "which costs you 2 camels and 1 VP.", "which costs you 1 camel (10 are the limit) and 1 VP."),
        ("fr", ": 2 chameaux et 1 PV de moins.", ": 1 chameau (le maximum est de 10) et 1 PV de moins."),
    ],
)
def test_huts_that_starve_are_said_to_cost_less_where_camels_have_no_room(language: str, told: str, full: str) -> None:
    def asked(camels: int) -> str:
        t = Table()
        t.put(RED, "b4", "c5", "c6", "c7").cards(RED, "barley2", "plow").camels(RED, camels).supply(RED)
        return question(shown(t, language))

    assert asked(5).endswith(told)
    assert asked(6).endswith(full)


@rule("A9.9", "A9.10")
@pytest.mark.parametrize(
    ("language", "menu", "first", "held", "again"),
    [
        (
            "en",
            "🏛️ Intrigue in Assur",
            "Middle: a Plow at the Flood",
            "Middle: no Plow (you have 1)",
            "Middle: no second Plow",
        ),
        (
            "fr",
            "🏛️ Intriguer à Assur",
            "Intermédiaire : Charrue à la Crue",
            "Intermédiaire : déjà une Charrue",
            "Intermédiaire : pas de 2e Charrue",
        ),
    ],
)
def test_a_second_plow_is_not_promised(language: str, menu: str, first: str, held: str, again: str) -> None:
    def offered(t: Table) -> str:
        return list(entries(shown(t.camels(RED, 9).act(RED), language), menu))[1]

    assert offered(Table()) == first
    assert offered(Table().cards(RED, "plow")) == held
    assert offered(Table().assur(RED, middle=1)) == again


@rule("A9.14", "A10.2")
@pytest.mark.parametrize(("offering", "vp"), [(0, 1), (1, 2), (4, 4), (7, 5)])
def test_a_ziggurat_of_the_last_turn_is_said_to_score_with_offerings_too(offering: int, vp: int) -> None:
    t = Table(turn=8).ziggurat(RED, "b5").put(RED, "c3").offering(RED, offering).camels(RED, 6)
    assert entries(shown(t.act(RED), "en"), "🛕 Build a ziggurat") == {
        "C3 · 🍇 grape": f"costs 6 camels, you keep 0 · {vp} VP at game end"
    }


@rule("A6.18", "A13.14")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "this turn, and you can build a well among them (6 VP)."),
        ("fr", "ce tour-ci, et vous pouvez y construire un puits (6 PV)."),
    ],
)
def test_the_plan_tells_of_a_well_that_it_allows(language: str, told: str) -> None:
    def asked(t: Table) -> str:
        t.put(RED, "c1", "c2", "d1", "c6").cards(RED, "joker", "joker", "plow").supply(RED)
        return question(shown(t, language)).replace("\u00a0", " ")

    assert told in asked(Table())
    assert told[: told.index(",")] + "." in asked(Table().well("c1-c2-d1"))


@rule("A9.10", "A10.3")
@pytest.mark.parametrize(
    ("turn", "middle", "note"),
    [
        (8, 0, "1 VP at game end"),
        (8, 1, "the middle dignitary gives you one anyway"),
        (5, 1, "the middle dignitary gives you one anyway"),
        (4, 1, "feeds 1 hut on any hex"),
    ],
)
def test_a_plow_that_the_flood_gives_anyway_is_not_said_to_bring_anything(turn: int, middle: int, note: str) -> None:
    t = Table(turn=turn).ziggurat(RED, "b5").assur(RED, middle=middle).camels(RED, 2).act(RED)
    assert entries(shown(t, "en"), "🛒 Buy a card") == {"Plow": f"costs 2 camels, you keep 0 · {note}"}


@rule("A9.9")
@pytest.mark.parametrize(
    ("own", "others", "english", "french"),
    [
        (0, 0, "Higher: 1 VP (2 huts: 4, 3: 8)", "Supérieur : 1 PV (puis 4, puis 8)"),
        (0, 1, "Higher: 1 VP (2 huts: 4)", "Supérieur : 1 PV (puis 4)"),
        (0, 2, "Higher: 1 VP at the Flood", "Supérieur : 1 PV à la Crue"),
        (1, 0, "Higher: 4 VP instead of 1", "Supérieur : 4 PV au lieu de 1"),
        (2, 0, "Higher: 8 VP instead of 4", "Supérieur : 8 PV au lieu de 4"),
    ],
)
def test_the_higher_dignitary_tells_what_more_huts_would_bring(
    own: int, others: int, english: str, french: str
) -> None:
    t = Table().assur(RED, upper=own).assur(BLUE, upper=others).camels(RED, 9).act(RED)
    assert next(iter(entries(shown(t, "en"), "🏛️ Intrigue in Assur"))) == english
    assert next(iter(entries(shown(t, "fr"), "🏛️ Intriguer à Assur"))).replace("\u00a0", " ") == french


@rule("A13.13")
@pytest.mark.parametrize(
    ("language", "asked"),
    [
        (
            "en",
            "**All set: end your Expansion, or undo a step.** Your actions follow once everybody has ended theirs. "
            "Bilal is next.",
        ),
        (
            "fr",
            "**Tout est prêt : terminez l'Expansion, ou annulez une étape.** "
            "Vos actions suivront quand tous l'auront terminée. Joueur suivant : Bilal.",
        ),
    ],
)
def test_the_end_of_an_expansion_turn_is_not_taken_for_that_of_the_whole_turn(language: str, asked: str) -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5").ziggurat(BLUE, "i6").expand(RED).answer("c6").answer("c7")
    assert t.kind == "end"
    assert question(shown(t, language)) == asked


@rule("A13.13")
def test_the_end_of_a_harvest_says_what_comes_then() -> None:
    t = harvesting().answer("1")
    assert question(shown(t, "en")) == (
        "**Column chosen: end your harvest, or undo.** "
        "Expansion follows once everybody has taken a column. Bilal is next."
    )


@rule("A5.11", "A13.13")
def test_the_last_to_harvest_is_told_that_everybody_has() -> None:
    t = harvesting().answer("1").answer("end")
    t.answer("3")
    assert t.kind == "end"
    assert question(shown(t, "fr")) == (
        "**Colonne choisie : terminez la récolte, ou annulez.** L'Expansion commencera aussitôt. Joueur suivant : Ada."
    )


@rule("A2.10")
@pytest.mark.parametrize(
    ("players", "passed_on"), [(2, "L'autre carte va à"), (3, "Les 2 autres sont ensuite proposées à")]
)
def test_the_draft_says_whether_one_card_or_more_go_on(players: int, passed_on: str) -> None:
    t = at_the_draft(players)
    assert passed_on in question(shown(t, "fr"))


@rule("A12.2")
def test_when_nothing_more_can_be_paid_the_end_is_asked_for() -> None:
    t = Table()
    t.ziggurat(RED, "b5").camels(RED, 3).act(RED).extend("b5")
    assert question(shown(t, "en")) == ("**You have no camels left.** End your actions, or undo a step.")


@rule("A13.13")
@pytest.mark.parametrize(
    ("language", "start", "draft"),
    [
        (
            "en",
            '**Space chosen: press "Start here", or undo.**',
            '**Card chosen: press "Keep this card", or undo.**',
        ),
        (
            "fr",
            "**Emplacement choisi : appuyez sur « Commencer ici », ou annulez.**",
            "**Carte choisie : appuyez sur « Garder cette carte », ou annulez.**",
        ),
    ],
)
def test_what_was_chosen_at_the_beginning_is_confirmed_by_a_button_that_is_named(
    language: str, start: str, draft: str
) -> None:
    t = Table.new(3)
    t.answer(t.options[0])
    assert question(shown(t, language)).startswith(start)
    assert shown(t, language).end.label in start
    t = at_the_draft(3)
    t.answer(t.options[0])
    assert question(shown(t, language)).startswith(draft)
    assert shown(t, language).end.label in draft
