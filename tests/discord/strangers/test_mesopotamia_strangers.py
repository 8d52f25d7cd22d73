"""A combat of two in which a third player, a bystander and strangers press everything: nothing changes or is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.strangers.test_secrets_kept import lay
from tests.discord.strangers.test_strangers import OF_EVERYBODY, Presser, beside, check_knows_nothing, sweep
from tests.discord.support.forged import Control, Gathering
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.stage import Stage, acted, stage
from tests.rules import rule

pytestmark = pytest.mark.slow

COMMANDS = ("play", "board", "hand", "log", "catchup", "game rewind")


async def shown_to(table: Stage, *players: MemberActor) -> list[Control]:
    """Let players look at everything and tick a bid; give one of every control they were shown."""
    gathering = Gathering(table)
    for who in players:
        for command in COMMANDS:
            await table.type(who, command)
            gathering.gather()
        await table.type(who, "play")
        menu = table.panel(who).menu("Bid (several ticks add up)")
        await table.choose(who, menu["custom_id"], [menu["options"][1]["value"]])
        gathering.gather()
    await table.type(players[0], "mesopotamia bid", phalanxes="1 force")
    gathering.gather()
    return [control for control in gathering.few(1) if control.verb not in OF_EVERYBODY]


def sealed(bid: tuple[str, ...]) -> Callable[[Any], None]:
    """Put another bid in the place of Ada's."""
    return lambda state: state.stack.steps[-1].answers.update({0: [bid]})


@rule("M20.6")
@acted
async def test_whoever_has_no_part_in_a_combat_changes_nothing_and_learns_no_bid(tmp_path: Path) -> None:
    async with stage(tmp_path, games=WITH_FRAY) as table:
        await table.start_match("mesopotamia")
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "mesopotamia order", first="Nippur")
        controls = await shown_to(table, ada, bilal)
        assert {"sum", "mixed", "accept", "pick"} <= {control.verb for control in controls}
        pressers = {**beside(table), "third": Presser(chloe, table.channel)}
        await table.env.settle()
        for name in ("bystander", "third"):
            seen = []
            for bid in (("force:3",), ("tactics:2", "mobility:2")):
                await lay(table, sealed(bid))
                answers = await sweep(table, pressers[name], controls)
                seen.append({control: table.content(answer) for control, answer in answers.items()})
            assert seen[0] == seen[1], "what somebody else sees depends on a bid that lies sealed"
        for name in ("shut out", "stranger", "in private"):
            check_knows_nothing(await sweep(table, pressers[name], controls))
