"""MI10, MI12-MI14: no card, token or tile is ever lost or doubled; pools count for decks. M20.7"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.mesopotamia.combat.under_way import under_way
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS
from engine.mesopotamia.content.empires import FIGHTERS, Set
from engine.mesopotamia.content.map import REGIONS, TERRAINS, Fighter, Terrain
from engine.mesopotamia.content.tokens import GARDEN_LEVELS, GARDENS
from engine.mesopotamia.state import MesopotamiaState, TokenOnMap


def events_are_all_there(s: MesopotamiaState) -> bool:
    """MI10: every Event is in its pool, face up on the map, or removed; tokens lie on their terrain."""
    return all(_events_of(s, terrain) for terrain in TERRAINS) and all(
        REGIONS[region].event_slot == EVENTS[token.card].terrain and region not in s.hidden and _is_sound(token)
        for region, token in s.tokens.items()
    )


def _events_of(s: MesopotamiaState, terrain: Terrain) -> bool:
    pool = s.event_pool[terrain]
    seen = [card for card in (*_face_up(s), *s.resolved) if EVENTS[card].terrain == terrain]
    hidden = [region for region in s.hidden if REGIONS[region].event_slot == terrain]
    wanted = _events_in(tuple(s.sets), terrain)
    return sorted([*pool, *seen]) == wanted and len(set(hidden)) == len(hidden) <= len(pool)


@cache
def _events_in(sets: tuple[Set, ...], terrain: Terrain) -> list[str]:
    return sorted(card.id for card in EVENTS.values() if card.set in sets and card.terrain == terrain)


def _face_up(s: MesopotamiaState) -> Iterable[str]:
    return (token.card for token in s.tokens.values())


def _is_sound(token: TokenOnMap) -> bool:
    """An active Event has an owner with a die; one that is being resolved or scores has neither. M14.7, M14.8"""
    is_active = bool(token.option) and EVENTS[token.card].way(token.option).kind == "six_rounds"
    return (token.owner is not None) == is_active and (1 <= token.die <= 6 if is_active else token.die == 0)


def quests_are_all_there(s: MesopotamiaState) -> bool:
    """MI12: every Quest is in the deck or in somebody's hand."""
    hands = [quest for player in s.players for quest in (*player.quests, *player.dealt)]
    return sorted([*s.quest_pool, *hands]) == _quests_in(tuple(s.sets))


@cache
def _quests_in(sets: tuple[Set, ...]) -> list[str]:
    return sorted(quest.id for quest in QUESTS.values() if quest.set in sets)


def combat_cards_are_all_there(s: MesopotamiaState) -> bool:
    """MI13: every Combat card is in its deck, discarded, or in a combat; cards of Units lost there wait for its end."""
    fighting = list(under_way(s))
    in_combat = [unit.card for combat in fighting for unit in combat.units if unit.card]
    for kind in FIGHTERS:
        wanted = _combat_cards_in(tuple(s.sets), kind)
        lying = [*s.combat_pool[kind], *s.combat_discard[kind]]
        lying += [card for card in in_combat if COMBAT_CARDS[card].type == kind]
        if len(set(lying)) != len(lying) or not set(lying) <= wanted or (not fighting and set(lying) != wanted):
            return False
    return True


@cache
def _combat_cards_in(sets: tuple[Set, ...], kind: Fighter) -> frozenset[str]:
    return frozenset(card.id for card in COMBAT_CARDS.values() if card.set in sets and card.type == kind)


def gardens_are_in_order(s: MesopotamiaState, is_laid_out: bool) -> bool:
    """MI14: tiles were turned level by level, one more than built; the game ends by the last, a cap or its mode."""
    levels = [GARDENS[tile].level for tile in s.gardens]
    turned = min(len(s.garden_builders) + 1, GARDEN_LEVELS) if is_laid_out else 0
    of_the_sets = all(GARDENS[tile].set in s.sets for tile in s.gardens)
    is_alone = s.siege is not None or s.guardians is not None  # M4.11
    ends_in_time = s.result is None or s.is_last_round or is_alone
    in_order = levels == list(range(1, turned + 1)) and len(s.garden_builders) <= GARDEN_LEVELS
    return in_order and of_the_sets and ends_in_time
