#!/usr/bin/env python3
"""The server against its yardsticks, as ratios in one run: `make bench-server`.

    python3 Benchmarks/server.py .build/release/circles [--only WORD]
"""
import concurrent.futures
import datetime
import http.client
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(__file__)
sys.path.insert(0, os.path.join(HERE, "../Tests/server"))
from client import Server

program = sys.argv[1]
only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
PICTURE = open(os.path.join(HERE, "../Fixtures/screenshots/imessage-maria-dark.png"), "rb").read()
JSON = {"Content-Type": "application/json"}


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def padded(size, number=0):
    """A picture of this size of a file: what is behind a PNG's end is not looked at."""
    return PICTURE + random.Random(number).randbytes(size - len(PICTURE))


class Client:
    """One connection that stays."""

    def __init__(self, server, token):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        self.token = token

    def ask(self, method, path, body=None, headers=None):
        self.connection.request(method, path, body, {"Authorization": f"Bearer {self.token}", **(headers or {})})
        answer = self.connection.getresponse()
        return answer.status, answer.read()


def start():
    """Ready within 300 ms."""
    times = []
    for _ in range(7):
        server = Server(program, "--quiet")
        server.run("contacts", "add", "Maria Lopez")
        times.append(server.start())
        if len(times) < 7:
            server.stop()
    time.sleep(3)
    memory = server.memory()[0]
    server.stop()
    print(f"start: ready after {percentile(times, .5) * 1000:.0f} ms (300); idle {memory / 1000:.0f} MB (60)")


def acknowledge():
    """1 MB acknowledged durably, against `cp` and `sync FILE` of the same file."""
    server = Server(program, "--quiet")
    server.start()
    client = Client(server, server.device("capture")["token"])
    folder = tempfile.mkdtemp(dir=server.home)
    ours, theirs = [], []
    for number in range(150):
        bytes_ = padded(1_000_000, number)
        source = os.path.join(folder, "source")
        open(source, "wb").write(bytes_)
        target = os.path.join(folder, f"copy{number}")
        begun = time.monotonic()
        subprocess.run(["cp", source, target], check=True)
        subprocess.run(["sync", target], check=True)
        theirs.append(time.monotonic() - begun)
        begun = time.monotonic()
        status, answer = client.ask("POST", "/api/captures", bytes_, {"Content-Type": "image/png"})
        ours.append(time.monotonic() - begun)
        assert status == 202, answer
    for share in (.5, .99):
        a, b = percentile(ours, share), percentile(theirs, share)
        print(f"1 MB acknowledged, p{share * 100:.0f}: {a * 1000:.1f} ms, cp + sync {b * 1000:.1f} ms: "
              f"{a / b:.2f} times ({3 if share == .5 else 10})")
    server.stop()


def crowd():
    """50 uploads of 20 MB at once."""
    server = Server(program, "--quiet")
    server.start()
    token = server.device("capture")["token"]
    time.sleep(1)
    before = server.memory()[0]
    bytes_ = padded(20_000_000)
    highest, done = [0], threading.Event()

    def watch():
        while not done.is_set():
            highest[0] = max(highest[0], server.memory()[0])
            time.sleep(0.02)

    watcher = threading.Thread(target=watch)
    watcher.start()

    def upload(number):
        status, answer = Client(server, token).ask(
            "POST", "/api/captures", bytes_[:-6] + b"%06d" % number, {"Content-Type": "image/png"})
        assert status == 202, answer

    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(50) as pool:
        list(pool.map(upload, range(50)))
    took = time.monotonic() - begun
    done.set()
    watcher.join()
    print(f"50 uploads of 20 MB at once: at most {highest[0] / 1000:.0f} MB (150), {before / 1000:.0f} MB before; {took:.1f} s")
    server.stop()


def texts():
    """Texts through process-screenshot, by eight clients."""
    server = Server(program, "--quiet")
    letters = "bcdfghjklmnprstvwz"
    names = [f"{a}a{b}o {b.upper()}e{a}un" for a in letters for b in letters]
    server.start()
    cards = "".join(f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name.title()}\r\nEND:VCARD\r\n" for name in names)
    status, _, answer = server.ask(
        "POST", "/api/contacts/import", server.device("full")["token"], cards.encode(), {"Content-Type": "text/vcard"})
    assert answer["summary"]["added"] == len(names), answer
    token = server.device("capture")["token"]
    times, lock = [], threading.Lock()
    end = time.monotonic() + 10

    def ask(client_number):
        client, mine, number = Client(server, token), [], 0
        while time.monotonic() < end:
            # Each conversation its own day: those of one day may be parts of one, and are held against each other.
            which = number * 8 + client_number
            day = datetime.date(2015, 1, 1) + datetime.timedelta(which % 4000)
            text = f"{names[which % len(names)].title()}\nsee you on Friday at 18:00 for squash, {which}"
            begun = time.monotonic()
            status, answer = client.ask("POST", "/api/process-screenshot",
                json.dumps({"text": text, "timestamp": f"{day}T10:00"}), JSON)
            mine.append(time.monotonic() - begun)
            assert status == 200, answer
            number += 1
        with lock:
            times.extend(mine)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"texts: {len(times) / 10:.0f} a second (500), p99 {percentile(times, .99) * 1000:.0f} ms (100)")
    server.stop()


