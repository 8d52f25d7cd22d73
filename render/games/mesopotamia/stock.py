"""What one player of Mesopotamia owns and has scored, in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS, Gain
from engine.mesopotamia.content.empires import FIGURES
from engine.mesopotamia.content.technologies import ACTIONS, technology
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.view.players import DieView, PlayerView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.quests import quests_of
from render.text.phrases import Phrase, Row, phrase


def stock_of(view: MesopotamiaView, seat: Seat) -> list[Phrase]:
    """Points by source, resources, Quests, technologies, dice, Units, buildings, Amphorae and Events."""
    me = view.players[seat]
    lines = [phrase("stock-vp", vp=me.vp.total, **me.points), phrase("stock-holding", resources=dict(me.holding))]
    lines += list(quests_of(me)) or [phrase("stock-quests-secret", count=me.quest_count)]
    if not me.population:
        return lines
    return [
        *lines,
        phrase("stock-technologies", items=_technologies(me)),
        phrase("stock-dice", items=dice_of(view, me), ziggurat=me.ziggurat),
        phrase("stock-units", units_on_map=me.units, limit=me.unit_limit, items=units_of(view, seat)),
        phrase(
            "stock-buildings",
            settlement_regions=_places(view, seat, "settlement"),
            wall_regions=_places(view, seat, "wall"),
        ),
        _amphorae(view, seat),
        phrase("stock-events", items=_events(view, seat)),
    ]


def dice_of(view: MesopotamiaView, player: PlayerView) -> Row | None:
    """Dice with their faces, or without luck their colours; used ones are marked. M5.15"""
    return row(_die(view, die) for die in player.dice)


def _die(view: MesopotamiaView, die: DieView) -> Phrase:
    shown = {"colour": die.colour, "sign": None} if view.no_luck else {"colour": None, "sign": die.face}
    return phrase("board-die", **shown, used=die.used)


def units_of(view: MesopotamiaView, seat: Seat) -> Row | None:
    """Units by region, then the Ships."""
    there = [(region, army) for region, seen in view.regions.items() for army in seen.armies if army.side == seat]
    on_land = [phrase("board-army", region=region, units=army.units) for region, army in there]
    ships = [phrase("board-ship", section=section) for section, sides in view.ships.items() if seat in sides]
    return row([*on_land, *ships])


def _technologies(player: PlayerView) -> Row:
    """Each with its level and the signs that pay for it. M5.3"""
    return Row(
        tuple(
            phrase(
                "stock-technology", technology=action, level=level, signs=technology(player.empire, action, level).signs
            )
            for action in ACTIONS
            if (level := player.levels[action])
        )
    )


def _places(view: MesopotamiaView, seat: Seat, kind: str) -> list[str]:
    return [region for region, seen in view.regions.items() if getattr(seen, kind) == seat]


def _amphorae(view: MesopotamiaView, seat: Seat) -> Phrase:
    owned = [slot for slot in view.trade if slot.owner == seat]
    vp = sum(TRADE_TOKENS[slot.token].vp for slot in owned)
    return phrase("stock-amphorae", count=len(owned), most=FIGURES["amphora"], vp=vp)


def _events(view: MesopotamiaView, seat: Seat) -> Phrase | None:
    """Six-round Events with what a round brings, and tokens that score. M14.7, M14.8"""
    return dotted(_event(view, region) for region, seen in view.regions.items() if _is_of(view, region, seat))


def _is_of(view: MesopotamiaView, region: str, seat: Seat) -> bool:
    seen = view.regions[region]
    if seen.token is None:
        return False
    return seen.token.owner == seat if seen.token.die else seen.controller == seat


def _event(view: MesopotamiaView, region: str) -> Phrase:
    token = view.regions[region].token
    if token is None or not token.die:
        card = token.card if token else ""
        return phrase("board-vp-token", card=card, region=region, vp=EVENTS[card].token_vp)
    gains = [op for op in EVENTS[token.card].way(token.option).per_round if isinstance(op, Gain)]
    each: dict[str, int] = {op.res: op.n for op in gains if op.res != "any"}
    chosen = sum(op.n for op in gains if op.res == "any")
    return phrase("stock-event", card=token.card, region=region, die=token.die, resources=each, any=chosen)


def row(phrases: Iterable[Phrase]) -> Row | None:
    """Phrases with commas between them; None if there are none."""
    said = tuple(phrases)
    return Row(said) if said else None
