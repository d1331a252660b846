#!/usr/bin/env python3
"""What machines and networks do to each other, once each: nothing that was acknowledged is lost, nothing is there twice.

usage: failover.py FOLDER [--only WORD] [--captures N]      FOLDER holds circles

frozen    a connection's process at the database stops (SIGSTOP), between transactions and within one
link      a worker on a host of its own (a network namespace) is cut off for longer than its lease, while it works (needs root)
proxy     PgBouncer between the machines and the database, which gives each transaction any of a few connections
standby   the primary of two database servers is killed, and its synchronous standby promoted
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time

from cluster import Cluster, free_port
from handing import Clients, filed, judge, names

CAPTURES = int(sys.argv[sys.argv.index("--captures") + 1]) if "--captures" in sys.argv else 300
ONLY = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
# Longer than a worker may hold a capture without renewing its lease.
LONGER_THAN_A_LEASE = 65
# Seconds after which a call to the database is given up, and a few for what comes then.
DEADLINE = 30


def begin(cluster, address=None):
    """The contacts, and the token that clients have."""
    first = cluster.environment(address)
    for name in names():
        cluster.run(first, "contacts", "add", name)
    return json.loads(cluster.run(first, "devices", "add", "Clients", "--json"))["token"]


def eventually(condition, seconds):
    end = time.time() + seconds
    while time.time() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def ended(postgres, acknowledged, count):
    """Waits for the work and judges it."""
    filed(postgres)
    return judge(postgres, acknowledged, count)


# MARK: - A frozen backend


def backend(postgres, condition):
    """The process of a connection, stopped; None when none is so."""
    found = postgres.sql(
        f"SELECT pid FROM pg_stat_activity WHERE usename = 'circles' AND pid <> pg_backend_pid() AND {condition} LIMIT 1",
        "postgres", "postgres")
    if not found:
        return None
    pid = int(found[0][0])
    os.kill(pid, signal.SIGSTOP)
    return pid


def frozen(cluster):
    token = begin(cluster)
    servers = [cluster.server(), cluster.server()]
    for _ in range(2):
        cluster.worker()
    half = CAPTURES // 2
    failures, acknowledged = [], {}
    # Between transactions: whoever has the connection gives the call up after its deadline, and all goes on meanwhile.
    clients = Clients(servers, token, half, pause=0.05, acknowledged=acknowledged)
    time.sleep(1)
    stopped = []
    eventually(lambda: stopped.append(backend(cluster.postgres, "state = 'idle'")) or stopped[-1], 5)
    pid = stopped[-1]
    if pid is None:
        failures.append("no connection was idle")
    at = time.time()
    clients.join()
    print(f"frozen while idle: all of {half} accepted {time.time() - at:.0f} s later, the process still stopped")
    if not filed(cluster.postgres, 120):
        failures.append("nothing was filed while an idle connection was frozen")
    if pid:
        os.kill(pid, signal.SIGCONT)
    # Within a transaction, which may hold the account's row: nobody writes until the database goes on, and then everybody.
    clients = Clients(servers, token, CAPTURES - half, first=half, pause=0.05, acknowledged=acknowledged)
    stopped.clear()
    eventually(lambda: stopped.append(backend(
        cluster.postgres, "state IN ('active', 'idle in transaction') AND backend_xid IS NOT NULL")) or stopped[-1], 20)
    pid = stopped[-1]
    if pid is None:
        failures.append("no connection was in a transaction")
    else:
        time.sleep(DEADLINE + 10)
        os.kill(pid, signal.SIGCONT)
    at = time.time()
    clients.join()
    print(f"frozen while writing, for {DEADLINE + 10} s: all accepted {time.time() - at:.0f} s after that; "
          f"handed over again: {dict(clients.repeats)}")
    return failures + ended(cluster.postgres, acknowledged, CAPTURES)


# MARK: - A cut link


class Host:
    """A host of its own: a network namespace with one link to this one."""

    def __init__(self, name):
        self.name, self.link = name, f"{name}-a"
        self.here, self.there = "10.213.77.1", "10.213.77.2"
        self.ip("netns", "add", name)
        self.ip("link", "add", self.link, "type", "veth", "peer", "name", f"{name}-b", "netns", name)
        self.ip("addr", "add", f"{self.here}/30", "dev", self.link)
        self.ip("link", "set", self.link, "up")
        self.inside("ip", "addr", "add", f"{self.there}/30", "dev", f"{name}-b")
        self.inside("ip", "link", "set", f"{name}-b", "up")
        self.inside("ip", "link", "set", "lo", "up")

    def ip(self, *arguments):
        subprocess.run(["ip", *arguments], check=True, capture_output=True)

    def inside(self, *command):
        self.ip("netns", "exec", self.name, *command)

    def cut(self):
        self.ip("link", "set", self.link, "down")

    def mend(self):
        self.ip("link", "set", self.link, "up")

    def remove(self):
        self.ip("netns", "delete", self.name)


def link(cluster):
    if os.geteuid() != 0 or not shutil.which("ip"):
        print("link: skipped, it needs root and ip (iproute2)")
        return []
    try:
        host = Host(f"circles{os.getpid() % 10000}")
    except subprocess.CalledProcessError as failure:
        print(f"link: skipped, no network namespace can be made here: {failure.stderr.decode().strip()}")
        return []
    try:
        return cut_off(cluster, host)
    finally:
        host.remove()


def held(postgres, worker):
    """Captures that are claimed, by whom."""
    return [row for row in postgres.rows("SELECT capture_id, claimed_by FROM work WHERE claimed_by IS NOT NULL")
            if not worker or row[1].split(" ")[0] == worker]


def cut_off(cluster, host):
    postgres = cluster.postgres
    with open(postgres.folder / "data/pg_hba.conf", "a") as rules:
        rules.write(f"host all all {host.there}/32 scram-sha-256\n")
    postgres.options += f" -c listen_addresses=127.0.0.1,{host.here}"
    postgres.stop("fast")
    postgres.start()
    token = begin(cluster)
    servers = [cluster.server(), cluster.server()]
    far = cluster.environment(f"postgres://circles:secret@{host.here}:{postgres.port}/circles")
    far_worker = cluster.start("work", environment=far, within=["ip", "netns", "exec", host.name])
    clients = Clients(servers, token, CAPTURES, pause=0.02)
    # It is cut off while it holds a capture; the only one that works, so nobody else holds any.
    if not eventually(lambda: held(postgres, None), 60):
        return ["the worker behind the link took nothing"]
    host.cut()
    time.sleep(0.5)
    cut = time.time()
    lost = held(postgres, None)
    near_worker = cluster.worker()
    acknowledged = clients.join()
    failures = []
    # What it held is free when its lease is over, and taken by the other one.
    if not filed(postgres, LONGER_THAN_A_LEASE + 60):
        failures.append("what a worker held that was cut off is not taken over")
    print(f"link cut while {len(lost)} captures were claimed; all filed {time.time() - cut:.0f} s later")
    time.sleep(max(0, cut + LONGER_THAN_A_LEASE - time.time()))
    host.mend()
    near_worker.kill()
    # It works again, alone.
    Clients(servers, token, 50, first=CAPTURES, acknowledged=acknowledged).join()
    mended = time.time()
    failures += ended(postgres, acknowledged, CAPTURES + 50)
    print(f"link mended: 50 more filed by the worker behind it {time.time() - mended:.0f} s later")
    if far_worker.running.poll() is not None:
        failures.append("the worker behind the link ended")
    return failures


# MARK: - Failover


class Standby:
    """A copy of a server's, which has what it commits before anybody is told."""

    def __init__(self, primary):
        self.primary, self.folder, self.port = primary, primary.folder.parent / "standby", free_port()
        self.folder.mkdir(mode=0o755)
        if primary.prefix:
            shutil.chown(self.folder, "postgres")
        origin = f"host=127.0.0.1 port={primary.port} user=postgres password=secret application_name=standby"
        subprocess.run(
            [*primary.prefix, str(primary.programs / "pg_basebackup"), "-D", f"{self.folder}/data", "-d", origin, "-R", "-c", "fast"],
            check=True, capture_output=True, cwd="/")
        self.options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        self.control("-w", "-l", f"{self.folder}/log", "-o", self.options, "start")
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'", "postgres", "postgres")
        primary.sql("SELECT pg_reload_conf()", "postgres", "postgres")

    def control(self, *arguments):
        subprocess.run(
            [*self.primary.prefix, str(self.primary.programs / "pg_ctl"), "-D", f"{self.folder}/data", *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def promote(self):
        self.control("-w", "promote")

    def stop(self):
        self.control("-w", "-m", "immediate", "stop")


def standby(cluster):
    postgres = cluster.postgres
    second = Standby(postgres)
    try:
        return failed_over(cluster, second)
    finally:
        second.stop()


def failed_over(cluster, second):
    postgres = cluster.postgres
    is_synchronous = eventually(lambda: postgres.sql(
        "SELECT sync_state FROM pg_stat_replication", "postgres", "postgres") == [["sync"]], 20)
    failures = [] if is_synchronous else ["the standby is not synchronous"]
    both = (f"postgres://circles:secret@127.0.0.1:{postgres.port},127.0.0.1:{second.port}/circles"
            "?target_session_attrs=read-write")
    token = begin(cluster, both)
    machine = cluster.environment(both)
    print("before:", promise(cluster, machine))
    servers = [cluster.server(environment=cluster.environment(both)) for _ in range(2)]
    for _ in range(2):
        cluster.worker(environment=cluster.environment(both))
    clients = Clients(servers, token, CAPTURES)
    eventually(lambda: len(clients.acknowledged) >= CAPTURES // 2, 300)
    postgres.stop("immediate")
    at, known = time.time(), len(clients.acknowledged)
    second.promote()
    postgres.port = second.port
    acknowledged = clients.join()
    print(f"primary killed after {known} of {CAPTURES}, standby promoted; all accepted {time.time() - at:.0f} s later; "
          f"handed over again: {dict(clients.repeats)}")
    failures += ended(postgres, acknowledged, CAPTURES)
    print("after:", promise(cluster, machine))
    return failures


# MARK: - A proxy


def proxy(cluster):
    port, folder, postgres = free_port(), cluster.folder / "proxy", cluster.postgres
    folder.mkdir(mode=0o755)
    (folder / "users").write_text('"circles" "secret"\n')
    (folder / "settings").write_text(
        f"[databases]\ncircles = host=127.0.0.1 port={postgres.port} dbname=circles\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = scram-sha-256\n"
        f"auth_file = {folder}/users\npool_mode = transaction\ndefault_pool_size = 4\n")
    running = subprocess.Popen(
        [*postgres.prefix, "pgbouncer", "-q", f"{folder}/settings"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = postgres.address(port)
        if not eventually(lambda: subprocess.run(["pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode == 0, 20):
            return ["PgBouncer does not answer"]
        token = begin(cluster, address)
        servers = [cluster.server(environment=cluster.environment(address)) for _ in range(2)]
        for _ in range(3):
            cluster.worker(environment=cluster.environment(address))
        failures = ended(postgres, Clients(servers, token, CAPTURES).join(), CAPTURES)
        machines = len(cluster.processes)
        print(f"{machines} machines over 4 connections of PgBouncer's")
        return failures
    finally:
        running.terminate()
        running.wait()


def promise(cluster, environment):
    """What the checkup says of the database."""
    told = subprocess.run([cluster.circles, "doctor"], env=environment, capture_output=True, text=True).stdout
    return next((line.strip() for line in told.splitlines() if "what is accepted" in line), "nothing")


def main():
    failures = []
    for measure in (frozen, link, proxy, standby):
        if ONLY not in measure.__name__:
            continue
        with Cluster(sys.argv[1]) as cluster:
            found = measure(cluster)
        print(f"{measure.__name__}: " + ("none lost, none twice" if not found else "\n".join(found)), flush=True)
        failures += found
    return 1 if failures else 0


sys.exit(main())
