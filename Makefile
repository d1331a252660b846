# What a newcomer runs is `make demo` and `make test`; both install what is missing first.

SHELL := /bin/bash
PREFIX ?= /usr/local
RELEASE := .build/release/circles
# The Swift runtime goes into the binary: it starts faster, and runs where no Swift is installed.
RELEASE_FLAGS := -c release --static-swift-stdlib -Xlinker -s
# Python tools of the benchmarks, pinned.
VENV := .build/venv
GENAI := 3.4.0

.PHONY: all demo test lint packages release install uninstall bench bench-matching bench-reading sanitize \
        test-peers test-faults goldens help-reference clean

all: release

packages:            ## Install the Debian packages that are missing.
	@Scripts/install-packages

release: packages    ## Build the release binaries.
	swift build $(RELEASE_FLAGS) --product circles
	swift build $(RELEASE_FLAGS) --product circles-share

demo: release        ## Import the fixture screenshots into a throw-away home and show what became of them.
	@Scripts/demo $(RELEASE)

test: packages lint  ## Build, and run all tests.
	swift build --build-tests
	Scripts/help-reference --check .build/debug/circles
	swift test --skip-build

lint:                ## Check the format with the repository's one configuration.
	swift format lint --strict --recursive --parallel Package.swift Sources Tests prompts

install: release     ## Put the binaries into PREFIX (default /usr/local).
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/circles"
	install -m 755 $(RELEASE)-share "$(DESTDIR)$(PREFIX)/bin/circles-share"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/circles" "$(DESTDIR)$(PREFIX)/bin/circles-share"

bench: release       ## Whole processes against their yardsticks, as ratios in one run.
	python3 Benchmarks/processes.py $(RELEASE)
	python3 Benchmarks/handoff.py $(RELEASE) $(RELEASE)-share

bench-matching: release $(VENV)/matching  ## The matcher against the naive rule and popular scores.
	$(VENV)/bin/python Benchmarks/matching/run.py --circles $(RELEASE)
	$(VENV)/bin/python Benchmarks/matching/speed.py --circles $(RELEASE)

bench-reading: release  ## Reading against plain tesseract, on the fixtures; PICTURES=DIR for others with their truth.
	Benchmarks/reading/run $(RELEASE) $(PICTURES)

$(VENV)/matching: Benchmarks/matching/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet -r $<
	touch $@

sanitize: packages   ## All tests under the thread and the address sanitizer.
	swift test --sanitize=thread --scratch-path .build/thread
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --disable-xctest --scratch-path .build/address

test-peers: packages ## The requests that the tests send, checked by Google's own types (needs PyPI).
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet google-genai==$(GENAI)
	rm -f .build/requests.jsonl
	CIRCLES_REQUEST_LOG=$(CURDIR)/.build/requests.jsonl swift test --filter CirclesLLMTests
	$(VENV)/bin/python Tests/check-gemini-requests.py .build/requests.jsonl

FAULTS := .build/faults
test-faults: packages ## Kill, power cut, full disk and the like at every call of the hand-off; ONLY=WORD for some.
	swift build --product circles
	swift build --product circles-share
	mkdir -p $(FAULTS)
	cc -shared -fPIC -O1 -Wall -Wextra -o $(FAULTS)/shim.so Tests/faults/fault_shim.c -ldl
	python3 Tests/faults/faults.py $(FAULTS)/shim.so .build/debug --only "$(ONLY)"
	python3 Tests/faults/crowd.py .build/debug 60 200

goldens: packages    ## Write the goldens anew.
	UPDATE_GOLDEN=1 swift test --filter GoldenPageTests
	UPDATE_GOLDEN=1 swift test --skip-build --filter GoldenStageTests

help-reference: packages  ## Write docs/commands.md anew from the command's own help.
	swift build --product circles
	Scripts/help-reference .build/debug/circles

clean:
	rm -rf .build
