#!/usr/bin/env python3
"""Is memory flat over many pictures in one process? memory.py CIRCLES [PICTURES [FOLDER]]

`circles read` reads the fixtures (or FOLDER's pictures) over and over, 500 pictures in one process by default; its resident memory is looked at after each
answer. The median of the last fifth may be at most 5 % above that of the second: what grows by less than that in 300 pictures is no leak. Standard library only.
"""

import pathlib
import re
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 500
FOLDER = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else ROOT / "Fixtures/screenshots"

pictures = sorted(str(p) for p in FOLDER.iterdir() if re.search(r"\.(png|jpe?g)$", p.name, re.I))
order = [pictures[i % len(pictures)] for i in range(COUNT)]
process = subprocess.Popen([sys.argv[1], "read", "--json", *order], stdout=subprocess.PIPE, text=True)
resident = []
for _ in process.stdout:
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    if found:
        resident.append(int(found[1]) / 1024)
if process.wait() != 0:
    sys.exit(f"circles read: exit {process.returncode}")
fifth = len(resident) // 5
early, late = statistics.median(resident[fifth:2 * fifth]), statistics.median(resident[-fifth:])
print(f"{len(resident)} pictures: {early:.1f} MB in the second fifth, {late:.1f} MB in the last, {100 * (late / early - 1):+.1f} % (at most +5 %); highest seen {max(resident):.1f} MB")
sys.exit(late > 1.05 * early)
