#!/usr/bin/env python3
"""Writes cards to standard output: `generate.py COUNT`. About 600 bytes each, as phones and address books write them.

Names are put together from the lists of Benchmarks/matching; one card in three is folded, one in ten has a small photo
left out of account, one in twenty is vCard 2.1 with quoted-printable. The same count gives the same cards.
"""

import pathlib
import random
import sys
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "matching"))
try:
    from speed import GIVEN, family
except ImportError:  # rapidfuzz is needed only there
    import types
    fake = types.ModuleType("rapidfuzz")
    fake.process = None
    distance = types.ModuleType("rapidfuzz.distance")
    distance.JaroWinkler = None
    sys.modules["rapidfuzz"], sys.modules["rapidfuzz.distance"] = fake, distance
    from speed import GIVEN, family

NOTE = ("Met at the fair in spring\\, wants to hear about the garden project. Knows Maria from school; plays the cello "
        "on Thursdays. Call after six\\, never on Sundays.")


def fold(line):
    parts, data = [], line.encode()
    while len(data) > 75:
        end = 75
        while data[end] & 0xC0 == 0x80:
            end -= 1
        parts.append(data[:end])
        data = b" " + data[end:]
    return b"\r\n".join(parts + [data])


def card(r):
    given, last = r.choice(GIVEN), family(r)
    phone = f"+1 555 {r.randint(100, 999)} {r.randint(1000, 9999)}"
    lines = ["BEGIN:VCARD", "VERSION:3.0", f"UID:{uuid.UUID(int=r.getrandbits(128))}", f"N:{last};{given};;;",
             f"FN:{given} {last}", f"TEL;TYPE=CELL,VOICE:{phone}", f"TEL;TYPE=HOME:+1 555 {r.randint(2000000, 9999999)}",
             f"EMAIL;TYPE=INTERNET,HOME:{last.lower()}{r.randint(1, 9999)}@example.com",
             f"ORG:{family(r)} Ltd;Sales", "TITLE:Clerk",
             f"ADR;TYPE=HOME:;;{r.randint(1, 200)} Long Street;Springfield;XY;{r.randint(10000, 99999)};Nowhere",
             f"item1.URL:https\\://{last.lower()}.example.com", "item1.X-ABLabel:_$!<HomePage>!$_",
             f"BDAY:19{r.randint(40, 99)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}", f"NOTE:{NOTE}",
             "CATEGORIES:" + r.choice(["family", "work,friends", "climbing"]), "REV:2023-05-01T10:00:00Z", "END:VCARD"]
    return b"\r\n".join(map(fold, lines)) + b"\r\n"


def main():
    r = random.Random(11)
    for _ in range(int(sys.argv[1])):
        sys.stdout.buffer.write(card(r))


if __name__ == "__main__":
    main()
