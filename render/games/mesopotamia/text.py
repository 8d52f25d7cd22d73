"""Mesopotamia in words: the whole table, seats by their letters, regions by their names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.content.tokens import GARDEN_LEVELS, SHIP_SLOTS, TRADE_TOKENS
from engine.mesopotamia.holdings import told
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.map import RegionView
from engine.mesopotamia.view.table import MesopotamiaView, TradeView
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.opponent import ending, opponent_lines
from render.games.mesopotamia.quests import shown_quests
from render.games.mesopotamia.stock import dice_of, row, stock_of
from render.text.board_lines import BoardLine
from render.text.names import letter, mark
from render.text.phrases import Part, Phrase, Row, phrase


class MesopotamiaText:
    """The table as text."""

    def board(self, view: MesopotamiaView) -> list[BoardLine]:
        """Round, combats, tracks and Gardens, players, map, Ships, Trade tokens."""
        lines = [BoardLine("round", _heading(view))]
        if view.phase != "setup":
            lines += [BoardLine("order", phrase("board-order", order=_letters(view.order))), *_combats(view)]
            lines += [BoardLine("population", _track("population", view.population))]
            lines += [BoardLine("event", _track("event", view.event)), BoardLine("gardens", _gardens(view))]
        lines.append(_title("board-players"))
        for seat in range(len(view.players)):
            lines += _player(view, seat)
        lines += [_title("board-map"), *map_lines(view, view.regions)]
        return [*lines, *_trade(view)]

    def totals(self, view: MesopotamiaView) -> list[Phrase]:
        """Points without Quests, resources and Units."""
        return [
            phrase("board-total", mark=mark(seat), seat=seat, vp=self.score(view, seat), resources=dict(player.holding))
            for seat, player in enumerate(view.players)
        ]

    def outlook(self, view: MesopotamiaView, seat: Seat, waiting: Sequence[Seat]) -> Phrase | None:
        """Next to act, if that is certain: in the Action phase whoever follows in the turn order. M4.2"""
        if view.phase != "actions" or view.turn_of is None or list(waiting) != [view.turn_of]:
            return None
        following = view.order[view.order.index(view.turn_of) + 1 :]
        return phrase("reply-next") if seat in following[:1] else None

    def score(self, view: MesopotamiaView, seat: Seat) -> int:
        """Points as they stand; Quests count for whoever may know them. M15.1"""
        return view.players[seat].vp.total

    def points(self, view: MesopotamiaView, seat: Seat) -> Mapping[str, int]:
        """The eight sources. M15.7"""
        return view.players[seat].points

    def sources(self, view: MesopotamiaView, seat: Seat) -> Phrase:
        """The eight sources, and after the end everybody's Quests, met or not. M15.1, M15.7"""
        quests = None if view.result is None else shown_quests(view.players[seat])
        return phrase("final-sources", **view.players[seat].points, shown=quests)

    def ending(self, view: MesopotamiaView) -> Phrase | None:
        """Played alone: whether Ur was taken, or Assur held. M18.17, M19.17"""
        return ending(view)

    def stock(self, view: MesopotamiaView, seat: Seat) -> list[Phrase]:
        """Everything one player owns; Quests with their progress for their owner alone."""
        return stock_of(view, seat)


def _title(key: str) -> BoardLine:
    return BoardLine("", phrase(key))


def _letters(seats: Sequence[Seat]) -> str:
    return ", ".join(map(letter, seats))


def _heading(view: MesopotamiaView) -> Phrase:
    return phrase("board-heading", round=view.round, rounds=view.last_round, phase=view.phase)


def _combats(view: MesopotamiaView) -> Iterator[BoardLine]:
    """Combats under way; which bids are open the recap tells. M16.3"""
    for combat in view.combats:
        yield BoardLine(f"combat {combat.region}", phrase("board-combat", region=combat.region, items=_parties(combat)))


def _parties(combat: CombatView) -> Row:
    units: dict[str, dict[str, int]] = {"attacker": {}, "defender": {}}
    for unit in combat.units:
        kinds = units[unit.role]
        kinds[unit.kind] = kinds.get(unit.kind, 0) + 1
    sides = ((combat.attacker, units["attacker"]), (combat.defender, units["defender"]))
    return Row(tuple(phrase("board-party", letter=_party(side), units=kinds) for side, kinds in sides))


def _party(side: Seat) -> str | None:
    return None if side == TRIBE else letter(side)


def _track(name: str, track: Sequence[Sequence[Seat]]) -> Phrase:
    """Who is ahead first, with the squares. M13.8"""
    piles = [(square, pile) for square, pile in reversed(list(enumerate(track, 1))) if pile]
    items = dotted(phrase("board-square", letters=_letters(pile), square=square) for square, pile in piles)
    return phrase("board-track", track_name=name, items=items)