def filled():
    """A server on 100,000 interactions and 1,000 open notes."""
    server = Server(program, "--quiet")
    server.run("contacts", "add", "Maria Lopez")
    server.run("import", "--text", "Maria Lopez\nsee you on Friday at 18:00")
    server.run("import", "--text", "Somebody Else\nhello")
    fill(os.path.join(server.home, "circles.sqlite"))
    server.start()
    return server, Client(server, server.device("full")["token"])


def pages():
    """What a browser is shown, over 100,000 interactions."""
    server, client = filled()
    contact = json.loads(client.ask("GET", "/api/contacts?limit=1")[1])["items"][0]["id"]
    talk = json.loads(client.ask("GET", "/api/interactions?limit=1")[1])["items"][0]
    note = json.loads(client.ask("GET", "/api/inbox?limit=100")[1])["items"][-1]["id"]
    for path in ["/", f"/?note={note}", "/timeline", f"/timeline?contact={contact}", f"/conversations/{talk['id']}",
                 f"/captures/{talk['captureIDs'][0]}", "/people", f"/people/{contact}", "/people/duplicates", "/activity",
                 "/search?q=squash", "/add", "/devices", "/phone", "/setup", "/privacy"]:
        times = []
        for _ in range(20):
            begun = time.monotonic()
            status, answer = client.ask("GET", path, headers={"Accept": "text/html"})
            times.append(time.monotonic() - begun)
            assert status == 200, answer
        told = path.replace(contact, "ID").replace(talk["id"], "ID").replace(talk["captureIDs"][0], "ID").replace(note, "ID")
        print(f"{told}: {percentile(times, .5) * 1000:.1f} ms (50), {len(answer) / 1000:.0f} kB (60)")
    server.stop()


def lists():
    """Lists over 100,000 interactions."""
    server, client = filled()
    contact = json.loads(client.ask("GET", "/api/contacts?limit=1")[1])["items"][0]["id"]
    for path in ["/api/inbox", "/api/interactions", f"/api/interactions?contact={contact}", f"/api/contacts/{contact}",
                 "/api/contacts", "/api/events", "/api/log"]:
        times = []
        for _ in range(20):
            begun = time.monotonic()
            status, answer = client.ask("GET", path)
            times.append(time.monotonic() - begun)
            assert status == 200, answer
        print(f"{path.replace(contact, 'ID')}: {percentile(times, .5) * 1000:.1f} ms (50)")
    server.stop()


def fill(path, count=100_000):
    """Copies of the one interaction and the one note, each its own day."""
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        def copies(table, rows, change):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            row = dict(zip(columns, db.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()))
            marks = ",".join("?" * len(columns))
            db.executemany(f"INSERT INTO {table} ({','.join(columns)}) VALUES ({marks})",
                           ([{**row, **change(n)}[c] for c in columns] for n in range(rows)))
        def identifier(kind, n):
            return f"00000000-0000-4000-{kind:04x}-{n:012x}"
        def day(n):
            return f"20{n % 20 + 5:02d}-{n // 20 % 12 + 1:02d}-{n // 240 % 28 + 1:02d} 12:00:00.000"
        copies("capture", count + 1000, lambda n: {"id": identifier(1, n), "sha256": f"{n:064x}"})
        copies("interaction", count, lambda n: {"id": identifier(2, n), "occurred_at": day(n)})
        copies("participant", count, lambda n: {"interaction_id": identifier(2, n)})
        copies("interaction_capture", count, lambda n: {"interaction_id": identifier(2, n), "capture_id": identifier(1, n)})
        copies("fact", count, lambda n: {"id": identifier(3, n), "interaction_id": identifier(2, n)})
        copies("inbox_note", 1000, lambda n: {
            "id": identifier(4, n), "capture_id": identifier(1, count + n), "created_at": day(n)})
        db.execute("ANALYZE")


for measure in (start, acknowledge, crowd, texts, lists, pages):
    if only in measure.__name__:
        measure()
