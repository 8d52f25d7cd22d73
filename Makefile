# Everything the project needs is set up by these targets; nothing is installed by hand.
PYTHON ?= python3
GAME ?=
MOVES ?= 20000
SEED ?= 1
MINUTES ?= 5
PLAYERS ?=
OPTIONS ?=
ALONE ?=
LEVELS ?=
EFFORT ?=
MATCHES ?= 300
N ?= 50
LANGUAGE ?= en
DRAW ?=

VENV := .venv
RUN := $(VENV)/bin/python
# What is installed: the bot alone, with the simulated Discord of the playground, or everything that developers need.
BOT := $(VENV)/.ready-bot
PLAYGROUND := $(VENV)/.ready-playground
READY := $(VENV)/.ready
# With a token the bot runs on Discord, and needs no simulated one.
SIMULATED = $(if $(DISCORD_TOKEN),,$(shell $(PYTHON) -m start.needs 2>/dev/null))
NEEDED = $(or $(wildcard $(READY)),$(if $(SIMULATED),$(PLAYGROUND),$(BOT)))
PIP = $(RUN) -m pip install --quiet --disable-pip-version-check
# One game instead of the first there is, and one number of players instead of all that it allows.
OF = $(if $(GAME),--game $(GAME))
AMONG = $(if $(PLAYERS),--players $(PLAYERS))
# Tests of the table wait now and then, so there are two to every core.
WORKERS = $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')

# What Python has compiled is kept, wherever else that may be switched off: tests load the bot hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install ready run test upgrade fuzz soak mutants strength prospects pace bench sentences rules pictures clean

.SECONDEXPANSION:

install: $$(NEEDED)

ready: $(READY)

run: $$(NEEDED)
	@$(RUN) bot.py

test: $(READY)
	@$(RUN) -m ruff format --check .
	@$(RUN) -m ruff check .
	@$(RUN) -m mypy
	@$(RUN) -m pytest --numprocesses $(WORKERS) --dist worksteal

fuzz: $(READY)
	@$(RUN) -m tools.fuzz $(OF) --moves $(MOVES) --seed $(SEED) $(AMONG) $(if $(OPTIONS),--options '$(OPTIONS)')

soak: $(READY)
	@$(RUN) -m tests.soak --minutes $(MINUTES) --seed $(SEED)

mutants: $(READY)
	@$(RUN) -m tools.mutants --game $(GAME) --number $(N) --seed $(SEED)

strength: $(READY)
	@$(RUN) -m tools.strength $(OF) --matches $(MATCHES) --seed $(SEED) $(AMONG) $(if $(ALONE),--alone $(ALONE)) $(if $(OPTIONS),--options '$(OPTIONS)') \
	  $(if $(LEVELS),--levels $(LEVELS)) $(if $(EFFORT),--effort $(EFFORT)) $(if $(filter file,$(origin WORKERS)),,--workers $(WORKERS))

prospects: $(READY)
	@$(RUN) -m tools.prospects $(OF) --matches $(MATCHES) $(AMONG) $(if $(OPTIONS),--options '$(OPTIONS)')

pace: $(READY)
	@$(RUN) -m tools.pace $(OF) $(AMONG) $(if $(OPTIONS),--options '$(OPTIONS)')

bench: $(READY)
	@$(RUN) -m pytest tests/bench -m bench
	@$(RUN) -m tools.bench

sentences: $(READY)
	@$(RUN) -m tools.sentences $(OF) --language $(LANGUAGE) --seed $(SEED) $(if $(DRAW),--draw $(DRAW))

rules: $(READY)
	@$(RUN) -m tools.rules

pictures: $(READY)
	@$(RUN) -m pytest tests/discord/test_playground.py::test_three_friends_play_on_a_phone
	@$(RUN) -m tools.gallery

# Newer versions of all that the project stands on, written down if everything still works with them.
upgrade: $(READY)
	@$(PIP) --upgrade --upgrade-strategy eager --editable '.[dev]'
	@$(MAKE) --no-print-directory test || { echo "constraints.txt is left as it was; make clean, and its versions come back."; exit 1; }
	@{ echo "# The versions all tests pass with; make upgrade renews them."; \
	  $(RUN) -m pip list --disable-pip-version-check --format=freeze --exclude-editable --exclude pip; } > constraints.txt
	@touch $(READY)

$(BOT): EXTRAS :=
$(PLAYGROUND): EXTRAS := [playground]
$(READY): EXTRAS := [dev]
$(BOT) $(PLAYGROUND) $(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Two Rivers needs Python 3.11 or newer; make PYTHON=python3.12 names another one.")'
	@echo "Setting up what is needed in $(VENV); this takes a minute, once."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --constraint constraints.txt --editable '.$(EXTRAS)'
	@touch $@

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis
