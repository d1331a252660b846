#!/usr/bin/env python3
"""Injects faults into the hand-off and looks whether a capture is lost, doubled or half there.

usage: faults.py SHIM FOLDER [--only WORD]      FOLDER holds circles and circles-share

For each scenario (share, process, import, watch, quarantine, backup, purge) the roles that occur are found out first (see fault_shim.c); then at every role
the program is killed before and after its first and its last call, a full disk, an input/output error and a read-only disk
begin there, and the power is cut there: every file goes back to its last fsync and every folder to the names it had then.
Then all is run again without faults, and:

- every share whose id was printed, and every picture whose result was, is one capture that ended once;
- whatever was not acknowledged is there once or not at all, never in part;
- who was told of an error has no id in hand, and the source is untouched; a watched picture that was to be deleted is deleted
  only when it is one capture;
- a broken share is put aside once, whatever happens to those beside it;
- a backup is there whole under its name or not at all, and one that was told of is there;
- what was to be purged is all there or gone; once it is told to be gone, or purged again, its words stand nowhere.

At the end, syncs are taken out one by one: with one missing, the power cut must lose something, or this test would not
notice.
"""

import collections
import contextlib
import os
import pathlib
import re
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

def png(shade):
    """A small picture with nothing on it."""
    rows = b"".join(b"\0" + bytes([shade, 200, 255 - shade]) * 40 for _ in range(30))

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", 40, 30, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class World:
    """A home with its programs, its sources and what was acknowledged."""

    def __init__(self, shim, programs):
        self.shim, self.programs = shim, pathlib.Path(programs).resolve()
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="circles-faults-"))
        self.home = self.root / "home"
        self.home.mkdir()
        self.disk = self.root / "disk"
        self.disk.mkdir()
        self.sources = []
        for number in range(2):
            path = self.root / f"shot-{number}.png"
            path.write_bytes(png(40 + 60 * number))
            self.sources.append(path)
        self.acknowledged = []
        self.results = 0
        self.broken = 0

    def run(self, program, *arguments, fault=None, power=False, log=None, nosync=None):
        environment = {
            "HOME": str(self.root), "CIRCLES_HOME": str(self.home / "data"), "PATH": "/usr/bin:/bin", "TZ": "UTC",
            "LANG": "C.UTF-8",
        }
        if fault or power or log or nosync:
            environment |= {"LD_PRELOAD": self.shim, "FAULT_HOME": str(self.home)}
        if power:
            environment["FAULT_DISK"] = str(self.disk)
        if log:
            environment["FAULT_LOG"] = str(log)
        if nosync:
            environment["FAULT_NOSYNC"] = nosync
        if fault:
            environment |= {"FAULT_ROLE": fault[0], "FAULT_NTH": str(fault[1]), "FAULT_MODE": fault[2]}
        return subprocess.run(
            [str(self.programs / program), *map(str, arguments)], env=environment, capture_output=True, text=True,
            timeout=120, stdin=subprocess.DEVNULL)

    def share(self, **options):
        result = self.run("circles-share", *self.sources, **options)
        self.acknowledged += result.stdout.split()
        return result

    def cut_power(self):
        """The home becomes what the disk holds."""
        restored = self.root / "restored"
        inode = self.identify(self.home)

        def restore(identity, kind, target):
            if kind == "d":
                target.mkdir(mode=0o700)
                names = self.disk / f"{identity}.names"
                for line in names.read_text().splitlines() if names.exists() else []:
                    inner, inner_kind, name = line.split(" ", 2)
                    restore(inner, inner_kind, target / name)
            else:
                data = self.disk / f"{identity}.data"
                target.write_bytes(data.read_bytes() if data.exists() else b"")
                target.chmod(0o600)

        restore(inode, "d", restored)
        shutil.rmtree(self.home)
        restored.rename(self.home)
        shutil.rmtree(self.disk)
        self.disk.mkdir()

    def sync_folder(self, name):
        """What the shim would note when a folder is synced, for what was made without it."""
        folder = self.home / name
        lines = []
        for path in folder.iterdir():
            identity = self.identify(path)
            lines.append(f"{identity} {'d' if path.is_dir() else 'f'} {path.name}\n")
            if path.is_file() and not (self.disk / f"{identity}.data").exists():
                (self.disk / f"{identity}.data").write_bytes(path.read_bytes())
        (self.disk / f"{self.identify(folder)}.names").write_text("".join(lines))

    @staticmethod
    def identify(path):
        # As the shim names it. Python has no birth time: `stat` has.
        line = subprocess.run(["stat", "-c", "%i %W %w", path], capture_output=True, text=True, check=True).stdout.split()
        return f"{line[0]}-{line[1]}.{int(line[3].split('.')[1])}"

    def captures(self):
        database = self.home / "data/circles.sqlite"
        if not database.exists():
            return []
        with contextlib.closing(sqlite3.connect(database)) as db:
            return db.execute(
                """SELECT id, state, sha256, (SELECT count(*) FROM interaction_capture WHERE capture_id = capture.id)
                        + (SELECT count(*) FROM inbox_note WHERE capture_id = capture.id) FROM capture""").fetchall()

    def check(self, expected=None):
        """What is wrong, in words; nothing when all is as promised."""
        wrong = []
        rows = self.captures()
        ids = {row[0] for row in rows}
        wrong += [f"{identity} was acknowledged and is gone" for identity in self.acknowledged if identity not in ids]
        wrong += [f"{row[0]} is {row[1]} and ended {row[3]} times" for row in rows if row[1] != "filed" or row[3] != 1]
        hashes = collections.Counter(row[2] for row in rows)
        wrong += [f"{count} captures of the same bytes" for count in hashes.values() if count > 1]
        if expected is not None and len(rows) != expected:
            wrong.append(f"{len(rows)} captures instead of {expected}")
        for folder, expected in (("new", 0), ("quarantine", self.broken)):
            left = [path for path in (self.home / "data/spool" / folder).glob("*") if path.suffix != ".reason"]
            if len(left) != expected:
                wrong.append(f"{len(left)} files in {folder}")
        if any(path.read_bytes()[:4] != b"\x89PNG" for path in self.sources if path.exists()):
            wrong.append("a source was changed")
        return wrong

    def finish(self):
        """All is run again, with nothing in the way."""
        result = self.run("circles", "process")
        return [] if result.returncode == 0 else [f"process afterwards: {result.returncode} {result.stderr.strip()}"]

    def close(self):
        shutil.rmtree(self.root)


