"""What `make run` has to install besides the bot itself: without a token, the simulated Discord of the playground.

Prints the name of an extra of pyproject.toml, or nothing. It runs before anything is installed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from start.env_file import BadSettings, given_from

PLAYGROUND = "playground"


def needed(environment: Mapping[str, str], file: Path = Path(".env")) -> str:
    """Say which extra is needed; if what is set cannot be read none is, for the bot will only say so."""
    try:
        token = given_from(environment, file).get("DISCORD_TOKEN")
    except BadSettings:
        return ""
    return "" if token is not None and token.value.strip() else PLAYGROUND


if __name__ == "__main__":
    print(needed(os.environ))
