# What a newcomer runs is `make demo` and `make test`; both install what is missing first.

SHELL := /bin/bash
PREFIX ?= /usr/local
RELEASE := .build/release/circles
# The Swift runtime goes into the binary: it starts faster, and runs where no Swift is installed.
RELEASE_FLAGS := -c release --static-swift-stdlib -Xlinker -s --product circles
# Python tools of the benchmarks, pinned.
VENV := .build/venv
GENAI := 3.4.0

.PHONY: all demo test lint packages release install uninstall bench bench-matching bench-reading bench-filing pictures-tools rapidocr sanitize fuzz-images test-memory \
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
	swift test --skip-build

lint:                ## Check the format with the repository's one configuration.
	swift format lint --strict --recursive --parallel Package.swift Sources Tests prompts

install: release     ## Put the binary into PREFIX (default /usr/local).
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/circles"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/circles"

bench: release       ## Whole processes against their yardsticks, as ratios in one run.
	python3 Benchmarks/processes.py $(RELEASE)

bench-matching: release $(VENV)/matching  ## The matcher against the naive rule and popular scores.
	$(VENV)/bin/python Benchmarks/matching/run.py --circles $(RELEASE)
	$(VENV)/bin/python Benchmarks/matching/speed.py --circles $(RELEASE)

bench-reading: release pictures-tools  ## Reading against tesseract and RapidOCR; SEED=N, PICTURES=DIR for others with their truth.
	python3 Benchmarks/reading/run.py $(RELEASE) $(PICTURES) $(if $(SEED),--seed $(SEED)) --speed $(READING_FLAGS)

bench-filing: release pictures-tools  ## From drawn screenshots to the right person of a book; SEED=N.
	python3 Benchmarks/filing/run.py $(RELEASE) $(if $(SEED),--seed $(SEED)) -v

pictures-tools: packages ## What drawing pictures needs: Chromium and fonts.
	@Benchmarks/reading/prepare

rapidocr: $(VENV)/rapidocr  ## RapidOCR for `make bench-reading` (needs PyPI, 300 MB).

$(VENV)/rapidocr: Benchmarks/reading/requirements-rapidocr.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

$(VENV)/matching: Benchmarks/matching/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

sanitize: packages   ## All tests under the thread and the address sanitizer.
	swift test --sanitize=thread --scratch-path .build/thread
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --disable-xctest --scratch-path .build/address

fuzz-images: packages ## Damaged pictures of every format under the address sanitizer; ROUNDS=400, SEED=1.
	CIRCLES_FUZZ_ROUNDS=$(or $(ROUNDS),400) CIRCLES_FUZZ_SEED=$(or $(SEED),1) ASAN_OPTIONS=detect_leaks=0 swift test \
	    --sanitize=address --disable-xctest --scratch-path .build/address --filter FuzzedPictureTests

test-memory: release  ## Memory stays flat over 500 pictures in one process.
	python3 Benchmarks/memory.py $(RELEASE)

test-peers: packages ## The requests that the tests send, checked by Google's own types (needs PyPI).
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet google-genai==$(GENAI)
	rm -f .build/requests.jsonl
	CIRCLES_REQUEST_LOG=$(CURDIR)/.build/requests.jsonl swift test --filter CirclesLLMTests
	$(VENV)/bin/python Tests/check-gemini-requests.py .build/requests.jsonl

goldens: packages    ## Write the goldens anew.
	UPDATE_GOLDEN=1 swift test --filter GoldenPageTests
	UPDATE_GOLDEN=1 swift test --skip-build --filter GoldenStageTests

help-reference: packages  ## Write docs/commands.md anew from the command's own help.
	swift build --product circles
	Scripts/help-reference .build/debug/circles

clean:
	rm -rf .build
