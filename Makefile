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
TRAIN := $(VENV)/.ready-train-$(HERE)

# Whoever only plays needs less. Who needs more has it installed at once, and is not asked for less again.
LITTLE := play front bench
ENOUGH := $(if $(wildcard $(DEV))$(filter-out $(LITTLE),$(MAKECMDGOALS)),$(DEV),$(RUN))

# Containers like to forbid Python to keep what it has compiled: each of the hundreds of servers and commands that tests
# start would compile all that it imports anew, twice the work of a start.
export PYTHONDONTWRITEBYTECODE :=

SETUP := PYTHON='$(PYTHON)' sh tools/setup.sh
LOCK  := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
         --group build --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

PYTEST   := $(BIN)/python -m pytest --dist worksteal --durations 20 --durations-min 5
BROWSERS ?= 3

# The files with tests of a mark: to collect all the others takes a core ten seconds.
MARKED = $$(grep -rl 'mark[.]$(1)' tests --include='test_*.py')

# Node comes from a wheel; what npm starts looks for it in the path.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint format types layers dependencies wire front frontcheck fronttest compiled \
        checkedkernel tests chromium browser boundscheck pure long coverage docs bench golden keep perft league endings figures lock clean

help: ## this list
	@echo 'digsite: the card game Archaeology'
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: $(ENOUGH) $(FRONT) ## set up what is needed and open the table in your browser
	@$(BIN)/digsite play $(ARGS)

# What keeps one core busy comes first, two at a time; the tests then share out their work themselves.
test: $(DEV) $(FRONT) chromium ## set up what is needed, then every check and every test
	@$(MAKE) --no-print-directory -j2 compiled checkedkernel lint types layers dependencies frontcheck fronttest docs
	@$(MAKE) --no-print-directory tests browser boundscheck pure

check: lint types layers dependencies frontcheck ## the checks that run nothing

lint: $(DEV) ## style and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(DEV) ## put style and formatting right, where a program can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: $(DEV) ## static types
	$(BIN)/mypy src tests examples $(wildcard tools/*.py) $(wildcard hatch_*.py)

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

compiled: $(DEV) ## compile the kernel, unless that was done before
	@$(BIN)/python tools/compile.py

checkedkernel: $(DEV) ## the same with bounds checks
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python tools/compile.py

tests: $(DEV) $(FRONT) compiled ## all tests but the browser's (ARGS='-k tomb' for some)
	$(PYTEST) -n auto -m 'not browser' $(ARGS)

chromium: $(DEV) ## get a Chromium for the browser tests, unless there is one
	@$(BIN)/python tools/chromium.py >/dev/null

# A page waits for people now and then: there is room for one more than there are cores, on two of them.
browser: $(DEV) $(FRONT) compiled chromium ## the page in Chromium: whole games at every monument
	DIGSITE_CHROMIUM="$$($(BIN)/python tools/chromium.py)" $(PYTEST) -n $(BROWSERS) -m browser tests/browser $(ARGS)

boundscheck: $(DEV) checkedkernel ## the kernel's tests once more, compiled with bounds checks
	DIGSITE_TESTS=quick NUMBA_BOUNDSCHECK=1 $(PYTEST) -n auto -m 'kernel and not slow' $(call MARKED,kernel)

pure: $(DEV) ## some of the tests once more, as plain Python
	DIGSITE_TESTS=quick NUMBA_DISABLE_JIT=1 $(PYTEST) -n auto -m pure $(call MARKED,pure)

long: $(DEV) $(TRAIN) $(FRONT) compiled chromium ## what is too long for every change; goes on where it was stopped (ARGS=so-far, again, 3)
	@$(BIN)/python tools/long.py $(ARGS)

coverage: $(DEV) ## which lines the plain Python pass reaches
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m pure tests
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(BENCH) ## how fast it is, beside other implementations of card games
	$(BIN)/digsite bench $(ARGS)

docs: $(DEV) ## build the documentation site into build/site; warnings are errors
	$(BIN)/python tools/docs_site.py

golden: $(DEV) ## write the golden records anew
	$(BIN)/python tools/golden.py $(ARGS)

keep: $(DEV) ## keep what this version writes, for later versions to open (tests/yesterday)
	$(BIN)/python tools/keep.py

league: $(DEV) ## play the league and write its table into docs/bots.md
	$(BIN)/python tools/league.py $(ARGS)

endings: $(DEV) ## measure what bots lose against perfect endgames, and write it into docs/bots.md
	$(BIN)/python tools/endings.py $(ARGS)

figures: $(DEV) ## measure one server and several, with up to 10,000 tables, and write it into docs/operating.md (10 minutes)
	$(BIN)/python tools/server_figures.py $(ARGS)

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

$(FRONT): hatch_build.py $(wildcard src/digsite/words/*/*.ftl) $(shell find web -name node_modules -prune -o -type f -print) | $(ENOUGH)
	@$(BIN)/python hatch_build.py
	@touch $@

$(DEV): requirements-dev.txt pyproject.toml tools/setup.sh
	@$(SETUP) requirements-dev.txt
	@touch $@

# In no lock: its version for Linux would name gigabytes of CUDA there. This one was tried.
$(TRAIN): $(DEV)
	@$(BIN)/python -m pip install --quiet torch==2.13.0
	@touch $@

$(BENCH): requirements-bench.txt | $(ENOUGH)
	@$(SETUP) requirements-bench.txt
	@touch $@
