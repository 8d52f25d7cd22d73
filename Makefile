# Everything the project needs is set up by these targets; nothing is installed by hand.
PYTHON ?= python3
GAME ?=
MOVES ?= 20000
SEED ?= 1
MINUTES ?= 5
PLAYERS ?=
MATCHES ?= 300
N ?= 50
LANGUAGE ?= en
DRAW ?=

VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
# One game instead of the first there is, and one number of players instead of all that it allows.
OF = $(if $(GAME),--game $(GAME))
AMONG = $(if $(PLAYERS),--players $(PLAYERS))
# Tests of the table wait now and then, so there are three to every two cores.
WORKERS = $(shell $(PYTHON) -c 'import os; print(max(2, 3 * os.cpu_count() // 2))')

# What Python has compiled is kept, wherever else that may be switched off: tests load the bot hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: ready run test fuzz soak mutants strength bench sentences rules pictures clean

ready: $(READY)

run: $(READY)
	@$(RUN) bot.py

test: $(READY)
	@$(RUN) -m ruff format --check .
	@$(RUN) -m ruff check .
	@$(RUN) -m mypy
	@$(RUN) -m pytest --numprocesses $(WORKERS) --dist worksteal

fuzz: $(READY)
	@$(RUN) -m tools.fuzz $(OF) --moves $(MOVES) --seed $(SEED) $(AMONG)

soak: $(READY)
	@$(RUN) -m tests.soak --minutes $(MINUTES) --seed $(SEED)

mutants: $(READY)
	@$(RUN) -m tools.mutants --game $(GAME) --number $(N) --seed $(SEED)

strength: $(READY)
	@$(RUN) -m tools.strength $(OF) --matches $(MATCHES) $(AMONG)

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

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Two Rivers needs Python 3.11 or newer; make PYTHON=python3.12 names another one.")'
	@echo "Setting up what is needed in $(VENV); this takes a minute, once."
	@$(PYTHON) -m venv $(VENV)
	@$(RUN) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis
