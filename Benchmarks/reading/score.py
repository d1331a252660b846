#!/usr/bin/env python3
"""Scores readings of chat screenshots against their truth.

    circles read --json *.png > answers.jsonl
    score.py TRUTH_DIR answers.jsonl            the table, one line a picture with -v
    score.py TRUTH_DIR --tesseract IMG_DIR      plain `tesseract` (psm 3, one thread) on the same pictures

CER: edit distance of all message text in order over its length. Content CER: each message against its best span
anywhere in the answer. A message is found when its own CER is at most 0.2, one to one; F1 over messages; side over
found messages; title exact, and with case and diacritics folded; noise: share of the truth's noise texts that stand in
a message. Quotes are straightened, emoji dropped, white space collapsed on both sides.
"""
import argparse, glob, json, os, re, subprocess, sys, unicodedata

QUOTES = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "´": "'", "`": "'", "…": "...", "–": "-", "—": "-"})


def clean(text):
    text = (text or "").translate(QUOTES)
    text = "".join(c for c in text if unicodedata.category(c) not in ("So", "Sk", "Cf", "Cs", "Co", "Mn") or c in "^`")
    text = unicodedata.normalize("NFC", text)
    return re.sub(r"\s+", " ", text).strip()


def fold(text):
    text = unicodedata.normalize("NFD", clean(text))
    return "".join(c for c in text if unicodedata.category(c) != "Mn").casefold()


