#!/usr/bin/env python3
"""Two builds against each other: paired.py OLD NEW [ROUNDS]

OLD and NEW are folders with `circles` and `circles-share`. Each pair of commands is run in turn, A B A B …; what is printed is
the median of the pairwise ratios new / old of processor time (user and system, children included) and of wall-clock time.
Only the standard library is needed.
"""

import os
import pathlib
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
OLD, NEW = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 9


def run(command, home=None, text=None):
    """Processor and wall-clock seconds of one run; anything but success ends the benchmark."""
    environment = {"PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8"}
    if home:
        environment |= {"HOME": home, "CIRCLES_HOME": home}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run([str(part) for part in command], env=environment, input=text, capture_output=True, text=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{command}: exit {done.returncode}: {done.stderr[:300]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def paired(name, task, rounds=ROUNDS):
    """`task` takes a build's folder and returns processor and wall-clock seconds."""
    task(OLD), task(NEW)
    pairs = [(task(OLD), task(NEW)) for _ in range(rounds)]
    processor = statistics.median(new[0] / old[0] for old, new in pairs)
    wall = statistics.median(new[1] / old[1] for old, new in pairs)
    old, new = (statistics.median(pair[side][0] for pair in pairs) * 1000 for side in (0, 1))
    print(f"| {name} | {old:.1f} ms | {new:.1f} ms | {processor:.3f} | {wall:.3f} |", flush=True)


class Home:
    """A home that goes with the block."""

    def __enter__(self):
        self.path = tempfile.mkdtemp()
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path)


def book(count, seed=1):
    """Cards of so many people; names from words, so that some are alike."""
    pick = random.Random(seed)
    given = [a + b for a in ("Mar", "Jo", "El", "Ka", "Ti", "Ro", "San", "Lu") for b in ("ia", "han", "ena", "rin", "m", "sa", "dra")]
    family = [a + b for a in ("Lop", "Berg", "Chen", "Sil", "Nov", "Mor", "Hil", "Dub") for b in ("ez", "mann", "", "va", "ak", "eau", "ton")]
    cards = []
    for number in range(count):
        name = f"{pick.choice(given)} {pick.choice(family)}{pick.choice(family).lower()}"
        cards.append(
            f"BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u{number}\r\nFN:{name}\r\nTEL:+4930{number:07d}\r\n"
            f"EMAIL:p{number}@example.org\r\nEND:VCARD\r\n")
    return "".join(cards)


def main():
    print("| what | old | new | processor time | wall clock |\n|---|---|---|---|---|")
    paired("`--version`", lambda build: run([build / "circles", "--version"]), ROUNDS * 5)
    share_home = tempfile.mkdtemp()
    picture = sorted((ROOT / "Fixtures/screenshots").glob("*.png"))[0]
    paired("`circles-share` of a picture", lambda build: run([build / "circles-share", picture], share_home), ROUNDS * 5)
    shutil.rmtree(share_home)

    def imports(build):
        with Home() as home:
            return run([build / "circles", "import", ROOT / "Fixtures/screenshots", "--quiet", "--jobs", "1"], home)

    paired("import of the fixtures, one job", imports, max(3, ROUNDS // 3))
    cards = book(10_000)

    def contacts(build):
        with Home() as home:
            return run([build / "circles", "contacts", "import", "-", "--quiet"], home, cards)

    paired("10,000 contacts imported", contacts)
    texts = "".join(f"Person {number} Bergmann\nsee you on {number % 28 + 1} May at {number % 12 + 1} pm\n\n" for number in range(3))
    homes = {}
    for build in (OLD, NEW):
        homes[build] = tempfile.mkdtemp()
        run([build / "circles", "contacts", "import", "-", "--quiet"], homes[build], cards)
    queries = "".join(f"{line[3:]}\n" for line in cards.split("\r\n") if line.startswith("FN:"))
    few, many = "Maria Lopez", queries[: len(queries) // 5]
    paired("one name among 10,000", lambda build: run([build / "circles", "contacts", "match", "--json", few], homes[build]))
    paired("2,000 names among 10,000", lambda build: run([build / "circles", "contacts", "match", "--stdin", "--json"], homes[build], many))
    paired("a text filed among 10,000", lambda build: run(
        [build / "circles", "import", "--text", texts + str(time.time()), "--quiet"], homes[build]))
    for home in homes.values():
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
