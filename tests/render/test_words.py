"""How values become words: numbers, lists, names, nouns and their forms; and what happens when a word is missing."""

from pathlib import Path

import pytest
from babel.numbers import format_decimal

from engine.after_the_flood.events import (
    ArmyEquipped,
    CityDestroyed,
    Collected,
    HomeEntered,
    Invaded,
    OrderSet,
    Passed,
    ScribeMoved,
    Swapped,
)
from engine.core.decision import Arg, Text
from engine.core.game import Event
from render.text.words import LANGUAGES, MissingWords, NounName, ReaderName, Words, event_key, read_words
from tests.games import words_for
from tests.render.wording import words_given

NAMES = ("Ada", "Bilal", "Chloe")


class TwoWordsTold(Event, frozen=True, tag="test.TwoWordsTold"):
    seat: int
    cards: list[str]


english = words_given("after_the_flood", "en")
french = words_given("after_the_flood", "fr")


def made_up(folder: Path, source: str, language: str = "en") -> Words:
    """Words of a game that exists in this test only."""
    (folder / language).mkdir()
    (folder / language / "made_up.ftl").write_text(source, "utf-8")
    return read_words(language, (folder,))


def say(folder: Path, message: str, args: dict[str, Arg], language: str = "en") -> str:
    return made_up(folder, f"{message}\nkind-card = card\ncard-ox = ox\ncard-owl = owl\n", language).say(
        Text("message", args), NAMES
    )


def test_words_are_read_once() -> None:
    assert words_for("after_the_flood", "en") is words_for("after_the_flood", "en")


# Numbers, marks, plain text


@pytest.mark.parametrize(("language", "word"), [("en", "0 workers"), ("fr", "0 ouvrier")])
def test_the_plural_of_nothing_is_that_of_the_language(language: str, word: str) -> None:
    assert words_for("after_the_flood", language).say(Text("workers", {"workers": 0})) == word


def test_one_and_many_take_their_own_forms(french: Words) -> None:
    assert [french.say(Text("armies", {"armies": n})) for n in (1, 2)] == ["1 armée", "2 armées"]


