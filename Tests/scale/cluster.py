"""A PostgreSQL server and Circles' processes around it, each with a home of its own, as machines would be."""

import json
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def postgres_programs():
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        raise SystemExit("PostgreSQL is not installed: apt-get install postgresql")
    return found[-1]


class Postgres:
    """A server in a folder of its own, whose commits are on the disk when they are told."""

    def __init__(self, folder, settings=()):
        self.folder, self.port, self.programs = folder, free_port(), postgres_programs()
        folder.mkdir(mode=0o755)
        (folder / "password").write_text("secret")
        # PostgreSQL does not run as root.
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.prefix:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            os.chown(folder / "password", user.pw_uid, user.pw_gid)
        self.control(
            "initdb", "-U", "postgres", "-A", "scram-sha-256", f"--pwfile={folder}/password", "-E", "UTF8", "--locale=C")
        self.options = " ".join(
            ["-c listen_addresses=127.0.0.1", f"-c port={self.port}", f"-c unix_socket_directories={folder}"]
            + [f"-c {one}" for one in settings])
        self.start()
        self.sql("CREATE ROLE circles LOGIN CREATEROLE PASSWORD 'secret'", "postgres", "postgres")
        self.sql("CREATE DATABASE circles OWNER circles", "postgres", "postgres")

    def control(self, program, *arguments):
        subprocess.run(
            [*self.prefix, str(self.programs / program), "-D", str(self.folder / "data"), *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.control("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", self.options, "start")

    def stop(self, how="immediate"):
        self.control("pg_ctl", "-w", "-m", how, "stop")

    def address(self, port=None):
        return f"postgres://circles:secret@127.0.0.1:{port or self.port}/circles"

    def sql(self, text, user="circles", database="circles"):
        done = subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", str(self.port), "-U", user, database, "-c", text],
            env={"PATH": os.environ["PATH"], "PGPASSWORD": "secret"}, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return [line.split("|") for line in done.stdout.splitlines()]

    def rows(self, text):
        """As the owner of the tables, whom no policy lets see rows: of the account it names."""
        return self.sql(f"SET ROLE circles_app; SET circles.account = '1'; {text}")

    def backends(self):
        return [int(row[0]) for row in self.sql("SELECT pid FROM pg_stat_activity WHERE usename = 'circles' AND pid <> pg_backend_pid()")]


class Process:
    """One of Circles' programs, which can be killed and begun anew."""

    def __init__(self, command, environment, log):
        self.command, self.environment, self.log = command, environment, log
        self.start()

    def start(self):
        with open(self.log, "ab") as log:
            self.running = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def kill(self):
        self.running.send_signal(signal.SIGCONT)
        self.running.kill()
        self.running.wait()

    def end(self):
        self.running.send_signal(signal.SIGCONT)
        self.running.terminate()
        try:
            self.running.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()


class Cluster:
    def __init__(self, programs, settings=()):
        self.circles = str(pathlib.Path(programs).resolve() / "circles")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="circles-scale-"))
        self.folder.chmod(0o755)
        self.postgres = Postgres(self.folder / "postgres", settings)
        self.machines, self.processes, self.servers = 0, [], []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.processes:
            process.kill()
        try:
            self.postgres.stop()
        except subprocess.CalledProcessError:
            pass  # It was stopped before.
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self, address=None, account="me"):
        """A machine: a home of its own, and the store."""
        self.machines += 1
        home = self.folder / f"machine{self.machines}"
        home.mkdir()
        return {
            "HOME": str(home), "CIRCLES_HOME": str(home), "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8",
            "CIRCLES_STORE": address or self.postgres.address(), "CIRCLES_ACCOUNT": account}

    def run(self, environment, *arguments, **options):
        done = subprocess.run(
            [self.circles, *arguments], env=environment, capture_output=True, text=True, timeout=600, **options)
        if done.returncode:
            raise RuntimeError(f"circles {' '.join(arguments)}: {done.stderr}")
        return done.stdout

    def start(self, *arguments, environment=None, within=()):
        environment = environment or self.environment()
        process = Process([*within, self.circles, *arguments], environment, f"{environment['HOME']}/log")
        self.processes.append(process)
        return process

    def worker(self, **options):
        return self.start("work", **options)

    def server(self, **options):
        port = free_port()
        process = self.start("serve", "--no-work", "--listen", f"127.0.0.1:{port}", **options)
        process.url = f"http://127.0.0.1:{port}"
        self.servers.append(process)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{process.url}/healthz", timeout=2).read()
                return process
            except urllib.error.HTTPError:
                return process
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")


def hand_over(url, token, body, kind, key=None, seconds=60):
    """The id that was acknowledged; raises when nothing was."""
    request = urllib.request.Request(f"{url}/api/captures", data=body, method="POST")
    request.add_header("Authorization", f"Bearer {token}")
    request.add_header("Content-Type", kind)
    if key:
        request.add_header("Idempotency-Key", key)
    with urllib.request.urlopen(request, timeout=seconds) as answer:
        return json.load(answer)["id"]