def _gardens(view: MesopotamiaView) -> Phrase:
    """Who built which level, and what the next one needs. M9.9"""
    built = len(view.garden_builders)
    following = view.gardens[built] if built < len(view.gardens) else None
    builders = _letters(view.garden_builders) or None
    if view.opponent is not None and view.opponent.mode == "guardians":  # M19.4
        return phrase("board-gardens-waves", built=built, levels=GARDEN_LEVELS, builders=builders)
    return phrase("board-gardens", built=built, levels=GARDEN_LEVELS, builders=builders, garden=following)


def _player(view: MesopotamiaView, seat: Seat) -> Iterator[BoardLine]:
    """Points, resources and Quests; then squares, Units, technologies and dice."""
    player = view.players[seat]
    named: dict[str, Part] = {"seat": seat, "letter": letter(seat), "vp": player.vp.total}
    is_side = view.opponent is not None and seat == view.opponent.side
    quests = None if is_side or view.phase == "setup" else player.quest_count  # while they are chosen nobody has any
    have: dict[str, Part] = {"resources": dict(player.holding), "quests": quests}
    yield BoardLine(f"player {seat}", phrase("board-player", **named, empire=player.empire or None, **have))
    if is_side:
        yield from opponent_lines(view)
    elif player.population:
        units = {"units_on_map": player.units, "unit_limit": player.unit_limit, "ziggurat": player.ziggurat}
        means = phrase("board-means", **units, technologies=dict(player.levels), items=dice_of(view, player))
        yield BoardLine(f"means {seat}", means)


def map_lines(view: MesopotamiaView, regions: Collection[str]) -> Iterator[BoardLine]:
    """Of some regions those with pieces of players, and Ships beside any; the rest together, by what lies there."""
    here = {region: seen for region, seen in view.regions.items() if region in regions}
    for region, seen in here.items():
        if items := _pieces(seen):
            yield BoardLine(f"region {region}", phrase("board-region", region=region, items=Row(items)))
    afloat = {each: on for each, on in view.ships.items() if SECTIONS[each].a in here or SECTIONS[each].b in here}
    ships = dotted(phrase("board-ships-of", section=each, letters=_letters(on)) for each, on in afloat.items())
    if ships is not None:
        yield BoardLine("ships", phrase("board-ships", items=ships))
    tribes = [phrase("board-army", region=region, units=seen.tribe) for region, seen in here.items() if seen.tribe]
    yield BoardLine("tribes", phrase("board-tribes", items=row(tribes)))
    hidden = [region for region, seen in here.items() if seen.hidden_event]
    blocked = [region for region, seen in here.items() if seen.blocked]
    yield BoardLine("hidden", phrase("board-hidden", regions=hidden))
    if blocked:
        yield BoardLine("blocked", phrase("board-blocked", regions=blocked))


def _pieces(seen: RegionView) -> tuple[Phrase, ...]:
    """Whose Start Region, Units, Settlement, Wall and Event."""
    items = [] if seen.start_of is None else [phrase("board-start", letter=letter(seen.start_of))]
    items += [phrase("board-party", letter=letter(army.side), units=army.units) for army in seen.armies]
    if seen.settlement is not None:
        items.append(phrase("board-building", building="settlement", letter=letter(seen.settlement)))
    if seen.wall is not None:
        items.append(phrase("board-building", building="wall", letter=letter(seen.wall)))
    if seen.token is not None and seen.token.owner is not None:
        items.append(phrase("board-event", die=seen.token.die, letter=letter(seen.token.owner)))
    elif seen.token is not None:
        items.append(phrase("board-token-vp", vp=EVENTS[seen.token.card].token_vp))
    return tuple(items)


def _trade(view: MesopotamiaView) -> Iterator[BoardLine]:
    """Tokens level by level, with whose Amphora lies there. M3.13"""
    if view.trade:
        yield _title("board-trade")
    for level in sorted({slot.level for slot in view.trade}):
        slots = [slot for slot in view.trade if slot.level == level]
        items = tuple(map(_token, slots))
        yield BoardLine(f"trade {level}", phrase("board-level", level=level, items=Row(items)))


def _token(slot: TradeView) -> Phrase:
    """What a token takes and gives, whose it is, and whether a Ship is needed. M3.14"""
    card, owner = TRADE_TOKENS[slot.token], slot.owner
    said: dict[str, Part] = {"paid_resources": told(card.pay), "gained_resources": told(card.gain), "vp": card.vp}
    needs_ship = (slot.level, slot.slot) in SHIP_SLOTS
    return phrase("board-token", **said, needs_ship=needs_ship, letter=None if owner is None else letter(owner))