def test_a_year_is_written_without_a_separator(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { $year } BC", {"year": 2500}) == "2500 BC"


def test_true_and_false_select(english: Words) -> None:
    plain = Swapped(0, "egypt", "textile", "gold", extra=False)
    extra = Swapped(0, "egypt", "textile", "gold", extra=True)
    assert english.tell(plain, NAMES) == "Ada trades textile for gold in Egypt."
    assert english.tell(extra, NAMES) == "Ada trades textile for gold in Egypt (extra trade)."


def test_nobody_selects_none(tmp_path: Path) -> None:
    message = "message = { $seat ->\n    [none] nobody\n   *[other] { $seat }\n}"
    assert say(tmp_path, message, {"seat": None}) == "nobody"


def test_text_of_a_user_stands_as_it_is(english: Words) -> None:
    assert english.say(Text("refused-not-offered", {"answer": "*{ur}* $x"})) == '"*{ur}* $x" is not one of the choices.'


# Players


def test_a_player_is_called_by_name(english: Words) -> None:
    assert english.tell(CityDestroyed(0, "ur", 2, 3), NAMES) == "Ada pays 3 armies to destroy Chloe's city in Ur."


def test_without_names_a_seat_is_called_by_its_letter(english: Words) -> None:
    assert english.tell(CityDestroyed(0, "ur", 2, 3)) == "A pays 3 armies to destroy C's city in Ur."


@pytest.mark.parametrize(
    ("seats", "in_english", "in_french"),
    [
        ([1], "Bilal", "Bilal"),
        ([0, 1], "Ada and Bilal", "Ada et Bilal"),
        ([2, 0, 1], "Chloe, Ada and Bilal", "Chloe, Ada et Bilal"),
    ],
)
def test_players_are_listed(seats: list[int], in_english: str, in_french: str, english: Words, french: Words) -> None:
    waiting = english.say(Text("refused-not-asked", {"seats": seats}), NAMES)
    assert waiting == f"It is not your turn; the table is waiting for {in_english}."
    looking = french.say(Text("reply-spectator", {"seats": seats}), NAMES)
    assert looking == f"Vous regardez cette partie. {in_french} jouent."


def test_players_in_an_order_are_listed_without_an_and_in_french(french: Words) -> None:
    assert french.tell(OrderSet([2, 0, 1]), NAMES) == "Ordre de jeu\u00a0: Chloe, Ada, Bilal."
    waiting = french.say(Text("refused-not-asked", {"seats": [2, 0]}), NAMES)
    assert waiting.endswith("c'est à Chloe et à Ada de jouer.")


def test_players_in_an_order_are_listed_without_an_and(english: Words) -> None:
    assert english.tell(OrderSet([2, 0, 1]), NAMES) == "Order of play: Chloe, Ada, Bilal."
    assert english.tell(OrderSet([1]), NAMES) == "Order of play: Bilal."


def test_each_thing_of_a_list_is_counted(tmp_path: Path) -> None:
    nouns = "kind-resource = resource\nresource-tool = tool\nresource-oil = oil\n"
    assert (
        say(tmp_path, f"{nouns}message = {{ COUNT($resources, 1) }}", {"resources": ["tool", "oil"]})
        == "1 tool and 1 oil"
    )


def test_what_an_unnamed_list_holds_twice_is_counted_if_it_can_be(tmp_path: Path) -> None:
    nouns = "kind-resource = resource\nresource-tool = tool\nresource-joker = Joker\n"
    some = f"{nouns}    .some = a Joker\n    .count = {{ $n }} Jokers\nmessage = {{ SOME($resources) }}"
    words = made_up(tmp_path, some, "en")
    assert words.say(Text("message", {"resources": ["joker", "tool"]})) == "a Joker and tool"
    assert words.say(Text("message", {"resources": ["joker", "tool", "joker", "tool"]})) == "2 Jokers, tool and tool"


def test_one_trades_with_a_people_and_in_a_country(english: Words) -> None:
    people, country = Swapped(0, "amorites", "grain", "wood", False), Swapped(0, "elam", "grain", "metal", False)
    assert english.tell(people, NAMES) == "Ada trades grain for wood with the Amorites."
    assert english.tell(country, NAMES) == "Ada trades grain for metal in Elam."


def test_a_number_of_seats_is_a_number(english: Words) -> None:
    text = Text("refused-seats", {"seats": 4, "least": 3, "most": 3})
    assert english.say(text, NAMES) == "This game is for 3 to 3 players, not 4."


def test_numbers_per_seat_stand_beside_the_names(english: Words) -> None:
    told = english.tell(Collected([6, 4, 4], [3, 3, 2], [8, 8, 5]), NAMES)
    assert (
        told == "Grain: Ada 6, Bilal 4, Chloe 4; textiles: Ada 3, Bilal 3, Chloe 2; workers: Ada 8, Bilal 8, Chloe 5."
    )


@pytest.mark.parametrize(
    ("name", "possessive"),
    [
        ("Ada", "d'Ada"),
        ("Bilal", "de Bilal"),
        ("Élise", "d'Élise"),
        ("Œnone", "d'Œnone"),
        ("Yves", "d'Yves"),
        ("Yasmine", "de Yasmine"),
        ("Hugo", "de Hugo"),
        ("**Ada**", "d'**Ada**"),
        ("7", "de 7"),
    ],
)
def test_french_elides_before_a_vowel(name: str, possessive: str, french: Words) -> None:
    told = french.tell(CityDestroyed(0, "ur", 1, 2), ("Zoé", name))
    assert told == f"Zoé détruit la cité {possessive} à Ur pour 2 armées."


def test_french_repeats_a_preposition_before_every_name(french: Words) -> None:
    paused = french.say(Text("pause-done", {"seats": [1, 0]}), NAMES)
    assert paused.startswith("**Partie en pause** (accord de Bilal et d'Ada).")


# Nouns and their forms


@pytest.mark.parametrize(
    ("area", "inside", "of", "the"),
    [
        ("ur", "à Ur", "d'Ur", "Ur"),
        ("babylon", "à Babylone", "de Babylone", "Babylone"),
        ("hittites", "chez les Hittites", "de chez les Hittites", "les Hittites"),
        ("mittani", "au Mittani", "du Mittani", "le Mittani"),
        ("assyria", "en Assyrie", "d'Assyrie", "l'Assyrie"),
        ("elam", "en Élam", "d'Élam", "l'Élam"),
        ("chaldea", "en Chaldée", "de Chaldée", "la Chaldée"),
    ],
)
def test_french_areas_have_their_prepositions(area: str, inside: str, of: str, the: str, french: Words) -> None:
    moved = f"Ada utilise un scribe pour déplacer un ouvrier {of} vers {the}."
    assert french.tell(ScribeMoved(0, area, area), NAMES) == moved
    assert french.tell(HomeEntered(0, area, 2), NAMES) == f"Ada place 2 armées {inside}."
    assert french.tell(Invaded(0, area, area), NAMES) == f"Ada envahit {the} depuis {the}."


def test_a_place_is_an_area_or_a_box(english: Words, french: Words) -> None:
    moved = ScribeMoved(1, "used_tool_makers", "egypt")
    assert english.tell(moved, NAMES) == "Bilal uses a scribe to move a worker from Used Tool Makers to Egypt."
    assert french.tell(moved, NAMES).endswith(
        " un ouvrier de la case «\u00a0Fabricants d'outils utilisés\u00a0» vers l'Égypte."
    )


def test_the_stock_is_a_place_too(english: Words) -> None:
    assert english.tell(ScribeMoved(0, "egypt", "available"), NAMES).endswith("from Egypt back to the stock.")


def test_goods_are_counted(english: Words, french: Words) -> None:
    passed = Passed(0, {"grain": 2, "wood": 0, "tool": 1}, 5)
    assert english.tell(passed, NAMES) == "Ada passes and bids 5 (2 grain and 1 tool)."
    assert french.tell(passed, NAMES) == "Ada passe avec une mise de 5 (grain ×2 et outil ×1)."


def test_french_lists_goods_by_a_number_behind_a_noun_that_has_no_plural(french: Words) -> None:
    passed = Passed(0, {"metal": 2, "gold": 2}, 12)
    assert french.tell(passed, NAMES) == "Ada passe avec une mise de 12 (métal ×2 et or ×2)."


def test_no_goods_select_none(english: Words) -> None:
    assert english.tell(ArmyEquipped(0, {}, 0, "B"), NAMES) == "Ada uses no equipment and is rated 2nd."


def test_no_goods_have_a_word(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { $cards }", {"cards": {}}) == "nothing"


def test_the_stock_line_is_in_signs(english: Words) -> None:
    line = english.say(Text("status-hand", {"resources": {"grain": 5, "lapis": 1}}))
    assert line == "🌾\u20605 💎\u20601"


def test_a_noun_is_known_by_the_last_part_of_its_name(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { $given_card }", {"given_card": "ox"}) == "ox"


def test_nouns_are_listed_under_a_plural(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { $cards }", {"cards": ["ox", "owl"]}) == "ox and owl"


def test_nouns_are_counted_under_a_plural(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { $cards }", {"cards": {"ox": 2}}) == "2 ox"


def test_one_message_names_all_things_of_a_kind_that_have_none_of_their_own(tmp_path: Path) -> None:
    source = "kind-box = box\nbox-any = { UPPER($id) }\n    .in = inside { UPPER($id) }\nbox-c3 = the last\n"
    message = "message = { $boxes }, { IN($box) }, { IN($last_box) }"
    args: dict[str, Arg] = {"boxes": ["a1", "c3"], "box": "b2", "last_box": "c3"}
    assert say(tmp_path, source + message, args) == "A1 and the last, inside B2, in the last"


def test_things_may_be_labelled_otherwise_on_controls(tmp_path: Path) -> None:
    source = "card-yak = yak\n    .label = 🐂 yak\nmessage = { LABEL($card) }: { LABEL($cards) }"
    assert say(tmp_path, source, {"card": "yak", "cards": ["yak", "ox"]}) == "🐂 yak: 🐂 yak and ox"


def test_a_name_of_its_own_can_be_given_a_kind(tmp_path: Path) -> None:
    source = "kind-booty = card\nmessage = { $booties }"
    assert say(tmp_path, source, {"booties": ["owl"]}) == "owl"


def test_selectors_know_a_noun_by_its_id(tmp_path: Path) -> None:
    message = "message = { $card ->\n    [ox] heavy\n   *[other] light\n}"
    assert say(tmp_path, message, {"card": "ox"}) == "heavy"


def test_selectors_know_the_size_of_a_list(tmp_path: Path) -> None:
    message = "message = { SIZE($seats) ->\n    [one] { $seats } waits\n   *[other] { $seats } wait\n}"
    assert say(tmp_path, message, {"seats": [0, 2]}) == "Ada and Chloe wait"


def test_a_first_letter_is_made_a_capital(tmp_path: Path) -> None:
    assert say(tmp_path, "message = { CAP($card) }.", {"card": "ox"}) == "Ox."


# French spaces


def test_french_spaces_do_not_break(tmp_path: Path) -> None:
    message = "message = Quoi ? « Non » : 5 %, { $card } ; si !"
    worded = say(tmp_path, message, {"card": "ox"}, "fr")
    assert worded == "Quoi\u202f? «\u00a0Non\u00a0»\u00a0: 5\u00a0%, ox\u202f; si\u202f!"


# Events


def test_an_event_is_told_by_the_message_of_its_class(tmp_path: Path) -> None:
    words = made_up(tmp_path, "event-two-words-told = { $seat }: { $cards }\nkind-card = card\ncard-ox = ox")
    assert event_key(TwoWordsTold) == "event-two-words-told"
    assert words.tell(TwoWordsTold(1, ["ox", "ox"]), NAMES) == "Bilal: ox and ox"


# What is missing


@pytest.mark.parametrize(
    ("source", "args"),
    [
        ("other = no message of that name", {}),
        ("message =\n    .only = an attribute", {}),
        ("message = { $n }", {}),
        ("message = { $n ->\n   *[other] many\n}", {}),
        ("message = { other }", {}),
        ("message = { -other }", {}),
        ("message = { OTHER($n) }", {"n": 1}),
        ("message = { IN($n) }", {"n": 1}),
        ("message = { $card }", {"card": "dodo"}),
        ("message = no use of the card", {"card": "dodo"}),
        ("message = { $cards }", {"cards": ["ox", "dodo"]}),
        ("message = { $cards }", {"cards": {"dodo": 1}}),
        ("message = { SIGNS($cards) }", {"cards": {"ox": 1}}),
        ("message = { $seat }", {"seat": None}),
    ],
)
def test_a_missing_word_is_never_shown(source: str, args: dict[str, Arg], tmp_path: Path) -> None:
    with pytest.raises(MissingWords) as missing:
        say(tmp_path, source, args)
    assert (missing.value.key, missing.value.language) == ("message", "en")


def test_true_is_not_a_word(tmp_path: Path) -> None:
    words = made_up(tmp_path, "event-swapped = { $extra }")
    with pytest.raises(MissingWords, match="mark"):
        words.tell(Swapped(0, "egypt", "textile", "gold", extra=True), NAMES)


def test_one_language_does_not_help_out_another(tmp_path: Path) -> None:
    made_up(tmp_path, "message = here")
    french = made_up(tmp_path, "other = là", "fr")
    with pytest.raises(MissingWords):
        french.say(Text("message"))


def test_a_game_without_a_catalogue_is_an_error(tmp_path: Path) -> None:
    made_up(tmp_path, "message = here")
    with pytest.raises(FileNotFoundError, match="fr"):
        read_words("fr", (tmp_path,))


@pytest.mark.parametrize("source", ["message = { $n", "message = one\nmessage = two", "nothing = common already"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faulty_catalogue_is_refused_as_a_whole(source: str, language: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"made_up\.ftl"):
        made_up(tmp_path, source, language)


def test_a_bot_has_its_article_in_french(french: Words) -> None:
    destroyed = CityDestroyed(0, "ur", 2, 2)
    assert (
        french.tell(destroyed, ("Ada", "Bilal", NounName("IA C", "seat-bot")))
        == "Ada détruit la cité de l'IA C à Ur pour 2 armées."
    )
    loud = ("Ada", "Bilal", NounName("IA C", "seat-bot", "**"))
    assert french.tell(destroyed, loud) == "Ada détruit la cité **de l'IA C** à Ur pour 2 armées."
    assert french.say(Text("refused-not-asked", {"seats": [1, 2]}), loud).endswith(
        "c'est à Bilal et **à l'IA C** de jouer."
    )
    assert french.tell(destroyed, ("Ada", "Bilal", "Iago")) == "Ada détruit la cité d'Iago à Ur pour 2 armées."
    marked = ("Ada", "Bilal", NounName("l'IA C", "seat-bot", "**", "🟢 "))
    assert french.tell(destroyed, marked) == "Ada détruit la cité 🟢 **de l'IA C** à Ur pour 2 armées."


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        (2, 0, "L'IA C devance ada grâce à l'ordre de jeu."),
        (0, 2, "ada devance l'IA C grâce à l'ordre de jeu."),
        (3, 0, "**L'IA D** devance ada grâce à l'ordre de jeu."),
    ],
)
def test_a_sentence_begins_with_a_capital_unless_somebody_writes_their_name_without(
    first: int, second: int, said: str, french: Words
) -> None:
    names = ("ada", "Bilal", NounName("IA C", "seat-bot"), NounName("IA D", "seat-bot", "**"))
    assert french.say(Text("final-tie-order", {"first_seat": first, "second_seat": second}), names) == said


def test_a_bot_has_its_article_wherever_something_is_said_of_it(french: Words) -> None:
    names = ("Ada", "Bilal", NounName("IA C", "seat-bot"))
    texts = (
        (Text("final-verdict-even", {"seats": [2], "second_seat": 0, "points": 9}), "L'IA C gagne au départage"),
        (Text("reply-bots-playing", {"seats": [2]}), "L'IA C joue…"),
        (Text("reply-bots-thinking", {"seats": [2]}), "L'IA C réfléchit…"),
        (Text("lobby-set", {"seat": 2}), "La table est prête. L'IA C jouera en premier."),
        (Text("place-unless-one", {"place": 1, "first_seat": 2, "first_bid": 3}), "sauf si l'IA C mise 3 ou plus."),
    )
    for text, said in texts:
        assert said in french.say(text, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them_but_never_in_groups(language: str, tmp_path: Path) -> None:
    words = made_up(tmp_path, "message = { $n }", language)
    for n in (-2500, -1, 0, 1, 12, 999, 12345):
        assert words.say(Text("message", {"n": n})) == format_decimal(n, locale=language, group_separator=False)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Next turn's decline takes 1 of your workers from each place, unless noted otherwise."),
        ("fr", "Au prochain tour, le déclin vous prend 1 ouvrier par lieu, sauf indication contraire."),
    ],
)
def test_what_the_decline_takes_everywhere_is_said_once_and_noted_where_it_takes_more(language: str, said: str) -> None:
    words = words_for("after_the_flood", language)
    assert words.say(Text("place-prompt", {"decline": True})).endswith(said)
    assert said not in words.say(Text("place-prompt", {"decline": False}))
    there: dict[str, Arg] = {"a": 1, "b": 0, "c": 0, "starts": 0, "vp": 2, "armies": 0, "side": "none"}
    plain = words.say(Text("area-note", {**there, "decline": "none"}))
    assert words.say(Text("area-note", {**there, "decline": "one"})) == plain
    assert words.say(Text("area-note", {**there, "decline": "all"})) != plain


def test_a_sentence_that_was_said_is_not_taken_for_one_that_only_looks_alike(tmp_path: Path) -> None:
    source = (
        "count = { $n ->\n    [true] surely\n   *[other] { $n }\n }\n"
        "mine = { $seat ->\n    [you] your city\n   *[other] the city of { $seat }\n }\n"
        "goes = { THE($seat) } goes\nseat-robot = bot\n  .the = the bot\n"
    )
    words = made_up(tmp_path, source)
    asked: list[tuple[Text, tuple[str, ...], str]] = [
        (Text("mine", {"seat": 0}), ("Ada",), "the city of Ada"),
        (Text("mine", {"seat": 0}), (ReaderName("Ada"),), "your city"),
        (Text("mine", {"seat": 0}), ("Bilal",), "the city of Bilal"),
        (Text("mine", {"seat": 1}), ("Ada", "Ada"), "the city of Ada"),
        (Text("goes", {"seat": 0}), ("bot",), "bot goes"),
        (Text("goes", {"seat": 0}), (NounName("bot", "seat-robot"),), "the bot goes"),
        (Text("goes", {"seat": 0}), (NounName("bot", "seat-robot", "**"),), "**the bot** goes"),
    ]
    for _ in range(2):
        for text, names, said in asked:
            assert words.say(text, names) == said
        assert [words.say(Text("count", {"n": n})) for n in (1, True, 1)] == ["1", "surely", "1"]


def test_what_is_said_lately_is_kept_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.text.words.SENTENCES", 10)
    words = made_up(tmp_path, "message = { $n } times\n")
    for n in (*range(50), *range(50)):
        assert words.say(Text("message", {"n": n})) == f"{n} times"
        assert len(words._said) <= 10
