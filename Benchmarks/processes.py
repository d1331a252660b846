#!/usr/bin/env python3
"""Whole processes against their yardsticks: processes.py CIRCLES [ROUNDS [FOLDER]]

The pictures are the fixtures, or those of FOLDER. Each pair of commands is run in turn, A B A B …, so that a machine that
slows down slows both; what is printed is the median, and the median of the pairwise ratios or differences. Only the
standard library is needed.
"""

import http.server
import json
import os
import pathlib
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
CIRCLES = str(pathlib.Path(sys.argv[1]).resolve())
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 7
FOLDER = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else ROOT / "Fixtures/screenshots"


def seconds(command, environment=None):
    """Wall-clock seconds of one run; anything but success ends the benchmark."""
    start = time.perf_counter()
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    took = time.perf_counter() - start
    if done.returncode != 0:
        sys.exit(f"{command}: exit {done.returncode}: {done.stderr.decode()[:300]}")
    return took


def pair(a, b, rounds=ROUNDS):
    """Seconds of A and of B, run in turn after one round that does not count. Each is a function of no arguments."""
    a(), b()
    results = [(a(), b()) for _ in range(rounds)]
    return [first for first, _ in results], [second for _, second in results]


def row(name, ours, theirs, figure, target):
    print(f"| {name} | {statistics.median(ours) * 1000:.0f} ms | {statistics.median(theirs) * 1000:.0f} ms | {figure} | {target} |")


def imports(picture):
    """`circles import PICTURE`, each time into a home of its own, against `tesseract PICTURE -`."""
    one_thread = dict(os.environ, OMP_THREAD_LIMIT="1")

    def ours():
        home = tempfile.mkdtemp()
        try:
            return seconds([CIRCLES, "import", str(picture), "--home", home, "--quiet"])
        finally:
            shutil.rmtree(home)

    return pair(ours, lambda: seconds(["tesseract", str(picture), "-"], one_thread))


class SlowModel(http.server.BaseHTTPRequestHandler):
    """Answers after two seconds, as a remote model does."""

    answer = (ROOT / "Fixtures/gemini/success.json").read_bytes()

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        time.sleep(2)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(self.answer)))
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, *_):
        pass


def with_slow_model(picture):
    """Seconds until a screenshot is filed with a model that answers after 2 s."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), SlowModel)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = dict(
        os.environ, CIRCLES_MODEL="gemini:stub", GEMINI_API_KEY="none",
        CIRCLES_GEMINI_URL=f"http://127.0.0.1:{server.server_port}",
    )
    results = []
    for _ in range(3):
        home = tempfile.mkdtemp()
        try:
            subprocess.run([CIRCLES, "contacts", "add", "Maria Lopez", "--home", home], check=True, stdout=subprocess.DEVNULL)
            results.append(seconds([CIRCLES, "import", str(picture), "--home", home, "--quiet"], environment))
            filed = subprocess.run([CIRCLES, "timeline", "--json", "--home", home], check=True, capture_output=True).stdout
            if not filed or json.loads(filed.splitlines()[0])["summaryIsPending"]:
                sys.exit("the screenshot was not filed with the model's answer")
        finally:
            shutil.rmtree(home)
    server.shutdown()
    return results


def big_book(home, count=10_000):
    """A home with `count` contacts, put straight into the database that the program has made."""
    subprocess.run([CIRCLES, "contacts", "list", "--quiet", "--home", home], check=True, stdout=subprocess.DEVNULL)
    database = sqlite3.connect(pathlib.Path(home) / "circles.sqlite")
    now = "2024-01-01 00:00:00.000"
    with database:
        database.executemany(
            "INSERT INTO contact (id, name, is_me, created_at, updated_at) VALUES (?, ?, 0, ?, ?)",
            ((str(uuid.uuid4()), f"Given{i} Family{i * 7919 % 5000}", now, now) for i in range(count)))
    database.close()


print("| what | circles | yardstick | figure | to reach |")
print("|---|---|---|---|---|")
pictures = sorted(path for path in FOLDER.iterdir() if path.suffix.lower() in (".png", ".jpg"))
ratios = []
for picture in pictures:
    ours, theirs = imports(picture)
    ratio = statistics.median(a / b for a, b in zip(ours, theirs))
    ratios.append(ratio)
    row(f"import {picture.name} / tesseract", ours, theirs, f"{ratio:.2f} ×", "≤ 1.3 ×")
print(f"| import, all {len(ratios)} pictures: median, worst | | | {statistics.median(ratios):.2f} ×, {max(ratios):.2f} × | ≤ 1.3 × |")
ours, theirs = pair(lambda: seconds([CIRCLES, "--version"]), lambda: seconds(["/bin/true"]), 31)
extra = statistics.median(a - b for a, b in zip(ours, theirs))
row("--version / true", ours, theirs, f"+{extra * 1000:.1f} ms", "≤ +25 ms")
home = tempfile.mkdtemp()
big_book(home)
ours, theirs = pair(
    lambda: seconds([CIRCLES, "contacts", "match", "Given17 Family4623", "--home", home]), lambda: seconds([CIRCLES, "--version"]), 15)
shutil.rmtree(home)
extra = statistics.median(a - b for a, b in zip(ours, theirs))
row("contacts match, 10,000 contacts / --version", ours, theirs, f"+{extra * 1000:.1f} ms", "≤ +60 ms")
slow = with_slow_model(ROOT / "Fixtures/screenshots/imessage-maria-dark.png")
print(f"| import with a model that takes 2 s | {statistics.median(slow) * 1000:.0f} ms | | worst {max(slow):.2f} s | ≤ 3.5 s |")
