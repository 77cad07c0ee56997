# Two commands from a fresh clone: `make play` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV    := .venv
BIN     := $(VENV)/bin
STAMPS  := $(VENV)/stamps
PY      := $(BIN)/python
PYTEST  := $(PY) -m pytest -n 2 --cov --cov-report= --durations=20 --durations-min=5
LOCKING := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

# which Python makes the environment: the first of these that is new enough
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

WEB_SOURCES   := $(shell [ -d web ] && find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/test-results/*')
KERNEL_SOURCES := $(wildcard src/wormgrill/solver/*.py) $(shell grep -rl --include='*.py' numba src/wormgrill)

.PHONY: help setup play test quick check format bench lock screenshots build clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

setup: $(STAMPS)/installed $(STAMPS)/page $(STAMPS)/warm ## make .venv from the lock file, with the game in it (a second call does nothing)

play: setup ## start the game
	@$(BIN)/wormgrill

test: setup ## run every test, or what ARGS names: make test ARGS=tests/rules
	@$(PY) tests/services.py install
	@rm -rf build/coverage && mkdir -p build/coverage
ifdef ARGS
	COVERAGE_FILE=build/coverage/data $(PYTEST) $(ARGS)
else
	@# the rules and the notation first: their own tests have to reach all of them, whatever others happen to play
	COVERAGE_FILE=build/coverage/ground $(PYTEST) tests/rules tests/notation
	@COVERAGE_FILE=build/coverage/ground $(PY) -m coverage report --fail-under=100 \
		--include='src/wormgrill/rules/*,src/wormgrill/notation/*'
	COVERAGE_FILE=build/coverage/rest $(PYTEST) --ignore=tests/rules --ignore=tests/notation
	@COVERAGE_FILE=build/coverage/data $(PY) -m coverage combine -q build/coverage/ground build/coverage/rest
endif
	@COVERAGE_FILE=build/coverage/data $(PY) -m coverage json -q -o build/coverage/report.json
	@COVERAGE_FILE=build/coverage/data $(PY) -m coverage report --format=total | sed 's/^/coverage by branch, all rooms, per cent: /'

quick: setup ## run the tests of what ARGS names, without coverage: make quick ARGS=tests/rules
	@$(PY) -m pytest -q $(ARGS)

check: setup ## lint, format, types, import rules, of the page too
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(PY) -m pytest -q tests/test_imports.py tests/test_repository.py
	@$(PY) hatch_build.py npm run check && $(PY) hatch_build.py npm run lint

format: setup ## put the code into its form
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: setup ## run the benchmarks, figures in build/bench.json (one of them: make bench ONLY=rules)
	@$(PY) -m benchmarks $(ONLY)

screenshots: setup ## take the pictures of the page
	@$(PY) tests/services.py install
	@$(PY) -m tests.page.screenshots

build: setup ## make the wheel and the sdist in dist/, the built page in both
	@rm -rf dist && $(PY) hatch_build.py && $(PY) -m hatchling build

lock: $(STAMPS)/installed ## make the lock files anew from pyproject.toml (UPGRADE=1: to the newest versions)
	@$(BIN)/uv pip compile pyproject.toml $(LOCKING) $(if $(UPGRADE),--upgrade) -o requirements/run.txt
	@$(BIN)/uv pip compile pyproject.toml --all-extras --group dev $(LOCKING) $(if $(UPGRADE),--upgrade) -c requirements/run.txt -o requirements/dev.txt
	@echo uv | $(BIN)/uv pip compile - $(LOCKING) --no-annotate -c requirements/dev.txt -o requirements/uv.txt

clean: ## remove what was made, .venv too
	rm -rf $(VENV) build dist src/wormgrill/server/page web/node_modules

# --- the environment -------------------------------------------------------------------------------------------------

$(STAMPS)/uv: requirements/uv.txt
	@[ -n "$(PYTHON)" ] || { echo "Wormgrill needs Python 3.11 or newer, and none was found; install it and try again." >&2; exit 1; }
	@[ -x $(PY) ] || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "'$(PYTHON) -m venv' failed; on Debian and Ubuntu 'apt install python3-venv' mends that." >&2; exit 1; }
	@if [ -x $(BIN)/uv ]; then VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --require-hashes -r requirements/uv.txt; \
		else $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt; fi
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/installed: $(STAMPS)/uv requirements/dev.txt pyproject.toml hatch_build.py
	@echo "installing what the game, its tests and its page need into $(VENV) ..."
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet --compile-bytecode --require-hashes requirements/dev.txt
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/page: $(STAMPS)/installed $(WEB_SOURCES)
	@$(PY) hatch_build.py
	@touch $@

# the fast kernels are compiled once here, so that nobody waits for them in a game
$(STAMPS)/warm: $(STAMPS)/installed $(KERNEL_SOURCES)
	@if [ -f src/wormgrill/solver/commands.py ]; then $(BIN)/wormgrill warm; fi
	@touch $@
