#!/usr/bin/env python3
"""Draws chat screenshots with their truth: generate.py OUT --seed N --count N [--looks A,B] [--hold-out LOOK] [--list-looks]

OUT gets img/NAME.png|jpg and truth/NAME.json. The same seed gives the same conversations and parameters; pixels depend on the Chromium and the fonts
installed (Makefile: `Benchmarks/reading/prepare` installs Debian's). --count is how many pictures; looks take turns. --hold-out leaves a look out, --looks
takes only some. Standard library only.

A picture differs from the next in more than its words: look and its parameters, theme, size of the screen and the pixels of a point, scrolling, bars,
keyboard, popup, crop, frame, window, stitching, JPEG, a second resampling, blur.
"""

import argparse
import json
import pathlib
import random
import sys

from pictures.browser import Browser
from pictures.conversation import Conversation
from pictures.looks import LOOKS, UNSEEN
from pictures.looks_broad import BROAD
from pictures.looks_wide import EXAM, WIDE
from pictures.page import Page

HERE = pathlib.Path(__file__).parent / "pictures"
# Looks that are drawn only when they are asked for, and the names of whole sets.
EVERY = {**LOOKS, **WIDE, **BROAD, **EXAM}
SETS = dict(unseen=UNSEEN, wide=list(WIDE), broad=list(BROAD), exam=list(EXAM))
# CSS width, height, pixels of a point. In pixels: 320 to 1600 wide.
PHONES = [(320, 568, 1), (320, 568, 2), (360, 740, 2), (360, 800, 3), (375, 667, 2), (375, 812, 3), (384, 854, 1), (390, 844, 3), (393, 852, 2.75), (412, 915, 2.625), (414, 896, 2), (430, 932, 3)]
TABLETS = [(768, 1024, 1), (800, 1130, 2), (834, 1112, 1.5), (1024, 768, 1.25)]
DESKTOPS = [(560, 720, 1), (760, 640, 1.25), (900, 700, 1), (1060, 800, 1.5), (1280, 760, 1.25)]


def draw_screen(rng, look, p, cropped=True):
    """The screen and how its picture is taken, and what is hard about it. Without `cropped`, there always is a title bar."""
    desktop = p.get("desktop") or (look in ("slack", "discord") and rng.random() < .35)
    tablet = not desktop and rng.random() < .07
    width, height, scale = rng.choice(DESKTOPS if desktop else TABLETS if tablet else PHONES)
    screen = dict(width=width, height=height, scale=scale, bars=True, status=not desktop, input=rng.random() < .95, navigation=not desktop and rng.random() < .6, desktop=desktop,
                  edge=rng.choices(["whole", "line", "part"], [5, 3, 2])[0], **{"from": "top" if rng.random() < .15 else "bottom"})
    kind = rng.random()
    hard = []
    if kind < .07 and cropped:
        screen.update(bars=False)
        hard.append("crop")
    elif kind < .11 and not desktop:
        screen.update(keyboard=True)
    elif kind < .18 and not desktop and not tablet:
        screen.update(frame=True)
        hard.append("frame")
    elif kind < .23 and not desktop:
        screen.update(height=height * rng.choice([2, 3, 4]), navigation=False)
        if screen["height"] * scale > 9000:
            screen["scale"] = 2
        hard.append("stitched")
    elif desktop and kind < .6:
        screen.update(window=kind < .35, sidebar=width > 700 and kind > .2)
        hard.append("window")
    if screen["bars"] and not screen.get("frame"):
        if desktop and rng.random() < .3:
            screen.update(tabs=rng.choice(["under", "behind"]))
        elif not desktop and rng.random() < .06:
            screen.update(tabs="under")
        if cropped and rng.random() < .06:
            screen.update(cut_bar=rng.choice([6, 14, 22, 30]))
            hard.append("cutbar")
    if desktop and screen.get("sidebar") and rng.random() < .5:
        screen.update(panel=True)
    if rng.random() < .1:
        screen.update(answers=True, **{"from": "bottom"})
    if rng.random() < .05:
        screen.update(profile=True, **{"from": "top"})
    if rng.random() < .03:
        screen.update(popup=True)
        hard.append("popup")
    if rng.random() < .08:
        screen.update(scroll=True)
    how = rng.random()
    quality = blur = shrink = None
    if how < .22:
        quality = rng.choice([30, 45, 60, 75, 75, 85, 92])
    elif how < .34 and width * scale > 700:
        shrink, quality = rng.choice([.5, .6, .75, .85]), rng.choice([None, 60, 75, 85])
    elif how < .39:
        blur = rng.choice([.5, .7, .9]) / scale
    if shrink and width * scale * shrink < 400 or blur and scale == 1 or (quality or 99) < 50 and scale == 1:
        shrink = blur = None
        quality = 75
    if shrink and shrink * scale < 1.4 or blur or (quality or 99) < 50:
        hard.append("damaged")
    screen.update(quality=quality, shrink=shrink, blur=blur)
    return screen, hard


def draw_more(rng, p, screen):
    """What bots' chats and pictures in projects' pages have, from a stream of its own: other seeds' pictures stay as they were."""
    if not screen["bars"]:
        return
    phone = not screen["desktop"] and not screen.get("frame")
    if phone and rng.random() < .16:
        screen.update(status=False)
    if phone and screen["height"] < 1300 and rng.random() < .08:
        screen.update(input=False, navigation=False)
    if phone and not p["rows"] and not screen.get("keyboard") and rng.random() < .09:
        screen.update(keys=True, navigation=False)
    if not screen.get("tabs") and rng.random() < .08:
        screen.update(pinned=True)
    screen.update(menu=phone and rng.random() < .08, cards=p["rows"], more=rng)


