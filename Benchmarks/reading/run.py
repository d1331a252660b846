#!/usr/bin/env python3
"""Reading against tesseract and RapidOCR, on drawn pictures and on any folder: run.py CIRCLES [FOLDER …] [--seed N] [--speed]

Without folders: pictures are drawn from --seed (kept under .build/reading), a table for all and one for the look held out while tuning. A folder has
img/ and truth/, or pictures with NAME.truth.json beside them. All readers see the same pictures in one run, one after the other, each on one core;
tesseract and circles use the same language packs. RapidOCR joins when the venv has it (`make rapidocr`). --speed adds times and memory.
"""

import argparse
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import time

import score

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VENV = ROOT / ".build/venv/bin/python"
TUNING_SEED, REPORT_SEED, HELD_OUT = 1, 2, "line"
COUNT = 112
ONE_CORE = ["taskset", "-c", str(min(os.sched_getaffinity(0)))]


def run(command, cores=None, environment=None):
    """Standard output and wall-clock seconds; anything but success ends the benchmark."""
    start = time.perf_counter()
    done = subprocess.run((cores or []) + [str(c) for c in command], capture_output=True, env=environment)
    if done.returncode != 0:
        sys.exit(f"{command[0]} {command[1]}: exit {done.returncode}: {done.stderr.decode()[-500:]}")
    return done.stdout.decode(), time.perf_counter() - start


def drawn(seed, hold_out=None):
    """The folder with the pictures of a seed; drawn anew when the generator changed."""
    sources = sorted([HERE / "generate.py", *(HERE / "pictures").glob("*.*"), *(HERE / "pictures/lines").glob("*")])
    folder = ROOT / f".build/reading/seed-{seed}"
    stamp = folder / "stamp"
    newest = max(s.stat().st_mtime for s in sources)
    if not stamp.exists() or stamp.stat().st_mtime < newest:
        for old in [*folder.glob("img/*"), *folder.glob("truth/*")]:
            old.unlink()
        subprocess.run([sys.executable, HERE / "generate.py", folder, "--seed", str(seed), "--count", str(COUNT), *(["--hold-out", hold_out] if hold_out else [])], check=True)
        stamp.touch()
    return folder


def pictures_and_truths(folder):
    pictures = folder / "img" if (folder / "img").is_dir() else folder
    truths = folder / "truth" if (folder / "truth").is_dir() else folder
    truths = score.read_truths(str(truths))
    return sorted(p for p in pictures.iterdir() if re.search(r"\.(png|jpe?g|webp)$", p.name, re.I) and score.name_of(p) in truths), truths


def circles(binary, pictures, languages):
    out, seconds = run([binary, "read", "--json", *(["--lang", languages] if languages else []), *pictures], ONE_CORE)
    answers = [json.loads(l) for l in out.splitlines()]
    return answers, seconds / len(pictures)


