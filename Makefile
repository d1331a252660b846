# What a newcomer runs is `make demo` and `make test`; both install what is missing first.

SHELL := /bin/bash
PREFIX ?= /usr/local
RELEASE := .build/release/circles
# The Swift runtime goes into the binary: it starts faster, and runs where no Swift is installed.
RELEASE_FLAGS := -c release --static-swift-stdlib -Xlinker -s
# What is made from the binaries: the manual and the shells' completions.
PAGES := .build/pages
SHARED = man/man1 bash-completion/completions zsh/$(ZSH_FUNCTIONS) fish/vendor_completions.d
# Debian's zsh looks into `vendor-completions` of /usr, zsh itself into `site-functions` of /usr/local.
ZSH_FUNCTIONS = $(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)
# Python tools of the benchmarks, pinned.
VENV := .build/venv
RADICALE := 3.9.0
VDIRSYNCER := 0.21.0

# Drawn from seeds that rules may be tuned on, without and with only the looks that no rule may be.
READING_SETS := .build/reading/seen-1 .build/reading/unseen-1

.PHONY: all demo test lint packages release pages install install-built uninstall deb test-deb bench bench-contacts \
        bench-extraction bench-matching bench-model bench-reading ablate-reading fit-reading bench-filing pictures-tools rapidocr \
        sanitize fuzz-images fuzz-contacts test-memory test-carddav test-faults test-peers test-server test-mcp test-browser test-scale test-s3 \
        screenshots bench-server bench-scale goldens help-reference \
        readme-samples clean
# With all tests begun at once, more files are open than Foundation's Process can list.
WIDTH := experimental-maximum-parallelization-width
FEW_AT_ONCE = $(if $(shell swift test --help-hidden | grep -o $(WIDTH) | head -1),--$(WIDTH) 16)
# What measures costs is optimised as users' programs are; @testable needs a debug build.
OPTIMISED_TEST := swift test -Xswiftc -O --scratch-path .build/optimised
# What the tests sent to models.
REQUESTS := $(CURDIR)/.build/requests.jsonl


all: release

packages:            ## Install the Debian packages that are missing.
	@Scripts/install-packages

release: packages    ## Build the release binaries.
	swift build $(RELEASE_FLAGS) --product circles
	swift build $(RELEASE_FLAGS) --product circles-share

demo: release        ## Import the fixture screenshots into a throw-away home and show what became of them.
	@Scripts/demo $(RELEASE)

test: packages lint  ## Build, and run all tests.
	@Scripts/install-packages libpq5 postgresql
	swift build --build-tests
	Scripts/help-reference --check .build/debug/circles
	Scripts/readme-samples --check .build/debug/circles
	rm -f $(REQUESTS)
	CIRCLES_REQUEST_LOG=$(REQUESTS) swift test --skip-build $(FEW_AT_ONCE)
	Scripts/check-peers $(VENV) $(REQUESTS)
	Scripts/check-calendar $(VENV) .build/debug/circles

readme-samples: release  ## Write the README's samples and its picture anew.
	Scripts/readme-samples $(RELEASE)

lint:                ## Check the format with the repository's one configuration.
	swift format lint --strict --recursive --parallel Package.swift Sources Tests prompts

pages: release       ## Write the manual and the shells' completions from the binaries.
	rm -rf $(PAGES)
	Scripts/manual $(RELEASE) $(RELEASE)-share $(PAGES)/man1
	$(RELEASE) --generate-completion-script bash > $(PAGES)/circles.bash
	$(RELEASE) --generate-completion-script zsh > $(PAGES)/_circles
	$(RELEASE) --generate-completion-script fish > $(PAGES)/circles.fish

install: pages install-built  ## Put binaries, manual and completions into PREFIX (default /usr/local).

