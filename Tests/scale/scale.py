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

from cluster import Cluster
from handing import Clients, filed, judge, names

CAPTURES = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
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
        for name in names():
            cluster.run(first, "contacts", "add", name)
        token = json.loads(cluster.run(first, "devices", "add", "Clients", "--json"))["token"]
        servers = [cluster.server(), cluster.server()]
        workers = [cluster.worker() for _ in range(3)]
        chaos = Chaos(cluster, workers, dice)
        chaos.start()
        begun = time.time()
        clients = Clients(servers, token, CAPTURES)
        acknowledged = clients.join()
        accepted = time.time() - begun
        while time.time() - begun < max(accepted * 1.2, LONGER_THAN_A_LEASE + 10):
            time.sleep(1)
        chaos.is_over.set()
        chaos.join()
        while chaos.stopped:
            time.sleep(1)
        filed(cluster.postgres)
        print(f"{CAPTURES} captures, accepted in {accepted:.0f} s, filed after {time.time() - begun:.0f} s; "
              + ", ".join(f"{count} × {what}" for what, count in sorted(chaos.count.items())))
        print("handed over again:", dict(clients.repeats))
        failures = judge(cluster.postgres, acknowledged, CAPTURES)
        print("none lost, none twice" if not failures else "\n".join(failures))
        return 1 if failures else 0


sys.exit(main())
