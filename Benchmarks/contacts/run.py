#!/usr/bin/env python3
"""Imports generated cards and compares the time with what Python's vobject needs to parse a tenth of them.

    python3 run.py --circles .build/release/circles [--count 100000]

All in one run on one machine; only the ratio means anything. Beside the time: the peak memory of the import, a second
import of the same file (nothing may change), one that is killed in the middle and run again (nothing may be missing),
and an export.
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import vobject

HERE = pathlib.Path(__file__).parent


def generate(path, count):
    with open(path, "wb") as file:
        subprocess.run([sys.executable, HERE / "generate.py", str(count)], stdout=file, check=True)


def vobject_seconds(path):
    with open(path, encoding="utf-8", newline="") as file:
        start = time.perf_counter()
        count = sum(1 for _ in vobject.readComponents(file))
    return time.perf_counter() - start, count


def run(circles, home, *arguments):
    """Seconds, peak memory in MB, the last line of the output."""
    start = time.perf_counter()
    process = subprocess.Popen([circles, *arguments], env=dict(os.environ, CIRCLES_HOME=str(home)),
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    lines = output.strip().splitlines()
    return time.perf_counter() - start, usage.ru_maxrss / 1024, lines[-1] if lines else "", status


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--circles", required=True)
    parser.add_argument("--count", type=int, default=100_000)
    options = parser.parse_args()
    circles = str(pathlib.Path(options.circles).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        book, tenth = folder / "book.vcf", folder / "tenth.vcf"
        generate(book, options.count)
        generate(tenth, options.count // 10)
        theirs, parsed = vobject_seconds(tenth)
        print(f"cards {options.count:,}, {book.stat().st_size / 1e6:.1f} MB; vobject parses {parsed:,} in {theirs:.2f} s")
        seconds, memory, line, _ = run(circles, folder / "a", "contacts", "import", str(book))
        print(f"import: {seconds:.2f} s = {seconds / theirs:.2f} x vobject's tenth, {memory:.0f} MB, {line}")
        again, memory, line, _ = run(circles, folder / "a", "contacts", "import", str(book))
        print(f"again:  {again:.2f} s, {memory:.0f} MB, {line}")
        export = folder / "out.vcf"
        took, memory, _, _ = run(circles, folder / "a", "contacts", "export", str(export))
        print(f"export: {took:.2f} s, {memory:.0f} MB, {export.stat().st_size / 1e6:.1f} MB")
        process = subprocess.Popen([circles, "contacts", "import", str(book)], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, env=dict(os.environ, CIRCLES_HOME=str(folder / "b")))
        time.sleep(seconds / 2)
        process.send_signal(signal.SIGKILL)
        process.wait()
        _, _, line, _ = run(circles, folder / "b", "contacts", "import", str(book))
        print(f"killed and run again: {line}")


if __name__ == "__main__":
    main()
