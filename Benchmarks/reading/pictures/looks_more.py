"""More looks: bots, shops, help desks, desktops, games, professional networks. Parameters are drawn from the seed as in looks.py."""


def base(rng, theme, ios):
    from .looks import base as shared
    return shared(rng, theme, ios)


def bot(rng, theme, ios):
    """A help bot's page: pale bubbles, the time and a name under each run, answers to press."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(meta="under-name", under=rng.choice(["{time} · {name}", "{name} · {time}", "{name} at {time}", "{time}  {name}"]), left="#f2f3f5" if light else "#26282d", right=rng.choice(["#1a73e8", "#6c5ce7", "#0b8f6a"]), radius=rng.choice([4, 10, 16]),
             avatar="left", header="left-avatar", subtitle=rng.random() < .5, odd=.4, separator="plain", meta_size=11)
    return p


def business(rng, theme, ios):
    """Long texts of shops and alerts in a messenger with times in its bubbles, on a wallpaper of signs."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#e9e2d8" if light else "#0c151b", wallpaper=rng.choice(["signs", "signs", "doodle"]), left="#ffffff" if light else "#1f2c33", left_ink="#10161a" if light else "#e6eaec", right=rng.choice(["#dcf7c9", "#d3f3ff"]) if light else "#0d5247",
             right_ink="#10161a" if light else "#e6eaec", radius=rng.choice([7, 9]), meta="inside", ticks=True, separator="pill", header_bg="#f4f4f4" if light else "#1d2a31", size=15, odd=.45, max=82, gap=rng.choice([4, 8]))
    return p


def webchat(rng, theme, ios):
    """A messenger in a browser: a list at the left, whose chat it is at the right, the title above."""
    p, light = base(rng, theme, False), theme == "light"
    p.update(desktop=True, size=rng.choice([14, 15]), left="#f0f0f2" if light else "#303136", right=rng.choice(["#0a84ff", "#7a3ff2", "#19a05f"]), radius=rng.choice([10, 18]), avatar="left", avatar_size=28, header=rng.choice(["left", "left-avatar"]), max=60, odd=.25,
             icons=["phone", "video", "info"], margin=16, header_height=60)
    return p


def outlinebot(rng, theme, ios):
    """Bubbles with thin borders, bold first lines and template buttons."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(left="#ffffff" if light else p["page"], left_ink=p["ink"], border=f"1px solid {'#d8d8de' if light else '#3a3b40'}", right=rng.choice(["#0084ff", "#00a884"]), radius=rng.choice([12, 18]), avatar="left", odd=.4, header="center", icons=["info"], separator="plain")
    return p


def support(rng, theme, ios):
    """A help desk's small window: a coloured bar, wide bubbles, "Ana from Support"."""
    p, light = base(rng, theme, ios), theme == "light"
    tint = rng.choice(["#1f3f77", "#7a2048", "#0d6e63"])
    p.update(header_bg=tint, header_ink="#ffffff", sub_ink="#d6dbe6", header="left-avatar", right=tint, left="#eef1f5" if light else "#2a2d33", radius=rng.choice([5, 9]), meta="under", avatar="left", avatar_size=26, odd=.35, size=14, max=84, gap=12)
    return p


def network(rng, theme, ios):
    """A professional network: rows with portraits, name and time in one line, days between rules."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(rows=True, avatar="left", avatar_size=40, photos=True, name_color="ink", time_word=rng.choice(["· {time}", "{time}"]), separator="line", header="left", size=14, line=1.45, gap=16, same=10, odd=.25, page="#ffffff" if light else "#1b1f23", subtitle=True)
    return p


def skyblue(rng, theme, ios):
    """Flat pale blue bubbles on both sides with names and times above them."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(left="#e4f3fb" if light else "#23323c", right="#c9e9fb" if light else "#1d4256", left_ink=p["ink"], right_ink=p["ink"], radius=rng.choice([3, 14]), label="head", meta="head", label_always=True, avatar="left", header="left-avatar", odd=.2, max=72, gap=12)
    return p


def purple(rng, theme, ios):
    """Times beside bubbles' text, a patterned page, tinted own bubbles."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#efecf5" if light else "#17131f", wallpaper=rng.choice(["signs", "none", "doodle"]), left="#ffffff" if light else "#2b2437", right="#dcd0f5" if light else "#4b3a78", left_ink=p["ink"], right_ink=p["ink"], meta=rng.choice(["inside", "beside"]), meta_ink=p["muted"],
             radius=rng.choice([8, 12]), avatar="left", separator="pill", odd=.2)
    return p


def game(rng, theme, ios):
    """A dark chat of a game: names in colour in the bubble, small print."""
    p = base(rng, "dark", ios)
    p.update(page=rng.choice(["#1b2330", "#231a2e"]), left="#2e3a4d", right="#3f5b45", left_ink="#f2f2f2", right_ink="#f2f2f2", label="inside", label_color="member", avatar="both", avatar_round=False, radius=4, size=15, meta="below", odd=.15, header_bg="#121820", header_ink="#ffd36b", title_weight=700)
    return p


def forum(rng, theme, ios):
    """A work chat with topics: rows without portraits for those who go on, wide text."""
    p, light = base(rng, theme, False), theme == "light"
    p.update(rows=True, desktop=True, avatar="left", avatar_size=34, avatar_round=rng.random() < .5, name_color="ink", time_word="{time}", separator="line", header="left", icons=["search", "person"], size=14, line=1.4, gap=14, same=4, odd=.35, subtitle=rng.random() < .5)
    return p


SEEN_MORE = [bot, business, webchat, outlinebot]
UNSEEN_LOOKS = [support, network, skyblue, purple, game, forum]
MORE = SEEN_MORE + UNSEEN_LOOKS
UNSEEN_MORE = [look.__name__ for look in UNSEEN_LOOKS]
