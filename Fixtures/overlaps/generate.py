#!/usr/bin/env python3
"""Renders conversations that do not fit on one screen as screenshots of their parts, the way scrolling shows them.

    python3 generate.py [--out DIR]

Standard library only; draws with ../screenshots/generate.py, whose packages it needs. `NAME-N.png` is the N-th part from above;
bubbles are cut by the title bar and the input bar wherever they happen to be.
"""

import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "screenshots"))
import generate
from chats import left, right, sep, shot

TRIP = [
    sep("Today"),
    left("Are we still on for the cabin next weekend?", "17:02"),
    right("Yes! I booked it from Friday to Sunday", "17:03"),
    left("Great. Who is driving this time?", "17:03"),
    right("Me, if you bring the snacks", "17:05"),
    left("Deal. Anything you do not eat?", "17:06"),
    right("No peanuts please, and lots of chocolate", "17:06"),
    left("ok", "17:07"),
    right("ok", "17:07"),
    left("Shall I ask my brother for his sledge?", "17:09"),
    right("That would be wonderful, the hill behind the house is steep", "17:11"),
    left("He says we can have both of them", "17:20"),
    right("Then we race!", "17:21"),
    left("ok", "17:21"),
    left("I will win as I always do", "17:22"),
    right("We will see about that on Saturday", "17:24"),
    left("What time shall I be ready on Friday?", "17:30"),
    right("Three in the afternoon, before the traffic gets bad", "17:31"),
    left("Perfect, I will wait at the corner by the bakery", "17:33"),
    right("See you there", "17:34"),
]
PIANO = [
    sep("Today 7:40 PM"),
    left("How was the concert yesterday?"),
    right("Beautiful, she played the second half without notes"),
    left("I wish I could have come. Did they record it?"),
    right("Yes, it should be online next week"),
    left("Send me the link when you have it please"),
    right("Of course"),
    left("And how are your own lessons going?"),
    right("Slowly. My teacher says my left hand is lazy and that I should practise scales every single morning before work"),
    left("Mine said just the same thing"),
    right("Did it help?"),
    left("After a year or so it did"),
    right("A year! I was hoping for a week"),
    left("Patience is half of the music, that is what she told me"),
    right("I will write that above the keys"),
]
SHOTS = {
    # file stem: look, and for each part how far the conversation was scrolled, in CSS pixels
    "whatsapp-trip": (shot("whatsapp", "light", (390, 700, 2), "Elizabeth Chen", TRIP, clock="17:40", placeholder="Message"),
                      (0, 290, 570)),
    "imessage-piano": (shot("imessage", "dark", (375, 640, 2), "Maria Lopez", PIANO, placeholder="iMessage", ios=True), (0, 260)),
}


def main():
    parser = argparse.ArgumentParser(description="Renders scrolled screenshots.")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).parent)
    options = parser.parse_args()
    draw = generate.page
    for stem, (chat, offsets) in SHOTS.items():
        for number, offset in enumerate(offsets, 1):
            chat["bottom"] = False
            # Nothing shrinks to fit; the first line is drawn as far above the edge as was scrolled.
            generate.page = lambda chat: draw(chat) + (
                f"<style>.chat > * {{ flex: none; }} .chat > :first-child {{ margin-top: {-offset}px; }}</style>")
            target = options.out / f"{stem}-{number}.png"
            generate.render(chat, target, None)
            print(f"{target.name}  {target.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