def share(world, **options):
    return world.share(**options)


def process(world, **options):
    return world.run("circles", "process", **options)


def imports(world, **options):
    result = world.run("circles", "import", "--json", *world.sources, **options)
    world.results = result.stdout.count('"status":"inbox"') + result.stdout.count('"status":"filed"')
    return result


def watch(world, **options):
    return world.run("circles", "watch", "--once", "--existing", "--after", "delete", world.incoming, **options)


def backup(world, **options):
    return world.run("circles", "backup", world.home / "saved" / "backup", **options)


def purge(world, **options):
    return world.run("circles", "purge", "--contact", "Maria Lopez", "--yes", **options)


SENTINEL = "axolotl"


def prepared(name, shim, programs, power):
    """A world in which the scenario can begin: with shares for `process`, with conversations for `backup` and `purge`."""
    world = World(shim, programs)
    if name in ("process", "quarantine"):
        world.share(power=power)
        assert len(world.acknowledged) == 2, "the shares that process is to take were not made"
    if name == "quarantine":
        # As another program that writes into the spool and does not know how.
        (world.home / "data/spool/new/broken.share").write_bytes(b"{}\n")
        world.broken = 1
        if power:
            world.sync_folder("data/spool/new")
    if name == "watch":
        world.incoming = world.root / "incoming"
        world.incoming.mkdir()
        for number, source in enumerate(world.sources):
            moved = world.incoming / source.name
            source.rename(moved)
            os.utime(moved, (1_700_000_000, 1_700_000_000))
            world.sources[number] = moved
    if name in ("backup", "purge"):
        (world.home / "saved").mkdir(mode=0o700)
        world.run("circles", "contacts", "add", "Maria Lopez", power=power)
        world.run("circles", "import", "--text", f"Maria Lopez\nthe {SENTINEL} swims", "--note", SENTINEL, power=power)
        picture = world.root / f"{SENTINEL}.png"
        picture.write_bytes(png(9) + SENTINEL.encode())
        world.run("circles", "import", picture, "--contact", "Maria Lopez", power=power)
        world.run("circles", "import", "--text", "Somebody Else\nhello there", power=power)
        assert len(world.captures()) == 3, "the captures to back up or purge were not made"
        if power:
            world.sync_folder("saved")
            world.sync_folder("")
    return world


SCENARIOS = {"share": share, "process": process, "import": imports, "watch": watch, "quarantine": process, "backup": backup,
             "purge": purge}


def check_backup(world, result):
    """It is there whole or not at all."""
    wrong = world.check(expected=3)
    saved = world.home / "saved" / "backup"
    if result.returncode == 0 and not saved.exists():
        wrong.append("a backup that was told of is not there")
    if saved.exists():
        other = world.run("circles", "restore", "--home", world.root / "other", saved)
        if other.returncode != 0:
            wrong.append(f"what is under the backup's name is none: {other.stderr.strip()}")
    if not saved.exists() and backup(world).returncode != 0:
        wrong.append("a backup cannot be made afterwards")
    return wrong


