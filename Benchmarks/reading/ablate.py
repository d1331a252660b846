#!/usr/bin/env python3
"""What each layout rule is worth: ablate.py LAB FOLDER… [--rules A,B] turns one after the other off on all sets.

LAB is the built `reading-lab`; a folder has img/ and truth/. Pictures are recognised once (kept under .build/reading/pages, by what they and the lab
are), so that a rule costs a second a set. A rule that changes nothing anywhere is named at the end: it may go.
"""
import argparse
import hashlib
import json
import pathlib
import subprocess
import sys

import run
import score

CACHE = run.ROOT / ".build/reading/pages"


def pages(lab, folder):
    """The file with the recognised pages of a folder's pictures."""
    pictures, _ = run.pictures_and_truths(folder)
    stamp = hashlib.sha256()
    for picture in pictures:
        stamp.update(picture.name.encode() + hashlib.sha256(picture.read_bytes()).digest())
    # What recognises, not what lays out, decides whether pages are still good.
    for source in sorted((run.ROOT / "Sources/CirclesOCR").rglob("*.swift")):
        stamp.update(source.read_bytes())
    CACHE.mkdir(parents=True, exist_ok=True)
    file = CACHE / f"{folder.name}-{stamp.hexdigest()[:16]}.jsonl"
    if not file.exists():
        done = subprocess.run([lab, "pages", *pictures], capture_output=True)
        if done.returncode:
            sys.exit(f"{lab} pages: exit {done.returncode}: {done.stderr.decode()[-500:]}")
        file.write_bytes(done.stdout)
    return file


def rates(lab, folder, rule=None, verbose=False):
    """The measures of a folder with all rules, or without one."""
    command = [lab, "layout", *(["--without", rule] if rule else []), pages(lab, folder)]
    out = subprocess.run(command, capture_output=True, check=True).stdout
    answers = [json.loads(line) for line in out.splitlines()]
    truths = run.pictures_and_truths(folder)[1]
    rows = {score.name_of(a["path"]): score.score(truths[score.name_of(a["path"])], a) for a in answers}
    if verbose:
        score.print_scores(truths, rows, True, by=lambda truth: truth["app"])
    return score.rates(list(rows.values()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", type=pathlib.Path)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--rules", help="only these, separated by commas; none for the measures with all rules, picture by picture")
    options = parser.parse_args()
    options.lab = options.lab.resolve()
    if options.rules == "none":
        for folder in options.folders:
            rates(options.lab, folder, verbose=True)
        return
    names = options.rules.split(",") if options.rules else subprocess.run([options.lab, "rules"], capture_output=True, check=True, text=True).stdout.split()
    keys = ("F1", "CER", "content", "side", "title", "label", "noise")
    whole = {folder: rates(options.lab, folder) for folder in options.folders}
    print("| without | " + " | ".join(f"{folder.name}: {', '.join(keys)}" for folder in options.folders) + " |\n|---|" + "---|" * len(options.folders))
    print("| nothing | " + " | ".join(" ".join(f"{whole[f][k]:.2f}" for k in keys) for f in options.folders) + " |")
    idle = []
    for name in names:
        differences = {f: {k: rates_[k] - whole[f][k] for k in keys} for f in options.folders for rates_ in [rates(options.lab, f, name)]}
        if all(abs(d) < 0.005 for one in differences.values() for d in one.values()):
            idle.append(name)
        print(f"| {name} | " + " | ".join(" ".join(f"{differences[f][k]:+.2f}" for k in keys) for f in options.folders) + " |", flush=True)
    print("\nchange nothing: " + (", ".join(idle) or "none"))


if __name__ == "__main__":
    main()