def picture(browser, seed, look, index, title=None):
    """Name, file ending, bytes and truth of picture `index` of a look. With a title, it is of the chat with that one person."""
    rng = random.Random(f"{seed}/{look}/{index}")
    theme = "light" if look == "classic" else rng.choice(["light", "light", "dark"])
    ios = rng.random() < .5
    p = EVERY[look](rng, theme, ios)
    screen, hard = draw_screen(rng, look, p, cropped=title is None)
    more = random.Random(f"{seed}/{look}/{index}/more")
    draw_more(more, p, screen)
    group = False if title else rng.random() < p.get("group", .7) if p["rows"] or "group" in p else None
    chat = Conversation(rng, group=group, title=title or p.get("title"), channel=look in ("slack", "teams") or p.get("channel", False), odd=p.get("odd", .12), length=max(12, int(screen["height"] / p.get("dense", 42))),
                        **p.get("talk", {}))
    if p["receipts"]:
        own = [m for m in chat.items if m["kind"] == "message" and m["side"] == "right"]
        for message in own[-1:] + [m for m in own if rng.random() < .04]:
            message["receipt"] = rng.choice(chat.words["receipt"])
    page = p.get("page_class", Page)(rng, chat, p, theme, ios, screen)
    source, width, height = page.html()
    browser.show(source, width, height, screen["scale"])
    browser.run((HERE / "settle.js").read_text(encoding="utf-8") + f"({json.dumps(screen['edge'])})")
    marks = browser.run((HERE / "marks.js").read_text(encoding="utf-8"))
    data = browser.picture(None if screen["shrink"] else screen["quality"])
    if screen["shrink"]:
        factor = screen["scale"] * screen["shrink"]
        data = browser.resampled(data, round(width * factor), round(height * factor), screen["quality"])
    name = f"{look}-{index:02d}-{'group' if chat.group else 'one'}-{theme}" + "".join(f"-{h}" for h in hard)
    return name, "jpg" if screen["quality"] else "png", data, truth(name, look, theme, chat, p, screen, marks, hard)


def truth(name, look, theme, chat, p, screen, marks, hard):
    seen = {m["number"]: m for m in marks["messages"] if m["seen"] or m["text"]}
    labels = {l["number"]: l["text"] for l in marks["labels"]}
    messages, said, label = [], [], None
    for number, item in enumerate(chat.items):
        if item["kind"] != "message":
            label = None
            continue
        if item["first"]:
            label = labels.get(number)
        mark = seen.get(number)
        optional = [o["text"] for o in marks["optional"] if o["number"] == number]
        if not mark and not optional:
            continue
        mark = mark or dict(text="", cut=True)
        kind = {"text": "text", "deleted": "text"}.get(item["what"], item["what"])
        text = "" if item["what"] in ("voice", "deleted", "file") or item["what"] == "media" and not item["text"] else mark["text"]
        if item["what"] == "media" and item["text"]:  # the caption has a mark of its own, after the photo's
            text = " ".join(m["text"] for m in marks["messages"] if m["number"] == number and m["text"])
        messages.append(dict(text=text, side="left" if p["rows"] else item["side"], sender=label, kind=kind, cut=bool(mark["cut"]), optional_text=optional, sender_hidden=number not in labels))
        said.append(text)
    everything = "\n".join(said)
    noise = [n for n in dict.fromkeys(marks["noise"]) if len(n) > 1 and n not in everything]
    title = marks["title"] if screen["bars"] and not (marks["title"] or {}).get("hidden") else None
    factor = screen["scale"] * (screen["shrink"] or 1)
    words = [[w["word"], *(round(w[k] * factor) for k in ("x", "y", "width", "height")), w["role"], w["number"]] for w in marks["words"]]
    return dict(words=words, id=name, app=look, theme=theme, variant="hard" if hard else "plain", group=chat.group, header=title["text"] if title else None, header_truncated=bool(title and title["cut"]),
                language=chat.language, difficulties=hard, messages=messages, separators=[{"text": s} for s in marks["separators"]],
                members=sorted({m["sender"] for m in messages if m["sender"]}), noise=[{"text": n} for n in noise])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=64)
    parser.add_argument("--looks", help="only these, separated by commas; `unseen`: those that no rule is tuned on; `wide`, `broad`, `exam`: those of looks_wide.py and looks_broad.py, which are else left out")
    parser.add_argument("--hold-out", metavar="LOOKS", help="leave these looks out, separated by commas; `unseen` as above")
    options = parser.parse_args()
    held_out = options.hold_out.split(",") if options.hold_out else []
    held_out = SETS.get(options.hold_out, held_out)
    looks = options.looks.split(",") if options.looks else [l for l in LOOKS if l not in held_out]
    looks = SETS.get(options.looks, looks)
    unknown = [l for l in looks + held_out if l not in EVERY]
    if unknown:
        sys.exit(f"no look is called {', '.join(unknown)}; there are {', '.join(EVERY)}")
    for folder in ("img", "truth"):
        (options.out / folder).mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        for number in range(options.count):
            name, ending, data, facts = picture(browser, options.seed, looks[number % len(looks)], number // len(looks))
            (options.out / "img" / f"{name}.{ending}").write_bytes(data)
            (options.out / "truth" / f"{name}.json").write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            print(f"\r{number + 1}/{options.count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