install-built:
	install -d "$(DESTDIR)$(PREFIX)/bin" $(addprefix "$(DESTDIR)$(PREFIX)/share"/,$(SHARED))
	install -m 755 $(RELEASE) $(RELEASE)-share "$(DESTDIR)$(PREFIX)/bin"
	install -m 644 $(PAGES)/man1/*.1 "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 644 $(PAGES)/circles.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/circles"
	install -m 644 $(PAGES)/_circles "$(DESTDIR)$(PREFIX)/share/zsh/$(ZSH_FUNCTIONS)/_circles"
	install -m 644 $(PAGES)/circles.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/circles.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/circles" "$(DESTDIR)$(PREFIX)/bin/circles-share" \
	    "$(DESTDIR)$(PREFIX)/share/man/man1"/circles.1 "$(DESTDIR)$(PREFIX)/share/man/man1"/circles-*.1 \
	    "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/circles" \
	    "$(DESTDIR)$(PREFIX)/share/zsh/$(ZSH_FUNCTIONS)/_circles" \
	    "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/circles.fish"

deb:                 ## Build a Debian package into .build/debian.
	@Scripts/install-packages debhelper dpkg-dev chrpath
	grep -q "^circles ($$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/CirclesIntake/Version.swift))" debian/changelog
	debian/rules binary

test-deb: deb        ## Check the package with lintian, and try it in a bare Debian of its own (as root, needs a mirror).
	@Scripts/install-packages lintian debootstrap
	Scripts/test-deb .build/debian/circles_*.deb

bench: release bench-model  ## Whole processes against their yardsticks, as ratios in one run.
	python3 Benchmarks/processes.py $(RELEASE)
	python3 Benchmarks/handoff.py $(RELEASE) $(RELEASE)-share
	python3 Benchmarks/lists.py $(RELEASE)

bench-extraction: release $(VENV)/extraction  ## The built-in rules on dialogues, beside dateparser, and their time; ERRORS=1 lists single errors.
	$(VENV)/bin/python Benchmarks/extraction/run.py $(RELEASE) --set known --dateparser $(if $(ERRORS),--errors)
	for set in unseen fresh third fourth fifth sixth seventh eighth ninth tenth; do \
	    $(VENV)/bin/python Benchmarks/extraction/run.py $(RELEASE) --set $$set --dateparser || exit 1; \
	done
	swift build $(RELEASE_FLAGS) --product extraction-lab
	for set in $(filter-out requirements known unseen fresh third fourth fifth sixth seventh eighth ninth tenth, \
	        $(basename $(notdir $(wildcard Benchmarks/extraction/*.txt)))); do \
	    $(VENV)/bin/python Benchmarks/extraction/run.py $(dir $(RELEASE))extraction-lab --lab --set $$set || exit 1; \
	done
	for vocabulary in first second third fourth; do \
	    $(VENV)/bin/python Benchmarks/extraction/plain.py $(dir $(RELEASE))extraction-lab --vocabulary $$vocabulary || exit 1; \
	done
	$(VENV)/bin/python Benchmarks/extraction/run.py $(dir $(RELEASE))extraction-lab --time 200,2000

$(VENV)/extraction: Benchmarks/extraction/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

bench-matching: release $(VENV)/matching  ## The matcher against the naive rule and popular scores.
	$(VENV)/bin/python Benchmarks/matching/run.py --circles $(RELEASE)
	$(VENV)/bin/python Benchmarks/matching/speed.py --circles $(RELEASE)
	CIRCLES_BENCH=1 $(OPTIMISED_TEST) --filter IndexCostTests

bench-reading: release pictures-tools  ## Reading against tesseract and RapidOCR; SEED=N, PICTURES=DIR for others with their truth.
	python3 Benchmarks/reading/run.py $(RELEASE) $(PICTURES) $(if $(SEED),--seed $(SEED)) --speed $(READING_FLAGS)

ablate-reading: packages pictures-tools  ## What each layout rule is worth; SETS="DIR…" for others than drawn ones.
	swift build -c release --product reading-lab
	python3 Benchmarks/reading/draw-sets $(READING_SETS)
	python3 Benchmarks/reading/ablate.py .build/release/reading-lab $(or $(SETS),$(READING_SETS))

fit-reading: packages $(VENV)/fit   ## Fit what tells the pieces of pages of rows; SETS="DIR…", drawn ones with pages.jsonl in each.
	swift build -c release --product reading-lab
	$(VENV)/bin/python Benchmarks/reading/fit.py .build/release/reading-lab Sources/CirclesCore/Resources/row-weights.txt $(SETS)
	$(VENV)/bin/python Benchmarks/reading/fit_trees.py .build/release/reading-lab Sources/CirclesCore/Resources/row-trees.txt $(SETS)

$(VENV)/fit: Benchmarks/reading/requirements-fit.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

bench-filing: release pictures-tools  ## From drawn screenshots to the right person of a book; SEED=N.
	python3 Benchmarks/filing/run.py $(RELEASE) $(if $(SEED),--seed $(SEED)) -v

pictures-tools: packages ## What drawing pictures needs: Chromium and fonts.
	@Benchmarks/reading/prepare

rapidocr: $(VENV)/rapidocr  ## RapidOCR for `make bench-reading` (needs PyPI, 300 MB).

$(VENV)/rapidocr: Benchmarks/reading/requirements-rapidocr.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

bench-contacts: release $(VENV)/contacts  ## Importing a hundred thousand contacts against vobject's parsing of a tenth.
	$(VENV)/bin/python Benchmarks/contacts/run.py --circles $(RELEASE)

$(VENV)/contacts: Benchmarks/contacts/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet -r $<
	touch $@

bench-model: release  ## Many captures at once with a model, and what the stage itself costs.
	python3 Benchmarks/model.py $(RELEASE)
	CIRCLES_BENCH=1 $(OPTIMISED_TEST) --filter StageCostTests

$(VENV)/matching: Benchmarks/matching/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

# Reading has limits of processor time, which a sanitizer would use up.
SANITIZED := -Xswiftc -DSANITIZED

sanitize: packages   ## All tests under the thread and the address sanitizer.
	CIRCLES_SLOWER=20 TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.supp swift test --sanitize=thread \
	    $(SANITIZED) --scratch-path .build/thread $(FEW_AT_ONCE)
	CIRCLES_SLOWER=20 ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address $(SANITIZED) --disable-xctest \
	    --scratch-path .build/address $(FEW_AT_ONCE)

fuzz-images: packages ## Damaged pictures of every format under the address sanitizer; ROUNDS=400, SEED=1.
	CIRCLES_FUZZ_ROUNDS=$(or $(ROUNDS),400) CIRCLES_FUZZ_SEED=$(or $(SEED),1) ASAN_OPTIONS=detect_leaks=0 swift test \
	    --sanitize=address $(SANITIZED) --disable-xctest --scratch-path .build/address --filter FuzzedPictureTests

test-memory: release  ## Memory stays flat over 500 pictures in one process.
	python3 Benchmarks/memory.py $(RELEASE)

fuzz-contacts:       ## Fuzz the readers of address books under the address sanitizer; SECONDS=600.
	Scripts/fuzz-contacts $(or $(SECONDS),600)

test-carddav: packages  ## docs/carddav.md with a real server on loopback (needs PyPI).
	swift build --product circles
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet radicale==$(RADICALE) vdirsyncer==$(VDIRSYNCER)
	Scripts/test-carddav .build/debug/circles $(VENV)

test-peers: packages ## The model clients against Google's own types and a stand-in for Gemini (needs PyPI).
	rm -f $(REQUESTS)
	CIRCLES_REQUEST_LOG=$(REQUESTS) swift test --filter 'CirclesLLMTests|ModelTests|ModelChainTests|ModelCostTests'
	CI=true Scripts/check-peers $(VENV) $(REQUESTS)

FAULTS := .build/faults
test-faults: packages ## Kill, power cut, full disk and the like at every call of the hand-off; ONLY=WORD for some.
	swift build --product circles
	swift build --product circles-share
	mkdir -p $(FAULTS)
	cc -shared -fPIC -O1 -Wall -Wextra -o $(FAULTS)/shim.so Tests/faults/fault_shim.c -ldl
	python3 Tests/faults/faults.py $(FAULTS)/shim.so .build/debug --only "$(ONLY)"
	python3 Tests/faults/crowd.py .build/debug 60 200
	CIRCLES_BUSY_SECONDS=60 swift test --filter BusyHomeTests

test-server: packages $(VENV)/server  ## The server as phones, strangers, slow clients, kills and schemathesis meet it (needs PyPI).
	@Scripts/install-packages zbar-tools
	swift build --product circles
	$(VENV)/bin/python Tests/server/phone.py .build/debug/circles
	python3 Tests/server/hostile.py .build/debug/circles --only "$(ONLY)"
	$(VENV)/bin/python Tests/server/described.py .build/debug/circles $(VENV)/bin/schemathesis

$(VENV)/server: Tests/server/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

test-mcp: packages $(VENV)/mcp  ## The agents' protocol with its official Python client and hostile input; ONLY=WORD (needs PyPI).
	swift build --product circles
	$(VENV)/bin/python Tests/mcp/client.py .build/debug/circles "$(ONLY)"

$(VENV)/mcp: Tests/mcp/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

test-browser: packages $(VENV)/browser  ## The pages in a real Chromium: by keyboard, by mouse, without script, on a phone; ONLY=WORD (needs PyPI).
	@Scripts/install-packages chromium
	swift build --product circles
	$(VENV)/bin/python Tests/browser/suite.py .build/debug/circles "$(ONLY)"

test-scale: packages  ## Machines that share PostgreSQL, while each is killed, stopped, cut off or replaced; CAPTURES=N, SEED=N.
	@Scripts/install-packages libpq5 postgresql iproute2 pgbouncer
	swift build --product circles
	python3 Tests/scale/scale.py .build/debug $(or $(CAPTURES),5000) $(or $(SEED),1)
	python3 Tests/scale/failover.py .build/debug --only "$(ONLY)"

test-s3: packages $(VENV)/scale  ## Pictures in a bucket, as moto has one, which checks every signature (needs PyPI).
	@Scripts/install-packages libpq5 postgresql
	swift build --product circles
	$(VENV)/bin/python Tests/scale/bucket.py .build/debug

$(VENV)/scale: Tests/scale/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

screenshots: packages $(VENV)/browser  ## Pictures of every page for the README and to look at, in .build/screenshots.
	@Scripts/install-packages chromium
	swift build --product circles
	$(VENV)/bin/python Tests/browser/pictures.py .build/debug/circles .build/screenshots docs/images

$(VENV)/browser: Tests/browser/requirements.txt
	test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet -r $<
	touch $@

bench-server: release  ## Uploads, texts and lists of the server against their yardsticks, as ratios in one run.
	python3 Benchmarks/server.py $(RELEASE)

bench-scale: release  ## Workers and servers on one PostgreSQL: two against one, its time and round trips a capture, as ratios in one run.
	@Scripts/install-packages libpq5 postgresql
	python3 Benchmarks/scale.py $(RELEASE) --only "$(ONLY)"

goldens: packages    ## Write the goldens anew.
	UPDATE_GOLDEN=1 swift test --filter 'GoldenPageTests|GoldenRegionTests'
	UPDATE_GOLDEN=1 swift test --skip-build --filter 'GoldenStageTests|GoldenStoreTests'

help-reference: packages  ## Write docs/commands.md anew from the command's own help.
	swift build --product circles
	swift build --product circles-share
	Scripts/help-reference .build/debug/circles

clean:
	rm -rf .build
