#!/usr/bin/env python3
"""Machines that share PostgreSQL against their yardsticks, as ratios in one run: scale.py CIRCLES [--only WORD]

A PostgreSQL of its own is started in a temporary folder; workers and servers are processes with homes of their own. How often a
worker asks and how long it waits for answers is counted by a relay between the two. Only the standard library is needed.
"""

import contextlib
import http.server
import json
import os
import pathlib
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import zlib

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "Tests/scale"), str(HERE)]
from cluster import Cluster, free_port, hand_over
from round_trips import Relay, transactions

PROGRAMS = pathlib.Path(sys.argv[1]).resolve().parent
ONLY = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
ROUNDS = 5
PICTURES = sorted(
    path for path in (HERE.parent / "Fixtures/screenshots").iterdir() if path.suffix.lower() in (".png", ".jpg"))
TEXTS = 300
PEOPLE = 20
WAITING = 10_000


def row(what, reached, wanted=""):
    print(f"| {what} | {reached} | {wanted} |", flush=True)


def book(cluster):
    """Cards of those whom the texts name, and those on the pictures."""
    expected = [json.loads(line) for line in (HERE.parent / "Fixtures/screenshots/expected.jsonl").read_text().splitlines()]
    names = [f"Person {chr(65 + number)}ova" for number in range(PEOPLE)]
    names += sorted({one["contact"] for one in expected if one["contact"]})
    path = cluster.folder / "book.vcf"
    path.write_text("".join(f"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:{name}\r\nEND:VCARD\r\n" for name in names))
    return path


@contextlib.contextmanager
def accepting(cluster, account, address=None):
    """Takes what is handed over, for an account of its own; yields how, and the account's environment."""
    environment = cluster.environment(address, account)
    cluster.run(environment, "contacts", "import", str(book(cluster)))
    token = json.loads(cluster.run(environment, "devices", "add", "Clients", "--json"))["token"]
    server = cluster.server(environment=environment)
    yield lambda body, kind: hand_over(server.url, token, body, kind), environment
    server.end()


def texts(give, count):
    for number in range(count):
        person = f"Person {chr(65 + number % PEOPLE)}ova"
        give(f"{person}\nsee you on Friday at 18:00 for squash, this is message {number}".encode(), "text/plain")


def pictures(give, times):
    """Each fixture so often; what is behind a picture's end is not looked at, but tells one from the other."""
    for turn in range(times):
        for path in PICTURES:
            give(path.read_bytes() + b"%06d" % turn, "image/png" if path.suffix.lower() == ".png" else "image/jpeg")


def worked(cluster, account, workers, address=None):
    """Seconds until so many workers have nothing left to do."""
    machines = [cluster.environment(address, account) for _ in range(workers)]
    begun = time.monotonic()
    running = [
        subprocess.Popen([cluster.circles, "work", "--once", "--quiet"], env=one, stdout=subprocess.DEVNULL) for one in machines]
    for one in running:
        if one.wait():
            raise SystemExit("a worker failed")
    return time.monotonic() - begun


def two_workers(cluster):
    times = {1: [], 2: []}
    for turn in range(ROUNDS):
        for workers in (1, 2) if turn % 2 else (2, 1):
            account = f"pictures {turn} {workers}"
            with accepting(cluster, account) as (give, _):
                pictures(give, 2)
            times[workers].append(worked(cluster, account, workers))
    ratios = sorted(one / two for one, two in zip(times[1], times[2]))
    row(f"two workers of one's speed, the {len(PICTURES)} fixtures twice: median of {ROUNDS} ({ratios[0]:.2f} to {ratios[-1]:.2f})",
        f"{statistics.median(ratios):.2f} ×", "≥ 1.8 ×")
    row("a picture, one worker and two", " and ".join(
        f"{statistics.median(times[one]) / len(PICTURES) / 2 * 1000:.0f} ms" for one in (1, 2)))


def worked_through(relay, cluster, account):
    """What a worker asked while it worked off all that waits, without what any start asks."""
    address = cluster.postgres.address(relay.port)
    worked(cluster, account, 1, address)
    done = relay.taken()
    worked(cluster, account, 1, address)
    return done, relay.taken()


def round_trips(cluster):
    relay = Relay(cluster.postgres.port)
    for kind, fill, count in (("text", lambda give: texts(give, TEXTS), TEXTS),
                              ("picture", lambda give: pictures(give, 1), len(PICTURES))):
        with accepting(cluster, kind) as (give, _):
            fill(give)
        # As the server itself does, within a minute of so many new rows.
        cluster.postgres.sql("ANALYZE", "postgres")
        done, start = worked_through(relay, cluster, kind)
        parses = sum(trip.is_parse for trip in done)
        trips = (len(done) - len(start) - (parses - sum(trip.is_parse for trip in start))) / count
        seconds = (sum(trip.seconds for trip in done) - sum(trip.seconds for trip in start)) / count
        row(f"the store's time a {kind}, over loopback", f"{seconds * 1000:.1f} ms", "≤ 15 ms")
        row(f"round trips a {kind} (and once a connection, to parse: {parses})", f"{trips:.1f}", "≤ 40")
        if "--list" in sys.argv:
            listed(kind, done, count)


def listed(kind, trips, count):
    """Which statements they are."""
    counts, seconds = {}, {}
    for trip in trips:
        what = ("parse: " if trip.is_parse else "") + trip.sql
        counts[what] = counts.get(what, 0) + 1
        seconds[what] = seconds.get(what, 0) + trip.seconds
    for what, number in sorted(counts.items(), key=lambda one: -one[1]):
        if not what.startswith("parse: "):
            print(f"    {kind}: {number / count:6.2f} a capture, {seconds[what] / number * 1000:6.2f} ms: {what[:900]}")


