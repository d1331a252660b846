#!/usr/bin/env python3
"""Makes a book of COUNT invented names and queries for it, and times rapidfuzz's extractOne over the same names.

    python3 speed.py COUNT BOOK.jsonl QUERIES.txt

Names are given and family names put together at random from syllables and from common names, so that words repeat as
they do in a real book; queries are whole, damaged, partial and strange names in equal parts. Prints the mean time of
one `process.extractOne(query, names, scorer=JaroWinkler.normalized_similarity, score_cutoff=0.8)`.
"""

import json
import random
import sys
import time
import uuid

GIVEN = """James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica
Thomas Sarah Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley Steven Kimberly
Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah Ronald Stephanie Jason Rebecca
Jürgen Katharina Björn Zoë José María Łukasz Agnieszka Priya Arjun Haruto Yuki Mohammed Fatima Oluwaseun Chidinma""".split()
SYLLABLES = "ba be bra chi da del do el fa fen ga gor ha hin jo ka ker la len ma mer mi na nor o pa per ra rin sa sel ta ten u va wen wi zo".split()


def family(r):
    return ("".join(r.choice(SYLLABLES) for _ in range(r.randint(2, 4))) + r.choice(["n", "s", "ck", "man", "son", "", ""])).capitalize()


def main():
    count, book, asked = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    r = random.Random(7)
    families = [family(r) for _ in range(max(200, count // 5))]
    invented = [family(r) for _ in range(max(50, count // 50))]
    names = [f"{r.choice(GIVEN if r.random() < 0.7 else invented)} {r.choice(families)}" for _ in range(count)]
    with open(book, "w", encoding="utf-8") as file:
        for name in names:
            contact = {"id": str(uuid.UUID(int=r.getrandbits(128))), "name": name}
            if r.random() < 0.6:
                contact["phones"] = [f"+1 555 {r.randint(100, 999)} {r.randint(1000, 9999)}"]
            if r.random() < 0.3:
                contact["emails"] = [name.lower().replace(" ", ".") + f"{r.randint(1, 99)}@example.com"]
            file.write(json.dumps(contact, ensure_ascii=False) + "\n")
    queries = []
    for number in range(200):
        name = r.choice(names)
        given, last = name.split()
        place = r.randrange(1, len(name) - 1)
        queries.append([name, name[:place] + r.choice("rlcb") + name[place + 1:], given if number % 8 else last,
                        f"{given} {family(r)}"][number % 4])
    with open(asked, "w", encoding="utf-8") as file:
        file.write("\n".join(queries) + "\n")

    from rapidfuzz import process
    from rapidfuzz.distance import JaroWinkler

    start = time.perf_counter()
    for query in queries:
        process.extractOne(query, names, scorer=JaroWinkler.normalized_similarity, score_cutoff=0.8)
    print(f"rapidfuzz extractOne: {(time.perf_counter() - start) / len(queries) * 1e6:.0f} µs over {count} names")


if __name__ == "__main__":
    main()