def distance(a, b):
    if len(a) < len(b):
        a, b = b, a
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def best_span(needle, hay):
    """Edit distance of needle to its nearest substring of hay."""
    row = [0] * (len(hay) + 1)
    for i, x in enumerate(needle, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(hay, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return min(row)


def truth_messages(truth):
    return [m for m in truth["messages"] if clean(m["text"])]


def drop_optional(text, message):
    """The answer's text with the truth's optional parts (quotes, link cards) taken out, when that brings it nearer."""
    want, best = clean(message["text"]), text
    for part in message.get("optional_text", []):
        part = clean(part)
        for candidate in (best.replace(part, " "), best[len(part) + 1:], best[: -len(part) - 1]):
            candidate = clean(candidate)
            if distance(candidate, want) < distance(best, want):
                best = candidate
    return best


def score(truth, answer):
    wanted = truth_messages(truth)
    got = [dict(m, text=clean(m["text"])) for m in answer["messages"] if m.get("side") != "center"]
    got = [m for m in got if m["text"]]
    optional = [clean(o) for m in truth["messages"] for o in m.get("optional_text", [])]
    pairs = []
    for i, w in enumerate(wanted):
        text = clean(w["text"])
        for j, g in enumerate(got):
            if abs(len(text) - len(g["text"])) > 0.2 * len(text) + sum(map(len, optional)) + 2:
                continue
            cer = distance(drop_optional(g["text"], w), text) / len(text)
            if cer <= 0.2:
                pairs.append((cer, abs(i / len(wanted) - j / len(got)), i, j))
    found, used = {}, set()
    for cer, _, i, j in sorted(pairs):
        if i not in found and j not in used:
            found[i] = j
            used.add(j)
    # Optional text neither helps nor harms: answers that are only that are left out.
    extra = [j for j, g in enumerate(got) if j not in used and any(
        distance(g["text"], o) <= 0.2 * len(o) for o in optional if o)]
    kept = [drop_optional(g["text"], wanted[[k for k, v in found.items() if v == j][0]]) if j in used else g["text"]
            for j, g in enumerate(got) if j not in extra]
    order_want, order_got = " ".join(clean(w["text"]) for w in wanted), " ".join(kept)
    hay = clean(answer.get("text", "")) + " " + " ".join(g["text"] for g in got) + " " + clean(answer.get("title") or "")
    everything = " ".join(g["text"] for g in got)
    noise = [clean(n["text"]) for n in truth["noise"]]
    header = truth.get("header")
    title = answer.get("title")
    cut = clean(title or "").rstrip(". ")
    exact = (clean(title or "") == clean(header or "")) or bool(truth.get("header_truncated") and cut == clean(header or ""))
    folded = fold(title or "") == fold(header or "") or bool(truth.get("header_truncated") and fold(cut) == fold(header or ""))
    senders = [(truth["messages"].index(wanted[i]), wanted[i].get("sender"), got[j].get("sender")) for i, j in found.items()
               if wanted[i].get("sender") and truth["group"]]
    return {
        "chars": len(order_want), "errors": distance(order_got, order_want),
        "content": sum(best_span(clean(w["text"]), hay) for w in wanted),
        "wanted": len(wanted), "got": len(kept), "found": len(found),
        "sides": sum(got[j].get("side") == wanted[i]["side"] for i, j in found.items()),
        "title": exact, "folded": folded, "has_title": header is not None,
        "labels": len(senders), "labels_right": sum(fold(a) == fold(b or "") for _, a, b in senders),
        "noise": sum(bool(n) and n in everything for n in noise), "noises": len(noise),
        "missing": [clean(w["text"]) for i, w in enumerate(wanted) if i not in found],
        "extra": [g["text"] for j, g in enumerate(got) if j not in used and j not in extra],
        "wrong_side": [got[j]["text"] for i, j in found.items() if got[j].get("side") != wanted[i]["side"]],
        "said_title": title,
        "seconds": answer.get("seconds", 0),
    }


def rates(rows):
    total = lambda k: sum(r[k] for r in rows)
    share = lambda a, b: 100 * a / b if b else 100.0
    f1 = share(2 * total("found"), total("wanted") + total("got"))
    return {
        "n": len(rows), "CER": share(total("errors"), total("chars")), "content": share(total("content"), total("chars")),
        "F1": f1, "side": share(total("sides"), total("found")), "title": share(total("title"), len(rows)),
        "folded": share(total("folded"), len(rows)), "label": share(total("labels_right"), total("labels")),
        "noise": share(total("noise"), total("noises")), "seconds": total("seconds") / max(1, len(rows)),
    }


def line(name, r):
    return (f"{name:<32} n={r['n']:<3} CER {r['CER']:6.2f}  content {r['content']:5.2f}  F1 {r['F1']:5.1f}  "
            f"side {r['side']:5.1f}  title {r['title']:5.1f}/{r['folded']:5.1f}  label {r['label']:5.1f}  "
            f"noise {r['noise']:4.1f}  {r['seconds']:.3f} s")


def tesseract(path, langs):
    import time
    start = time.time()
    env = dict(os.environ, OMP_THREAD_LIMIT="1")
    out = subprocess.run(["tesseract", path, "-", "--psm", "3", "-l", langs], env=env, capture_output=True, text=True).stdout
    paragraphs = [" ".join(p.split("\n")) for p in re.split(r"\n\s*\n", out) if p.strip()]
    return {"path": path, "title": None, "text": out, "seconds": time.time() - start,
            "messages": [{"side": "unknown", "text": p} for p in paragraphs]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("truth")
    parser.add_argument("answers", nargs="?", help="lines of `circles read --json`; - for standard input")
    parser.add_argument("--tesseract", metavar="IMG_DIR")
    parser.add_argument("--lang", default="eng")
    parser.add_argument("-v", action="store_true", help="a line a picture, with what is missing, extra and misplaced")
    options = parser.parse_args()
    truths = {}
    for path in glob.glob(options.truth + "/*.json"):
        name = os.path.basename(path).removesuffix(".json").removesuffix(".truth")
        if name == os.path.basename(path).removesuffix(".json") and os.path.exists(path.removesuffix(".json") + ".truth.json"):
            continue
        value = json.load(open(path))
        if "header" in value:
            truths[name] = value
    if options.tesseract:
        images = sorted(p for p in glob.glob(options.tesseract + "/*") if re.search(r"\.(png|jpe?g|webp)$", p))
        answers = [tesseract(p, options.lang) for p in images]
    else:
        source = sys.stdin if options.answers in (None, "-") else open(options.answers)
        answers = [json.loads(l) for l in source if l.strip()]
    rows = {}
    for answer in answers:
        name = re.sub(r"\.\w+$", "", os.path.basename(answer["path"]))
        if name in truths:
            rows[name] = score(truths[name], answer)
    for name in sorted(rows):
        if options.v:
            r = rows[name]
            print(line(name, rates([r])))
            for key in ("missing", "extra", "wrong_side"):
                for text in r[key]:
                    print(f"      {key:<10} {text[:110]}")
            if not r["folded"]:
                print(f"      title      {r['said_title']!r} for {truths[name]['header']!r}")
    print(line("all", rates(list(rows.values()))))
    for variant in ("plain", "hard"):
        part = [r for n, r in rows.items() if truths[n].get("variant") == variant]
        if part and len(part) < len(rows):
            print(line("  " + variant, rates(part)))
    absent = sorted(set(truths) - set(rows))
    if absent:
        print("no answer for: " + ", ".join(absent))


main()
