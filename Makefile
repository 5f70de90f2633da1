# `make` alone lists the targets.

PYTHON ?=
PORT ?=
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install -q --disable-pip-version-check -c constraints.txt
CLIENT := src/marsbox/server/static/index.html
COMPILED := $(CURDIR)/build/compiled
# the package as it is run: compiled if that was possible
RUN := $$(test -d build/compiled && echo env PYTHONPATH=$(COMPILED)) $(PY)

CLIENT_SOURCES := $(shell find client \( -name node_modules -o -name generated \) -prune -o -type f -not -path 'client/tests/*' -print 2>/dev/null)
SOURCES := $(shell find src/marsbox \( -path src/marsbox/server/static -o -path src/marsbox/words/_compiled \) -prune -o -type f -not -name '*.pyc' -print)
CATALOGUES := $(wildcard src/marsbox/words/*/*.ftl src/marsbox/words/*/grammar.py)
WORDS_COMPILER := $(wildcard tools/words/*.py)
YARDSTICKS := $(wildcard benchmarks/yardsticks/*.py)
WORDS := src/marsbox/words/_compiled/index.py

.DELETE_ON_ERROR:
.PHONY: help build play test soak mutants wheel docs lint types format bench yardsticks strength audit screenshots protocol freeze clean ready FORCE

help:
	@echo "make play         set everything up and serve at http://localhost:8000 (PORT=8001 for another port)"
	@echo "make test         set everything up and run every test"
	@echo "make build        set everything up and start nothing"
	@echo "make soak         run the long versions of the random and fault tests"
	@echo "make mutants      mutation-test the rules of the server (ARGS='seating' for one module)"
	@echo "make wheel        build a wheel in dist/ that needs neither Node.js nor a compiler"
	@echo "make docs         build the documentation into build/docs"
	@echo "make lint         check style        make types   check types        make format   format the code"
	@echo "make bench        measure the engine with every game (ARGS='pocket-mars --players 2' for a part)"
	@echo "make yardsticks   compile the frozen bots with the engine, for measurements of strength"
	@echo "make strength     play or join games of a figure of strength (ARGS='play tm-two --games 40 --out two.jsonl')"
	@echo "make audit        check the dependencies for known vulnerabilities"
	@echo "make screenshots  retake the pictures of the README and the documentation"
	@echo "make protocol     regenerate the client's types (after changing a message of the server)"
	@echo "make freeze       store test data of this version (after raising the version)"
	@echo "make clean        remove everything that was built, and the environment"
	@echo "PYTHON=/path/to/python3 chooses the Python (3.11 or later) that .venv is made with."

# --- setting up -------------------------------------------------------------------------------------------------

$(PY):
	@PYTHON="$(PYTHON)" tools/environment.sh

$(VENV)/ready: pyproject.toml constraints.txt | $(PY)
	@echo "Installing what Marsbox needs"
	@$(PIP) setuptools wheel mypy fluent.syntax && $(PIP) --no-build-isolation -e '.[build,server,postgres,terminal]' \
		|| { echo "The Python packages could not be installed (see above). Is the network there?" >&2; exit 1; }
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready
	@echo "Installing what the tests need"
	@$(PIP) --no-build-isolation -e '.[dev]' \
		|| { echo "The Python packages could not be installed (see above). Is the network there?" >&2; exit 1; }
	@touch $@

client/node_modules/ready: client/package.json client/package-lock.json | $(VENV)/ready
	@echo "Installing what the client needs"
	@$(PY) tools/npm.py ci --no-audit --no-fund --loglevel=error \
		|| { echo "The client's packages could not be installed (see above)." >&2; exit 1; }
	@touch $@

# the catalogues as plain Python and TypeScript
$(WORDS): $(CATALOGUES) $(WORDS_COMPILER) build/catalogues.txt | $(VENV)/ready
	@$(PY) -m tools.words
	@touch $@

# Changes when a catalogue comes or goes.
build/catalogues.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(CATALOGUES)) >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(CLIENT): client/node_modules/ready $(WORDS) $(CLIENT_SOURCES)
	@echo "Building the client"
	@mkdir -p build && $(PY) tools/npm.py run build >build/client.log 2>&1 \
		|| { cat build/client.log; echo "The client could not be built (see above)." >&2; exit 1; }
	@touch $@

# Changes when a source is added or removed, or the compiler changes, so that the engine is rebuilt then too.
build/sources.txt: FORCE
	@mkdir -p build
	@{ echo "$(MARSBOX_COMPILE) $(CC) $$(command -v cc gcc clang)"; printf '%s\n' $(sort $(SOURCES)); } >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

build/engine: $(SOURCES) $(WORDS) $(CLIENT) build/sources.txt setup.py pyproject.toml README.md | $(VENV)/ready
	@$(PY) tools/build_engine.py
	@touch $@

ready: build/engine

# --- using ------------------------------------------------------------------------------------------------------

build: ready
	@cat build/interpreted.txt 2>/dev/null || true
	@echo "Marsbox is ready: make play"

play: ready
	@cat build/interpreted.txt 2>/dev/null || true
	@$(RUN) -m marsbox serve $(if $(PORT),--port $(PORT)) $(ARGS)

bench: ready
	@cat build/interpreted.txt 2>/dev/null || true
	@$(RUN) -m marsbox bench $(ARGS)

build/yardsticks/built: $(SOURCES) $(WORDS) $(YARDSTICKS) build/sources.txt setup.py tools/build_yardsticks.py | $(VENV)/ready
	@$(PY) tools/build_yardsticks.py
	@touch $@

yardsticks: build/yardsticks/built
	@echo "The frozen bots are ready: make strength"

# -P: the folder of the command must not come before the compiled package
strength: build/yardsticks/built
	@PYTHONPATH=$(CURDIR)/build/yardsticks:$(CURDIR) $(PY) -P -m benchmarks.strength $(ARGS)

wheel: ready
	@mkdir -p dist
	@if [ -f build/interpreted.txt ]; then \
		cat build/interpreted.txt; rm -rf build/wheel build/lib*; \
		$(PY) -m pip wheel -q --no-deps --no-build-isolation -w build/wheel .; fi
	@cp build/wheel/*.whl dist/ && ls dist/*.whl

# --- checking ---------------------------------------------------------------------------------------------------

test: ready $(VENV)/ready-to-test
	@$(PY) tools/run_tests.py

# only this target needs PyTorch, which is large; where the registry lacks it, the tool reports that
soak: ready $(VENV)/ready-to-test
	@$(PIP) --no-build-isolation -e '.[learn]' >/dev/null 2>&1 || true
	@$(PY) tools/run_tests.py soak

mutants: ready $(VENV)/ready-to-test
	@$(RUN) tools/mutants.py $(ARGS)

lint: $(VENV)/ready-to-test client/node_modules/ready $(WORDS)
	@$(PY) -m ruff check . && $(PY) -m ruff format --check .
	@$(PY) tools/npm.py run -s lint && $(PY) tools/npm.py run -s format:check

types: $(VENV)/ready-to-test
	@$(PY) -m mypy

format: $(VENV)/ready-to-test client/node_modules/ready
	@$(PY) -m ruff check -q --fix . ; $(PY) -m ruff format .
	@$(PY) tools/npm.py run -s lint -- --fix ; $(PY) tools/npm.py run -s format

docs: $(VENV)/ready-to-test
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build -q --strict && echo "build/docs/index.html is ready"

freeze: ready
	@$(RUN) tools/freeze.py $(ARGS)

protocol: $(VENV)/ready-to-test
	@$(PY) tools/protocol_types.py

screenshots: ready $(VENV)/ready-to-test
	@MARSBOX_CHROMIUM="$$(tools/chromium.sh)" $(RUN) tools/screenshots.py $(ARGS)

# only this target needs pip-audit; if the registry lacks it, the tool reports that
audit: $(VENV)/ready-to-test client/node_modules/ready
	@$(PIP) pip-audit >/dev/null 2>&1 || true
	@$(PY) tools/audit.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/marsbox/server/static client/node_modules
	rm -rf client/src/i18n/generated
	find src/marsbox/words/_compiled -type f -not -name __init__.py -delete
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
