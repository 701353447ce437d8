# Everything a person runs: play, fast, test, fuzz, compiled, bench, load, attack, clean. Each sets up what it needs; the second time is quick.
# PYTHON chooses the interpreter: make test PYTHON=python3.12

# Tests start many processes; with this set each of them would compile every module again.
unexport PYTHONDONTWRITEBYTECODE
# One library comes as its sources alone. The pip of Debian 12 would build it the old way, with a paragraph about that.
export PIP_USE_PEP517 := 1
# MkDocs would tell in eight lines what its authors think of its future, in every build.
export NO_MKDOCS_2_WARNING := 1

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
COPY := build/compiled
PIP := python -m pip --disable-pip-version-check --quiet install

PROJECT := pyproject.toml setup.py
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/server/page/*' | sort)
PAGE := src/banneret/server/page
PAGE_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -path 'web/src/fixtures/*' | sort)

.PHONY: help play serve page fast docs pictures test fuzz lint web compiled mutants bench load attack cluster faults manual clean

help:
	@echo "make play      open the table in a browser (make play TERMINAL=1 stays in the terminal)"
	@echo "make fast      build the compiled engine, which play and serve then use (minutes, a C compiler)"
	@echo "make serve     the table for friends on other devices too (HOST=0.0.0.0)"
	@echo "make test      lint, types, import direction and all tests, in a real browser too"
	@echo "make fuzz      stacked games until all pairs of effects have met (MINUTES=240, docs/dev/tests.md)"
	@echo "make pictures  the pictures of the documentation, taken again (CHECK=1: says which are stale)"
	@echo "make docs      the documentation as a site, in build/site"
	@echo "make compiled  the tests against a compiled, installed build"
	@echo "make mutants   change the rules on purpose and see whether the tests notice (docs/dev/tests.md)"
	@echo "make bench     measure speed against python-chess"
	@echo "make load      200 rooms and 1000 spectators on one server, held against a bare echo (CLUSTER=1: three nodes, 600 and 3000)"
	@echo "make attack    the worst that clients may send to a server, and what it costs (docs/dev/attack.md)"
	@echo "make cluster   proxy, three nodes, two workers, PostgreSQL and Redis on this machine (docs/dev/cluster.md)"
	@echo "make faults    kill, stop and starve the parts of a cluster at 300 moments of live play (MOMENTS=300)"
	@echo "make manual    write the schema of scenario files and the tables of docs/scenarios.md"
	@echo "make clean     remove environments, build outputs and caches"

# A compiled engine is used where there is one that was built from these very sources.
BANNERET = $$($(MAKE) --question --no-print-directory $(COMPILED)/.installed 2>/dev/null \
	&& echo $(COMPILED)/bin/banneret || echo $(VENV)/bin/banneret)

ifdef TERMINAL
play: $(VENV)/.play
	@"$(BANNERET)" play --terminal
else
play: $(VENV)/.play $(PAGE)/index.html
	@"$(BANNERET)" play
endif

HOST ?= 127.0.0.1
serve: $(VENV)/.play $(PAGE)/index.html
	@"$(BANNERET)" serve --host $(HOST)

# Who plays in the terminal needs no Node.js for this either.
NPM := $(shell command -v npm 2>/dev/null)
fast: $(if $(NPM),$(PAGE)/index.html) $(COMPILED)/.installed
	@$(COMPILED)/bin/banneret --version

page: $(PAGE)/index.html

# Every part runs even if another one fails, and one summary says at the end what came of each (tests/all_parts.py).
PARTS := $(VENV)/bin/python -m tests.all_parts
test: $(VENV)/.system
	@$(PARTS)

# Goes on where the last run stopped (build/fuzz); another SEED starts over.
MINUTES ?= 240
SEED ?= 1
fuzz: $(VENV)/.test
	$(VENV)/bin/python -m tests.fuzz --minutes $(MINUTES) --seed $(SEED)

web: $(VENV)/.test
	@$(PARTS) web

lint: $(VENV)/.test
	@$(PARTS) lint

pictures: $(VENV)/.test page
	$(VENV)/bin/python -m tests.docs.all_pictures $(if $(CHECK),--check)
	cd web && npx vitest run src/games/heroes/art/pictures.test.ts src/games/battlelore/art/pictures.test.ts $(if $(CHECK),,--update)

docs: $(VENV)/.test
	@$(PARTS) docs
	@echo "open build/site/index.html"

manual: $(VENV)/.test
	$(VENV)/bin/python -m banneret.heroes.designing.schema
	$(VENV)/bin/python -m banneret.battlelore.designing.schema
	$(VENV)/bin/python -m banneret.heroes.designing.words
	$(VENV)/bin/python -m tests.docs.scenario_manual

# Without "src" on the path the tests can only find the installed package.
compiled: $(COMPILED)/.installed $(COMPILED)/.test
	$(COMPILED)/bin/pytest -n 2 -o pythonpath=.

# make mutants SAMPLE=60 MUTANTS="--game heroes"; what is known already is not run again.
SAMPLE ?= 600
MUTANTS ?=
mutants: $(VENV)/.test
	$(VENV)/bin/python -m tests.mutants --sample $(SAMPLE) $(MUTANTS)

bench: $(VENV)/.test
	$(VENV)/bin/banneret bench

ifdef CLUSTER
load: $(VENV)/.system
	$(VENV)/bin/python -m tests.load.cluster
else
load: $(VENV)/.test
	$(VENV)/bin/python -m tests.load
endif

attack: $(VENV)/.test
	$(VENV)/bin/python -m tests.attack

cluster: $(VENV)/.system page
	$(VENV)/bin/python -m tests.cluster

MOMENTS ?= 300
faults: $(VENV)/.system
	$(VENV)/bin/python -m tests.faults --moments $(MOMENTS) --seed $(SEED)

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info $(PAGE) web/node_modules web/dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# --- set-up, by stamps -------------------------------------------------------------------------------------------

# $(call make_venv,FOLDER). Debian splits venv off Python: as root we may install it, otherwise we say how.
define make_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Banneret needs Python 3.11 or newer as $(PYTHON). Name another: make PYTHON=python3.12" >&2; exit 1; }
@$(PYTHON) -m venv $(1) >/dev/null 2>&1 || { \
	rm -rf $(1); \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "$(PYTHON) -m venv failed: installing python3-venv"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; \
	fi; \
	$(PYTHON) -m venv $(1) || { \
		rm -rf $(1); \
		echo "$(PYTHON) cannot make a virtual environment. On Debian or Ubuntu: sudo apt install python3-venv" >&2; \
		exit 1; }; }
endef

$(VENV)/.made:
	$(call make_venv,$(VENV))
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements.txt $(PROJECT)
	$(VENV)/bin/$(PIP) -r requirements.txt
	$(VENV)/bin/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements-dev.txt
	$(VENV)/bin/$(PIP) -r requirements-dev.txt
	@touch $@

# The tests play in Debian's Chromium, keep rooms in PostgreSQL and run servers behind HAProxy with Redis: as root we install them, otherwise we say how.
# Most are content with the Chromium that has no window, which is lighter; a push needs the whole of it.
$(VENV)/.system: $(VENV)/.test
	@missing=""; \
	command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 \
		|| command -v google-chrome >/dev/null 2>&1 || missing="$$missing chromium-headless-shell fonts-liberation"; \
	command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
		|| command -v google-chrome >/dev/null 2>&1 || missing="$$missing chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1 || missing="$$missing redis-server"; \
	[ -x /usr/sbin/haproxy ] || command -v haproxy >/dev/null 2>&1 || missing="$$missing haproxy"; \
	if [ -n "$$missing" ]; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			echo "installing$$missing"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
		else \
			echo "Some tests will be left out. On Debian: sudo apt install$$missing" >&2; \
		fi; \
	fi
	@touch $@

# Exactly what the lock file names, which includes the native parts for every system.
web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null 2>&1 || { \
		echo "The page is built with Node.js 20.19, 22.13, or 24 and newer, with npm, and there is none (CONTRIBUTING.md says where to get it)." >&2; \
		echo "make play TERMINAL=1 plays without it." >&2; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a >= 24 || (a == 22 && b >= 13) || (a == 20 && b >= 19) ? 0 : 1)' || { \
		echo "The page is built with Node.js 20.19, 22.13, or 24 and newer, and this is $$(node --version)." >&2; \
		echo "On Debian: sudo npm install --global node@22 (then open a new shell)" >&2; \
		echo "make play TERMINAL=1 plays without it." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

$(COMPILED)/.made:
	$(call make_venv,$(COMPILED))
	@touch $@

# Without a compiler and Python's headers the build would end in pages of its own words.
$(COMPILED)/.required: $(COMPILED)/.made requirements.txt requirements-build.txt
	@command -v $${CC:-cc} >/dev/null 2>&1 || { \
		echo "The compiled engine is built with a C compiler, and there is none. On Debian: sudo apt install gcc libc6-dev" >&2; \
		exit 1; }
	@$(COMPILED)/bin/python -c 'import os, sys, sysconfig; \
		sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' || { \
		echo "Python's headers are missing. On Debian: sudo apt install python3-dev" >&2; exit 1; }
	$(COMPILED)/bin/$(PIP) -r requirements.txt -r requirements-build.txt
	@touch $@

$(COMPILED)/.test: $(COMPILED)/.required requirements-dev.txt
	$(COMPILED)/bin/$(PIP) -r requirements-dev.txt
	@touch $@

# Built from a copy, so that no binary is ever left beside the sources in src/. Objects compiled before stay in the copy,
# and with the times of the sources kept only what has changed is compiled again. It holds the page as it was then, so a
# page that is built later makes it old.
$(COMPILED)/.installed: $(COMPILED)/.required $(PROJECT) README.md LICENSE NOTICE THIRD-PARTY.txt $(SOURCES) \
		$(if $(NPM),$(wildcard $(PAGE)/index.html))
	mkdir -p $(COPY)
	rm -rf $(COPY)/src $(COPY)/build/lib* $(COPY)/build/bdist*
	cp -Rp src $(PROJECT) README.md LICENSE NOTICE THIRD-PARTY.txt $(COPY)
	rm -rf $(COPY)/src/*.egg-info
	cd $(COPY) && BANNERET_COMPILE=1 ../../$(COMPILED)/bin/$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@touch $@
