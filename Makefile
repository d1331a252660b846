# What a newcomer runs is `make demo` and `make test`; both install what is missing first.

SHELL := /bin/bash
PREFIX ?= /usr/local
RELEASE := .build/release/circles
# The Swift runtime goes into the binary: it starts faster, and runs where no Swift is installed.
RELEASE_FLAGS := -c release --static-swift-stdlib -Xlinker -s --product circles
# Python tools of the benchmarks, pinned.
VENV := .build/venv
# What the tests sent to models.
REQUESTS := $(CURDIR)/.build/requests.jsonl

.PHONY: all demo test lint packages release install uninstall bench bench-matching bench-model bench-reading sanitize \
        test-peers goldens help-reference clean

all: release

packages:            ## Install the Debian packages that are missing.
	@Scripts/install-packages

release: packages    ## Build the release binary.
	swift build $(RELEASE_FLAGS)

demo: release        ## Import the fixture screenshots into a throw-away home and show what became of them.
	@Scripts/demo $(RELEASE)

test: packages lint  ## Build, and run all tests.
	swift build --build-tests
	Scripts/help-reference --check .build/debug/circles
	rm -f $(REQUESTS)
	CIRCLES_REQUEST_LOG=$(REQUESTS) swift test --skip-build
	Scripts/check-peers $(VENV) $(REQUESTS)

lint:                ## Check the format with the repository's one configuration.
	swift format lint --strict --recursive --parallel Package.swift Sources Tests prompts

install: release     ## Put the binary into PREFIX (default /usr/local).
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/circles"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/circles"

bench: release bench-model  ## Whole processes against their yardsticks, as ratios in one run.
	python3 Benchmarks/processes.py $(RELEASE)

bench-matching: release $(VENV)/matching  ## The matcher against the naive rule and popular scores.
	$(VENV)/bin/python Benchmarks/matching/run.py --circles $(RELEASE)
	$(VENV)/bin/python Benchmarks/matching/speed.py --circles $(RELEASE)

bench-model: release  ## Many captures at once with a model, and what the stage itself costs.
	python3 Benchmarks/model.py $(RELEASE)
	CIRCLES_BENCH=1 swift test --filter StageCostTests

bench-reading: release  ## Reading against plain tesseract, on the fixtures; PICTURES=DIR for others with their truth.
	Benchmarks/reading/run $(RELEASE) $(PICTURES)

$(VENV)/matching: Benchmarks/matching/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

sanitize: packages   ## All tests under the thread and the address sanitizer.
	swift test --sanitize=thread --scratch-path .build/thread
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --disable-xctest --scratch-path .build/address

test-peers: packages ## The model clients against Google's own types and a stand-in for Gemini (needs PyPI).
	rm -f $(REQUESTS)
	CIRCLES_REQUEST_LOG=$(REQUESTS) swift test --filter 'CirclesLLMTests|ModelTests|ModelChainTests|ModelCostTests'
	CI=true Scripts/check-peers $(VENV) $(REQUESTS)

goldens: packages    ## Write the goldens anew.
	UPDATE_GOLDEN=1 swift test --filter GoldenPageTests
	UPDATE_GOLDEN=1 swift test --skip-build --filter GoldenStageTests

help-reference: packages  ## Write docs/commands.md anew from the command's own help.
	swift build --product circles
	Scripts/help-reference .build/debug/circles

clean:
	rm -rf .build