class Silence(http.server.BaseHTTPRequestHandler):
    """A model that says nothing for longer than a lease goes without being renewed, and then that it cannot be used."""

    def do_POST(self):
        time.sleep(33)
        self.send_error(401)

    def log_message(self, *_):
        pass


def milliseconds(whole):
    """Without what is asked once a connection."""
    return sum(trip.seconds for trip in whole if not trip.is_parse) * 1000


def queue(trips):
    """Milliseconds of each claim, renewal and finish."""
    found = {"claim": [], "renewal": [], "finish": []}
    for whole in transactions(trips):
        told = [trip.sql for trip in whole]
        if any("INSERT INTO work" in sql for sql in told):
            found["claim"].append(milliseconds(whole))
        elif any("UPDATE work SET lease_until" in sql for sql in told):
            found["renewal"].append(milliseconds(whole))
        else:
            # It is a part of the transaction that files, and of a round trip in which more is done.
            ends = [trip for trip in whole if "DELETE FROM work" in trip.sql and not trip.is_parse]
            if ends:
                found["finish"].append(milliseconds(ends))
    return found


def claims(cluster):
    relay = Relay(cluster.postgres.port)
    address = cluster.postgres.address(relay.port)
    with accepting(cluster, "claims") as (give, environment):
        texts(give, 100)
    found = queue(worked_through(relay, cluster, "claims")[0])
    # Renewals: of captures that a silent model holds up, each by a worker that began at a time of its own.
    model = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Silence)
    threading.Thread(target=model.serve_forever, daemon=True).start()
    with accepting(cluster, "renewals") as (give, _):
        texts(give, 4)
    slow = [
        {**cluster.environment(address, "renewals"), "CIRCLES_MODEL": "openai:silent",
         "CIRCLES_OPENAI_URL": f"http://127.0.0.1:{model.server_port}/v1"} for _ in range(4)]
    running = []
    for one in slow:
        running.append(subprocess.Popen(
            [cluster.circles, "work", "--once", "--quiet"], env=one, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        time.sleep(1.5)
    for one in running:
        one.wait()
    model.shutdown()
    found["renewal"] = queue(relay.taken())["renewal"]
    medians = {what: statistics.median(values) for what, values in found.items()}
    row("claim, one renewal and finish a capture: " + ", ".join(f"{what} {value:.1f}" for what, value in medians.items()),
        f"{sum(medians.values()):.1f} ms", "≤ 5 ms")
    row(f"a claim with {WAITING:,} waiting", f"{among_many(cluster, relay, address):.1f} ms")


def among_many(cluster, relay, address):
    """Of copies of one capture, which are taken until some are done."""
    with accepting(cluster, "many") as (give, _):
        texts(give, 1)
    account = cluster.postgres.sql("SELECT id FROM account WHERE name = 'many'")[0][0]
    cluster.postgres.sql(
        f"SET ROLE circles_app; SET circles.account = '{account}'; "
        "INSERT INTO capture OVERRIDING USER VALUE SELECT (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'sha256', md5(n::text)))).* "
        f"FROM capture AS one, generate_series(1, {WAITING}) AS n")
    relay.taken()
    worker = cluster.start("work", "--quiet", environment=cluster.environment(address, "many"))
    time.sleep(6)
    worker.end()
    return statistics.median(queue(relay.taken())["claim"])


def small_picture():
    """A square of white, which takes no time to read."""
    def chunk(kind, data):
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))
    side = 64
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack("!IIBBBBB", side, side, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress((b"\0" + b"\xff" * side) * side)) + chunk(b"IEND", b""))


def accept(cluster):
    """300 kB by a server on SQLite and by one on PostgreSQL, in turn. The first works on them as well, so they are quickly read."""
    picture, times = small_picture(), {"SQLite": [], "PostgreSQL": []}
    relay = Relay(cluster.postgres.port)
    with accepting(cluster, "accepting", cluster.postgres.address(relay.port) if "--list" in sys.argv else None) as (give, _):
        relay.taken()
        home = tempfile.mkdtemp(dir=cluster.folder)
        alone = {"HOME": home, "CIRCLES_HOME": home, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8"}
        token = json.loads(cluster.run(alone, "devices", "add", "Clients", "--json"))["token"]
        port = free_port()
        cluster.start("serve", "--quiet", "--listen", f"127.0.0.1:{port}", environment=alone)
        url = f"http://127.0.0.1:{port}"
        for _ in range(100):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{url}/healthz").read()
                break
            time.sleep(0.05)
        ways = {"SQLite": lambda body, kind: hand_over(url, token, body, kind), "PostgreSQL": give}
        for number in range(200):
            body = picture + random.Random(number).randbytes(300_000 - len(picture))
            for engine in ("SQLite", "PostgreSQL") if number % 2 else ("PostgreSQL", "SQLite"):
                begun = time.monotonic()
                ways[engine](body, "image/png")
                times[engine].append(time.monotonic() - begun)
                time.sleep(0.05)
    if "--list" in sys.argv:
        listed("accepting", relay.taken(), 200)
    medians = {engine: statistics.median(values) * 1000 for engine, values in times.items()}
    row("accepting 300 kB, PostgreSQL of SQLite: " + ", ".join(f"{engine} {value:.1f} ms" for engine, value in medians.items()),
        f"{statistics.median(b / a for a, b in zip(times['SQLite'], times['PostgreSQL'])):.1f} ×", "≤ 3 ×")


def main():
    print("| what | reached | to reach |\n|---|---|---|")
    for measure in (claims, round_trips, accept, two_workers):
        if ONLY in measure.__name__:
            with Cluster(PROGRAMS) as cluster:
                measure(cluster)


main()
