#!/usr/bin/env python3
"""Servers and workers on one PostgreSQL, while everything is killed: nothing that was acknowledged is lost, nothing is there twice.

usage: scale.py FOLDER [CAPTURES [SEED]]      FOLDER holds circles

Two servers that only accept, three workers, each with a home of its own. Clients hand texts over, with a key for each; what was
not acknowledged is handed over again, to the other server. Meanwhile, at random: a worker or a server is killed (SIGKILL) and
begun anew, the database is stopped at once and started again, a connection is cut by the server, a worker is stopped (SIGSTOP)
for longer than its lease and goes on.
"""

import collections
import json
import random
import signal
import sys
import threading
import time
import uuid

from cluster import Cluster, hand_over

CAPTURES = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
CLIENTS = 8
PEOPLE = 20
# Longer than a worker may hold a capture without renewing its lease.
LONGER_THAN_A_LEASE = 65


class Chaos(threading.Thread):
    """Breaks something every second or two."""

    def __init__(self, cluster, workers, dice):
        super().__init__(daemon=True)
        self.cluster, self.workers, self.dice = cluster, workers, dice
        self.count, self.stopped, self.is_over = collections.Counter(), [], threading.Event()

    def run(self):
        while not self.is_over.wait(self.dice.uniform(0.5, 2.0)):
            what = self.dice.choices(
                ["worker", "server", "connection", "database", "stop"], [6, 3, 6, 1, 1])[0]
            getattr(self, what)()

    def worker(self):
        one = self.dice.choice([one for one in self.workers if one not in [held for held, _ in self.stopped]])
        one.kill()
        one.start()
        self.count["worker killed"] += 1

    def server(self):
        one = self.dice.choice(self.cluster.servers)
        one.kill()
        one.start()
        self.count["server killed"] += 1

    def connection(self):
        try:
            backends = self.cluster.postgres.backends()
            if backends:
                self.cluster.postgres.sql(f"SELECT pg_terminate_backend({self.dice.choice(backends)})", "postgres", "postgres")
                self.count["connection cut"] += 1
        except RuntimeError:
            pass

    def database(self):
        self.cluster.postgres.stop("immediate")
        time.sleep(self.dice.uniform(0, 2))
        self.cluster.postgres.start()
        self.count["database killed"] += 1

    def stop(self):
        if self.stopped:
            return
        one = self.dice.choice(self.workers)
        one.running.send_signal(signal.SIGSTOP)
        held = (one, time.time() + LONGER_THAN_A_LEASE)
        self.stopped.append(held)
        self.count["worker stopped beyond its lease"] += 1
        threading.Thread(target=self.go_on, args=[held], daemon=True).start()

    def go_on(self, held):
        time.sleep(max(0, held[1] - time.time()))
        held[0].running.send_signal(signal.SIGCONT)
        self.stopped.remove(held)


def main():
    dice = random.Random(SEED)
    with Cluster(sys.argv[1]) as cluster:
        first = cluster.environment()
        for number in range(PEOPLE):
            cluster.run(first, "contacts", "add", f"Person {chr(65 + number)}ova")
        token = json.loads(cluster.run(first, "devices", "add", "Clients", "--json"))["token"]
        servers = [cluster.server(), cluster.server()]
        workers = [cluster.worker() for _ in range(3)]
        numbers, lock = iter(range(CAPTURES)), threading.Lock()
        acknowledged, repeats = {}, collections.Counter()

        def client():
            while True:
                with lock:
                    number = next(numbers, None)
                if number is None:
                    return
                text = f"Person {chr(65 + number % PEOPLE)}ova\nthis is message {number} and no other"
                key, turn = str(uuid.uuid4()), number
                while number not in acknowledged:
                    try:
                        acknowledged[number] = hand_over(
                            servers[turn % 2].url, token, text.encode(), "text/plain", key, 40)
                    except Exception as failure:  # Whatever it was, nothing was acknowledged.
                        repeats[type(failure).__name__] += 1
                        turn += 1
                        time.sleep(0.2)

        chaos = Chaos(cluster, workers, dice)
        chaos.start()
        begun = time.time()
        clients = [threading.Thread(target=client) for _ in range(CLIENTS)]
        for one in clients:
            one.start()
        for one in clients:
            one.join()
        accepted = time.time() - begun
        while time.time() - begun < max(accepted * 1.2, LONGER_THAN_A_LEASE + 10):
            time.sleep(1)
        chaos.is_over.set()
        chaos.join()
        while chaos.stopped:
            time.sleep(1)
        waiting, end = None, time.time() + 600
        while waiting != 0 and time.time() < end:
            time.sleep(1)
            waiting = int(cluster.postgres.rows("SELECT count(*) FROM capture WHERE state <> 'filed'")[0][0])
        print(f"{CAPTURES} captures, accepted in {accepted:.0f} s, filed after {time.time() - begun:.0f} s; "
              + ", ".join(f"{count} × {what}" for what, count in sorted(chaos.count.items())))
        print("handed over again:", dict(repeats))
        failures = judge(cluster.postgres, acknowledged)
        print("none lost, none twice" if not failures else "\n".join(failures))
        return 1 if failures else 0


def judge(postgres, acknowledged):
    failures = []
    outcomes = collections.defaultdict(set)
    for capture, interaction in postgres.rows("SELECT capture_id, interaction_id FROM interaction_capture"):
        outcomes[capture].add(interaction)
    notes = dict(postgres.rows("SELECT capture_id, state FROM inbox_note"))
    states = dict(postgres.rows("SELECT id, state FROM capture"))
    for number in range(CAPTURES):
        capture = acknowledged.get(number)
        if capture not in states:
            failures.append(f"{number}: lost")
        elif states[capture] != "filed":
            failures.append(f"{number}: still {states[capture]}")
        elif len(outcomes[capture]) + (notes.get(capture) == "open") != 1:
            failures.append(f"{number}: {len(outcomes[capture])} interactions, note {notes.get(capture)}")
    if len(set(acknowledged.values())) != CAPTURES or len(states) != CAPTURES:
        failures.append(f"{len(set(acknowledged.values()))} ids and {len(states)} captures for {CAPTURES}")
    told = collections.Counter(
        row[0] for row in postgres.rows(
            "SELECT substring(message ->> 'text' from 'message [0-9]+') FROM interaction, "
            "json_array_elements(CAST(messages AS json)) AS message"))
    failures += [f"{what} is told {count} times" for what, count in told.items() if what and count != 1]
    wrong = postgres.rows(
        "SELECT count(*) FROM participant JOIN contact ON contact.id = contact_id JOIN interaction ON interaction.id = "
        "interaction_id WHERE contact.name <> label AND label <> ''")
    if wrong != [["0"]]:
        failures.append(f"{wrong[0][0]} filed under another name")
    return failures[:20]


sys.exit(main())