def tesseract(pictures, languages):
    """A process a picture, which is how it is used; a fifth of a second of it is loading."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    try:
        answers = [score.tesseract(str(p), languages) for p in pictures]
    finally:
        os.sched_setaffinity(0, range(os.cpu_count()))
    return answers, sum(a["seconds"] for a in answers) / len(pictures)


def rapidocr(pictures):
    """Answers and seconds a picture, models loaded; None when it is not installed."""
    if not VENV.exists() or subprocess.run([VENV, "-c", "import rapidocr_onnxruntime"], capture_output=True).returncode:
        return None
    out, _ = run([VENV, HERE / "rapid.py", *pictures], ONE_CORE)
    answers = [json.loads(l) for l in out.splitlines()]
    return answers, sum(a["seconds"] for a in answers) / len(answers)


def table(name, truths, readings):
    """One markdown table: a row a reader."""
    print(f"\n### {name}\n\n| | CER | content CER | F1 | side | title exact / folded | label | sender | dates | noise | AUC | s a picture |\n|---|---|---|---|---|---|---|---|---|---|---|---|")
    for reader, (answers, seconds) in readings.items():
        rows = [score.score(truths[score.name_of(a["path"])], a) for a in answers if score.name_of(a["path"]) in truths]
        r = score.rates(rows)
        knows = reader.startswith("circles")
        dash = lambda text: text if knows else "–"
        auc = f"{r['AUC']:.2f}" if r["AUC"] is not None and knows else "–"
        print(f"| {reader} | {r['CER']:.1f} | {r['content']:.2f} | {r['F1']:.1f} | {dash(f'''{r['side']:.1f}''')} | {dash(f'''{r['title']:.0f} / {r['folded']:.0f}''')} | {dash(f'''{r['label']:.0f}''')} | "
              f"{dash(f'''{r['sender']:.0f}''')} | {dash(f'''{r['dates']:.0f}''')} | {r['noise']:.1f} | {auc} | {seconds:.2f} |", flush=True)


def measure(name, folder, options):
    pictures, truths = pictures_and_truths(folder)
    if not pictures:
        sys.exit(f"{folder}: no pictures with a truth")
    ours = circles(options.circles, pictures, options.lang)
    languages = options.lang or "+".join(next((a["languages"] for a in ours[0] if a.get("languages")), ["eng"]))
    readings = {"circles": ours, f"tesseract ({languages})": tesseract(pictures, languages)}
    if not options.quick and (rapid := rapidocr(pictures)):
        readings["RapidOCR"] = rapid
    table(f"{name}, {len(pictures)} pictures", truths, readings)
    if any(t["app"] == HELD_OUT for t in truths.values()):
        for part, keep in ((f"only the look held out while tuning (`{HELD_OUT}`)", True), ("the other looks", False)):
            some = {k: v for k, v in truths.items() if (v["app"] == HELD_OUT) == keep}
            table(f"{name}, {part}, {len(some)} pictures", some, readings)
    if options.v:
        rows = {score.name_of(a["path"]): score.score(truths[score.name_of(a["path"])], a) for a in ours[0]}
        score.print_scores(truths, rows, True, by=lambda truth: truth["app"])


def peak(command):
    """Peak resident memory of a process in MB."""
    process = subprocess.Popen([str(c) for c in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]} {command[1]}: failed while its memory was measured")
    return usage.ru_maxrss / 1024


def processor_seconds(command, environment=None):
    """What a process used, which other work on the machine hardly changes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(command, ONE_CORE, environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def speed(binary, folder, languages):
    pictures, _ = pictures_and_truths(folder)
    batch = pictures[:48]
    lang = ["--lang", languages] if languages else []
    read = [binary, "read", "--json", *lang]
    first = json.loads(run([*read, batch[0]])[0])
    packs = languages or "+".join(first["languages"])
    one_thread = dict(os.environ, OMP_THREAD_LIMIT="1")
    each = lambda pack: sum(processor_seconds(["tesseract", p, "-", "--psm", "3", "-l", pack], one_thread) for p in batch)
    ratios, ratios_english, throughput, ratio24, ratio24_own = [], [], [], [], []
    for _ in range(3):
        single = processor_seconds([*read, "--jobs", "1", *batch])
        ratios.append(single / each(packs))
        ratios_english.append(single / each("eng"))
        throughput.append(run([*read, "--jobs", "1", *batch])[1] / run([*read, "--jobs", "2", *batch])[1])
        two_jobs = run([*read, "--jobs", "2", *batch[:24]])[1]
        theirs = [run(["tesseract", p, "-", "--psm", "3", "-l", packs], ONE_CORE, one_thread)[1] for p in batch[:24]]
        ratio24.append(two_jobs / sum(theirs))
        ratio24_own.append(two_jobs / sum(run([*read, p])[1] for p in batch[:24]))
    # The size that the promise on memory names.
    import generate
    from pictures.browser import Browser
    with Browser() as browser:
        browser.show("<body style='font:17px Inter'>" + "<p style='background:#e9e9eb;border-radius:18px;padding:8px;width:60%'>Are we still on for Saturday?</p>" * 16, 430, 932, 3)
        large = folder / "large.png"
        large.write_bytes(browser.picture())
    memory_one, memory_two = peak([*read, large]), peak([*read, "--jobs", "2", *batch])
    print("\n| speed and memory, medians of 3 | reached | to reach |\n|---|---|---|")
    for name, reached, wanted in ((f"a picture, engine warm / tesseract ({packs}), processor time", f"{statistics.median(ratios):.2f} ×", "≤ 0.4 ×"),
                                  ("the same / tesseract (eng)", f"{statistics.median(ratios_english):.2f} ×", "≤ 0.8 ×"),
                                  ("throughput with --jobs 2 / --jobs 1", f"{statistics.median(throughput):.2f} ×", "≥ 1.9 ×"),
                                  ("24 pictures with --jobs 2 / 24 runs of tesseract", f"{statistics.median(ratio24):.2f} ×", "≤ 0.4 ×"),
                                  ("24 pictures with --jobs 2 / 24 runs of circles", f"{statistics.median(ratio24_own):.2f} ×", ""),
                                  ("peak memory, one picture of 1290 × 2796", f"{memory_one:.0f} MB", "≤ 90 MB"),
                                  ("peak memory, 48 pictures with --jobs 2", f"{memory_two:.0f} MB", "≤ 250 MB")):
        print(f"| {name} | {reached} | {wanted} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("circles", type=pathlib.Path)
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=REPORT_SEED, help=f"of the drawn pictures; {TUNING_SEED} is for tuning and leaves the look `{HELD_OUT}` out (default: {REPORT_SEED})")
    parser.add_argument("--lang", help="language packs for circles and tesseract (default: those circles takes by itself)")
    parser.add_argument("--speed", action="store_true", help="times and memory, too")
    parser.add_argument("--quick", action="store_true", help="without RapidOCR, which takes longest")
    parser.add_argument("-v", action="store_true", help="every picture with what is missing, extra and misplaced, and every look")
    options = parser.parse_args()
    options.circles = options.circles.resolve()
    folders = options.folders or [drawn(options.seed, HELD_OUT if options.seed == TUNING_SEED else None)]
    for folder in folders:
        measure(f"drawn, seed {options.seed}" if not options.folders else str(folder.name), folder, options)
    if options.speed:
        speed(options.circles, folders[0], options.lang)


if __name__ == "__main__":
    main()