def check_purge(world, result):
    """All there or gone; purged again, nowhere."""
    wrong = []
    if result.returncode != 0:
        again = purge(world)
        # One that finishes what was cut off, and finds no such contact any more, has done what it was asked for.
        if again.returncode not in (0, 65):
            wrong.append(f"purging again: {again.returncode} {again.stderr.strip()}")
    found = subprocess.run(["grep", "-ral", SENTINEL, str(world.home)], capture_output=True, text=True).stdout.split()
    if found:
        wrong.append(f"what was purged stands in {[re.sub('.*/home/', '', path) for path in found]}")
    return wrong + world.check(expected=1)


def roles(name, shim, programs):
    """Which calls there are, and how often."""
    world = prepared(name, shim, programs, False)
    log = world.root / "log"
    SCENARIOS[name](world, log=log)
    found = collections.Counter(log.read_text().splitlines())
    world.close()
    return found


def attempt(name, shim, programs, fault, power, nosync=None):
    world = prepared(name, shim, programs, power)
    try:
        result = SCENARIOS[name](world, fault=fault, power=power, nosync=nosync)
        wrong = []
        before = world.results
        if power:
            world.cut_power()
        if name == "backup":
            return check_backup(world, result)
        if name == "purge":
            return check_purge(world, result)
        if fault[2] in ("ENOSPC", "EIO", "EROFS") and name == "share":
            if result.returncode == 0 and len(world.acknowledged) != 2:
                wrong.append("an error was not told")
            if result.returncode != 0 and not result.stderr.strip():
                wrong.append("an error was told without words")
        wrong += world.finish()
        if name == "import":
            if power and len(world.captures()) < before:
                wrong.append(f"{before} results were told, {len(world.captures())} captures are there")
            imports(world)
            wrong += world.finish() + world.check(expected=2)
        elif name == "share":
            # What was not acknowledged is shared again by its owner.
            again = world.run("circles-share", *world.sources)
            if again.returncode != 0:
                wrong.append(f"sharing again: {again.stderr.strip()}")
            wrong += world.finish() + world.check(expected=2)
        elif name == "watch":
            shared = world.check()
            gone = [path.name for path in world.sources if not path.exists()]
            if len(gone) > len(world.captures()):
                wrong.append(f"{len(gone)} pictures were deleted, {len(world.captures())} captures are there")
            watch(world)
            wrong += shared + world.finish() + world.check(expected=2)
        else:
            wrong += world.check(expected=2)
        return wrong
    finally:
        world.close()


# With one of these syncs missing, a power cut there must lose an acknowledged share.
NEEDED = [
    ("share", "fsync unfinished", ("fsync spool/new", 2, "killed")),
    ("share", "fsync spool/new", ("write unfinished", 4, "kill")),
    ("process", "fsync wal", ("fsync spool/new", 1, "killed")),
]


def main():
    shim, programs = os.path.abspath(sys.argv[1]), sys.argv[2]
    only = sys.argv[4] if len(sys.argv) > 4 else ""
    failures = tried = 0
    for name in SCENARIOS:
        for role, count in sorted(roles(name, shim, programs).items()):
            call = role.split()[0]
            for nth in sorted({1, count}):
                faults = [((role, nth, "kill"), False), ((role, nth, "killed"), False), ((role, nth, "kill"), True),
                          ((role, nth, "killed"), True)]
                if nth == 1:
                    errors = ("EIO", "ENOSPC", "EROFS") if call in ("write", "pwrite", "link", "rename", "mkdir") else ("EIO",)
                    faults += [((role, nth, error), False) for error in errors]
                for fault, power in faults:
                    label = f"{name}: {fault[2]} at {role} #{nth}" + (", power cut" if power else "")
                    if only not in label:
                        continue
                    tried += 1
                    wrong = attempt(name, shim, programs, fault, power)
                    if wrong:
                        failures += 1
                        print(f"FAILED {label}: {'; '.join(wrong)}", flush=True)
        print(f"{name}: done", flush=True)
    for name, role, fault in NEEDED:
        label = f"{name}: without {role}, power cut at {fault[0]}"
        if only not in label:
            continue
        tried += 1
        if not attempt(name, shim, programs, fault, True, nosync=role):
            failures += 1
            print(f"FAILED {label}: nothing was lost, so this test would not notice a missing sync", flush=True)
    print(f"{tried} faults, {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
