"""Whoever reads a post of many wars knows at its end who holds an area, and how many armies each player lost."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.decision import Text
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.recap import last_turn, recap
from render.story.wording import plain
from tests.render.told_matches import bot_presses
from tests.render.wording import NAMES, Press, table_words
from tests.rules import rule

AT_ONCE, WARS = (20, 45, 90), range(60)
OF_WAR = re.compile(r" (?:beats|attacks|invades|destroys|restarts|reinforces|stops) ")
AREAS = ("ur", "umma", "nippur", "babylon", "lagash")
NAME = "|".join(NAMES)
WORDS = table_words(GAME.key, "en")


def stories() -> Iterator[Sequence[Press]]:
    """Part matches of bots into stories of many actions, and make up wars in which areas often change hands."""
    for seed in range(3):
        presses = bot_presses(GAME, seed)
        for size in AT_ONCE:
            yield from (presses[n : n + size] for n in range(0, len(presses), size))
    for seed in WARS:
        chooser, held = random.Random(seed), dict[str, int]()
        yield [Press(list(campaign(chooser, held))) for _ in range(chooser.randrange(9, 22))]


def campaign(chooser: random.Random, held: dict[str, int]) -> Iterator[Event]:
    """Make up an action in which a player enters areas, fights for them and destroys cities, and an action after it."""
    seat = chooser.randrange(len(NAMES))
    for area in chooser.sample(AREAS, chooser.randrange(1, 4)):
        defender, city = held.get(area, seat), chooser.choice([None, (seat + 1) % len(NAMES)])
        is_won = True
        if defender != seat:
            is_won = chooser.random() < 0.7
            yield e.AttackDeclared(seat, area, defender, 1)
            for hit in [*chooser.choices([True, False], k=chooser.randrange(3)), is_won]:
                yield e.Rolled(seat, area, 3, 4, 7, 7, hit, defender, city)
            yield e.Invaded(seat, "uruk", area, city) if is_won else e.AttackCalledOff(seat, area)
        elif area not in held:
            yield e.Invaded(seat, "uruk", area, city, [0, 0, chooser.randrange(2)] if seat < 2 else [])
        if is_won:
            held[area] = seat
            if city is not None and chooser.random() < 0.3:
                yield e.CityDestroyed(seat, area, city, 2)
    yield chooser.choice([e.CityBuilt(seat, "eridu"), e.WorkersPlaced((seat + 1) % len(NAMES), "grain", 1, "egypt")])


def last_in(events: Sequence[Event]) -> dict[str, str]:
    """Find who did the last that happened in each area: a fight, an invasion, or a city that was destroyed."""
    last: dict[str, str] = {}
    for event in events:
        match event:
            case e.Invaded(seat, _, area) | e.Reentered(seat, area) | e.CityDestroyed(seat, area):
                last[area] = NAMES[seat]
            case e.AttackDeclared(seat, area) | e.Rolled(seat, area):
                last[area] = NAMES[seat]
    return last


def lost_in(events: Sequence[Event]) -> Counter[str]:
    """Count the armies that rolls cost: the attacker's for a miss, the defender's for a hit."""
    rolls = [event for event in events if isinstance(event, e.Rolled) and event.defender_seat is not None]
    return Counter(NAMES[roll.defender_seat if roll.hit else roll.seat] for roll in rolls)  # type: ignore[index]


def lost_by(line: str) -> Counter[str]:
    """Count them in a line: rolls that are told, sums for each player, and what the attacker lost besides."""
    said = plain(line)
    attacker = next(iter(re.findall(NAME, said)), "")
    lost = Counter({attacker: said.count("(a miss)")})
    for clause in re.findall(r"[^.]* loses \d+ arm[^.]*\.|Losses: [^.]*\.", said):
        for name, count in re.findall(rf"({NAME}|attacker)(?: loses)? (\d+)", clause):
            lost[attacker if name == "attacker" else name] += int(count)
    return +lost


@rule("F11.2", "F12.4", "F12.5")
def test_the_last_line_about_an_area_tells_of_the_last_that_happened_there() -> None:
    seen = 0
    for story in stories():
        last = last_in([event for press in story for event in press.events])
        for told in (recap(WORDS, FOLDING, story, NAMES), last_turn(WORDS, FOLDING, story, NAMES)):
            for area, who in last.items():
                named = WORDS.say(Text("area-option", {"area": area}))
                naming = [plain(line) for line in told if OF_WAR.search(line) and re.search(rf"\b{named}\b", line)]
                assert not naming or next(iter(re.findall(NAME, naming[-1]))) == who, (area, who, told)
                seen += bool(naming)
    assert seen > 500


@rule("F12.4", "F12.5")
def test_the_armies_lost_in_a_post_are_all_that_were_lost() -> None:
    seen = 0
    for story in stories():
        expected = lost_in([event for press in story for event in press.events])
        told = recap(WORDS, FOLDING, story, NAMES)
        assert sum(map(lost_by, told), Counter[str]()) == expected, told
        seen += expected.total()
    assert seen > 500
