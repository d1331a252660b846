#!/usr/bin/env python3
"""Pictures of every page, on a phone and at a desk, light and dark: pictures.py PROGRAM FOLDER [FOLDER OF THE README'S IMAGES]"""
import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

from browser import DESK, FIXTURES, PHONE, World

PEOPLE = ["Maria Lopez", "Ruth Bergman", "Grace Holloway", "Zoë Müller", "Denise Walker", "Paula Rossi", "Lena Hartmann",
          "Marc Dubois", "Daniel Kim", "Sarah Ahmed", "Sarah Whitfield", "Elizabeth Chen", "Amara Okafor", "Jon Smith"]
README = {"inbox-sarah-desk-light.png": "inbox-desk.png", "person-phone-dark.png": "person-phone.png"}


def main(program, folder, images):
    os.makedirs(folder, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        with World(os.path.abspath(program), chromium) as world:
            fill(world)
            for size, options in (("phone", {**PHONE, "device_scale_factor": 2}), ("desk", DESK)):
                for look in ("light", "dark"):
                    with world.browser(expected=[""], color_scheme=look, **options) as page:
                        for name, path in pages(world).items():
                            page.goto(world.base + path)
                            page.wait_for_timeout(300)
                            page.screenshot(path=os.path.join(folder, f"{name}-{size}-{look}.png"))
        chromium.close()
    for source, name in README.items() if images else ():
        shutil.copy(os.path.join(folder, source), os.path.join(images, name))


def fill(world):
    for name in PEOPLE:
        world.contact(name, **({"nicknames": ["Mom"]} if name == "Ruth Bergman" else {}))
    shots = os.path.join(world.server.home, "shots")
    shutil.copytree(FIXTURES, shots)
    # A screenshot without a date in it is taken for as old as its file.
    subprocess.run(["find", shots, "-type", "f", "-exec", "touch", "-d", "2024-10-05T12:00:00Z", "{}", "+"], check=True)
    world.server.run("import", shots)


def pages(world):
    notes = {note["title"]: note["id"] for note in world.api("GET", "/api/inbox")["items"]}
    talk = world.api("GET", "/api/interactions")["items"][1]
    maria = [person for person in world.api("GET", "/api/contacts")["items"] if person["name"] == "Zoë Müller"][0]
    return {
        "inbox-sarah": f"/?note={notes['Sarah']}", "inbox-liz": f"/?note={notes['Liz']}", "inbox-first": "/",
        "inbox-correct": f"/?note={notes['Sarah']}&fix=3#m3", "conversation-correct": f"/conversations/{talk['id']}?fix=2#m2",
        "inbox-search": f"/?note={notes['Sarah']}&q=ma", "timeline": "/timeline", "search": "/search?q=climbing", "people": "/people",
        "person": f"/people/{maria['id']}", "conversation": f"/conversations/{talk['id']}", "activity": "/activity",
        "asked": f"/captures/{talk['captureIDs'][0]}", "setup": "/setup", "checkup": "/setup?check", "duplicates": "/people/duplicates",
        "add": "/add", "devices": "/devices", "phone": "/phone", "privacy": "/privacy", "offline": "/offline",
        "nowhere": "/nowhere",
    }


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
