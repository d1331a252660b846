#!/usr/bin/env python3
"""Lets `stubllm`, a stand-in for Gemini that nobody here wrote, answer the command: check-stubllm.py CIRCLES

Needs `pip install stubllm==0.1.5`. Exits with 77 where that is missing, with 1 when something is not as promised.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

try:
    from stubllm.fixtures.models import Fixture
    from stubllm.server import MockLLMServer
except ImportError:
    print("check-stubllm: stubllm is not installed, nothing was checked", file=sys.stderr)
    sys.exit(77)

GOOD = json.dumps({"summary": "as stubllm says", "confidence": 0.9, "detectedName": None, "contactID": "NONE"})
HELLO = "hello there, how are you today?"
FAILURES = []


def expect(what, is_so, details=""):
    print(("ok   " if is_so else "FAIL ") + what + ("" if is_so else f": {details}"))
    if not is_so:
        FAILURES.append(what)


class Circles:
    """The command in a home of its own, asking the stub."""

    def __init__(self, circles, server):
        self.home = tempfile.mkdtemp()
        self.circles = circles
        self.server = server
        self.environment = dict(
            os.environ, CIRCLES_HOME=self.home, CIRCLES_MODEL="gemini:stub", CIRCLES_GEMINI_URL=server.url, GEMINI_API_KEY="none")

    def run(self, *arguments):
        """Exit status, the lines of JSON, seconds."""
        start = time.perf_counter()
        done = subprocess.run([self.circles, *arguments], env=self.environment, capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        return done.returncode, lines, time.perf_counter() - start

    def answers(self, *sequence):
        self.server.replace_fixtures([Fixture(name="all", sequence=list(sequence))])

    def asked(self):
        return sum(self.server.app.state.fixture_call_counts.values())


def check(circles):
    import_hello = ("import", "--force", "--json", "--text", HELLO)

    circles.answers({"content": GOOD, "latency_ms": 300})
    status, lines, seconds = circles.run(*import_hello)
    expect("an answer after 300 ms is taken", status == 0 and lines[0]["inboxNote"]["summary"] == "as stubllm says", lines)
    expect("it is waited for", seconds >= 0.3, seconds)

    circles.answers({"http_status": 503}, {"http_status": 500}, {"content": GOOD})
    status, lines, _ = circles.run(*import_hello)
    expect("503 and 500 are tried again", status == 0 and circles.asked() == 3, (status, circles.asked()))

    circles.answers({"content": " "}, {"content": GOOD})
    status, lines, _ = circles.run(*import_hello)
    expect("a blank answer is asked for once more", status == 0 and circles.asked() == 2, (status, circles.asked()))

    circles.answers({"content": "I think it was nice."})
    status, lines, _ = circles.run(*import_hello)
    expect("prose twice is no answer", status == 69 and circles.asked() == 2, (status, circles.asked()))
    expect("the note says so", lines[0]["inboxNote"]["reason"] == "modelFailed", lines)

    circles.answers({"content": f"Here you are:\n```json\n{GOOD}\n```\nAnything else?"})
    status, lines, _ = circles.run(*import_hello)
    expect("a fenced answer among prose is found", status == 0 and lines[0]["inboxNote"]["summary"] == "as stubllm says", lines)

    circles.answers({"content": GOOD[:40], "finish_reason": "max_tokens"}, {"content": GOOD})
    status, lines, _ = circles.run(*import_hello)
    expect("an answer that was cut is asked for with more room", status == 0 and circles.asked() == 2, (status, circles.asked()))

    circles.answers({"content": "", "finish_reason": "safety"})
    status, lines, _ = circles.run(*import_hello)
    expect("a refusal is not asked again", status == 69 and circles.asked() == 1, (status, circles.asked()))

    circles.answers({"http_status": 404})
    status, lines, _ = circles.run(*import_hello)
    expect("a retired model names its setting", status == 78 and "CIRCLES_MODEL" in lines[0]["error"]["hint"], lines)
    expect("the capture waits", lines[0]["inboxNote"]["reason"] == "waitingForModel", lines)

    circles.answers({"content": GOOD})
    status, lines, _ = circles.run("retry", "--waiting", "--json")
    expect("what waited is worked off", status == 0 and [line["status"] for line in lines] == ["inbox"], lines)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: check-stubllm.py CIRCLES")
    server = MockLLMServer()
    server.start()
    circles = Circles(str(pathlib.Path(sys.argv[1]).resolve()), server)
    try:
        check(circles)
    finally:
        server.stop()
        shutil.rmtree(circles.home)
    sys.exit(1 if FAILURES else 0)


main()
