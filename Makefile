# `make` alone lists what there is. Works with GNU make 3.81 and newer.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=

# A mark stands for a finished set-up in this very place: a virtual environment cannot be moved or copied.
HERE := $(shell pwd -P | cksum | cut -d ' ' -f 1)
RUN   := $(VENV)/.ready-run-$(HERE)
FRONT := $(VENV)/.ready-front-$(HERE)
DEV   := $(VENV)/.ready-dev-$(HERE)
BENCH := $(VENV)/.ready-bench-$(HERE)

SETUP := PYTHON='$(PYTHON)' sh tools/setup.sh
LOCK  := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
         --group build --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

# Node comes from a wheel; what npm starts looks for it in the path.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint format types layers dependencies wire front frontcheck fronttest tests browser \
        boundscheck pure coverage bench golden perft league lock clean

help: ## this list
	@echo 'digsite: the card game Archaeology'
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: $(RUN) $(FRONT) ## set up what is needed and open the table in your browser
	@$(BIN)/digsite play $(ARGS)

test: check fronttest tests browser boundscheck pure ## set up what is needed, then every check and every test

check: lint types layers dependencies frontcheck ## the checks that run nothing

lint: $(DEV) ## style and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(DEV) ## put style and formatting right, where a program can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: $(DEV) ## static types
	$(BIN)/mypy src tests $(wildcard tools/*.py) hatch_build.py

layers: $(DEV) ## which part may import which
	$(BIN)/lint-imports

dependencies: $(DEV) ## what is imported is declared, and the other way round
	$(BIN)/deptry src

wire: $(DEV) ## write the browser's types from the messages of the tables
	$(BIN)/python tools/wire.py

front: $(FRONT) ## build the front end

frontcheck: $(FRONT) ## the front end's types and style
	$(NPM) run check

fronttest: $(FRONT) ## the front end's own tests
	$(NPM) test

# What is compiled before is not compiled once more by each of the processes that test.
tests: $(DEV) $(FRONT) ## all tests but the browser's (ARGS='-k tomb' for some)
	@$(BIN)/python -c 'from digsite.arena.compiling import compile_ahead; \
	    compile_ahead(lambda part: print(f"Compiling the {part} ..."), ("professor", "pharaoh"))'
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not browser' $(ARGS)

# Deals are random and the page is real: what fails is played once more, alone, before it counts.
browser: $(DEV) $(FRONT) ## the page in Chromium: whole games at every monument
	$(BIN)/python -m pytest -n auto --dist worksteal -m browser tests/browser $(ARGS) || \
	    $(BIN)/python -m pytest -m browser --last-failed --last-failed-no-failures none tests/browser $(ARGS)

boundscheck: $(DEV) ## the kernel's tests once more, compiled with bounds checks
	DIGSITE_TESTS=quick NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n auto --dist worksteal -m kernel tests

pure: $(DEV) ## some of the tests once more, as plain Python
	DIGSITE_TESTS=quick NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --dist worksteal -m pure tests

coverage: $(DEV) ## which lines the plain Python pass reaches
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m pure tests
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(BENCH) ## how fast it is, beside other implementations of card games
	$(BIN)/digsite bench $(ARGS)

golden: $(DEV) ## write the golden records anew
	$(BIN)/python tools/golden.py $(ARGS)

league: $(DEV) ## play the league and write its table into docs/bots.md
	$(BIN)/python tools/league.py $(ARGS)

perft: $(DEV) ## count the game tree anew
	$(BIN)/python tools/perft.py $(ARGS)

lock: $(DEV) ## choose and lock dependencies anew (UPGRADE=1 for the newest)
	$(LOCK) --output-file requirements.txt
	$(LOCK) --extra dev --constraint requirements.txt --output-file requirements-dev.txt
	$(LOCK) --extra bench --constraint requirements-dev.txt --output-file requirements-bench.txt
	@if grep -n '://' requirements*.txt; then echo 'A lock must not say where packages come from.' >&2; exit 1; fi

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .coverage .coverage.* web/node_modules src/digsite/web/static
	find . \( -name __pycache__ -o -name '.*_cache' -o -name .hypothesis \) -type d -prune -exec rm -rf {} +

$(RUN): requirements.txt pyproject.toml tools/setup.sh
	@$(SETUP) requirements.txt
	@touch $@

$(FRONT): hatch_build.py $(wildcard src/digsite/words/*/*.ftl) $(shell find web -name node_modules -prune -o -type f -print) | $(RUN)
	@$(BIN)/python hatch_build.py
	@touch $@

$(DEV): requirements-dev.txt $(RUN)
	@$(SETUP) requirements-dev.txt
	@touch $@

$(BENCH): requirements-bench.txt $(RUN)
	@$(SETUP) requirements-bench.txt
	@touch $@
