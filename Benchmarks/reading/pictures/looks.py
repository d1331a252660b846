"""The looks: each draws its parameters from the seed, so that no two pictures of a look are one template. They imitate the manner of well-known
messengers; colours and measures are ours, and vary. `page()` in bubbles.py and rows.py draws them."""

IOS_FONTS = ["Inter", "Liberation Sans", "Nimbus Sans"]
ANDROID_FONTS = ["Roboto", "Roboto", "Noto Sans", "Open Sans"]
DESKTOP_FONTS = ["Lato", "Open Sans", "Cantarell", "Liberation Sans", "DejaVu Sans", "Inter"]


def base(rng, theme, ios):
    """What all looks share; a look overrides what makes it."""
    light = theme == "light"
    page = "#ffffff" if light else rng.choice(["#000000", "#121212", "#0e1116", "#17181c"])
    ink = "#0f1215" if light else rng.choice(["#ffffff", "#e8e8ea"])
    return dict(
        rows=False, font=rng.choice(IOS_FONTS if ios else ANDROID_FONTS), size=rng.choice([15, 16, 16, 17]), line=rng.choice([1.25, 1.3, 1.38]), page=page, ink=ink,
        muted="#85888e" if light else "#8d9299", accent="#0a7cff" if light else "#3f9bff", rule="#dcdce0" if light else "#2c2c30", field="#f0f1f4" if light else "#232428",
        header="left-avatar", header_bg=page, header_ink=ink, header_rule=rng.random() < .6, header_shadow=False, header_height=56, header_avatar=38, title_size=17, title_weight=600,
        subtitle=rng.random() < .55, sub_size=12.5, sub_ink="#7c8086" if light else "#9aa0a8", icons=rng.choice([["video", "phone"], ["phone", "dots"], ["dots"], ["phone", "video", "dots"], ["info"]]),
        avatar="none", avatar_round=True, avatar_size=30, photos=rng.random() < .5, wallpaper="none", left="#e9e9ec" if light else "#2a2b30", left_ink=ink, right="#0a7cff", right_ink="#ffffff",
        border=None, shadow=False, radius=18, run_radius=None, tail=False, gloss=False, pad="8px 12px", max=76, gap=rng.choice([6, 8, 10]), same=2, margin=10,
        label="above", label_color="muted", label_size=12.5, meta="none", ticks=False, meta_size=11.5, separator="plain", sep_size=12, receipts=False, input_bg=page)


def imessage(rng, theme, ios):
    p = base(rng, theme, True)
    p.update(header="center-avatar", header_avatar=rng.choice([38, 46]), title_size=rng.choice([11.5, 13]), title_weight=rng.choice([400, 500]), subtitle=False,
             icons=rng.choice([["video"], ["info"], []]), header_bg="#f6f6f6" if theme == "light" else "#161618", size=17, line=1.27, right=rng.choice(["#0a7cff", "#0a7cff", "#30c552"]),
             tail=rng.random() < .7, gap=9, receipts=True, label_size=11.5, avatar="group", avatar_size=28, separator=rng.choice(["plain", "bold"]))
    if rng.random() < .3:  # the title alone, as older versions have it
        p.update(header="center", title_size=17, title_weight=600)
    return p


def whatsapp(rng, theme, ios):
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#efe7de" if light else "#0b141a", wallpaper=rng.choice(["doodle", "doodle", "none", "photo"]), left="#ffffff" if light else "#202c33", left_ink="#111b21" if light else "#e9edef",
             right="#d9fdd3" if light else "#005c4b", right_ink="#111b21" if light else "#e9edef", accent="#00a884", radius=rng.choice([8, 10, 14]), tail=rng.random() < .6, pad="5px 9px 6px", max=82, gap=8,
             same=rng.choice([2, 2, 3]), label="inside", label_color="member", label_size=13, meta="inside", ticks=True, meta_size=11, separator="pill", shadow=rng.random() < .6,
             header_bg=rng.choice(["#ffffff", "#008069"]) if light else "#1f2c34", icons=["video", "phone"] if ios else ["video", "phone", "dots"], input_bg="transparent", field="#ffffff" if light else "#1f2c34")
    if p["header_bg"] == "#008069":
        p.update(header_ink="#ffffff", sub_ink="#d5ebe6", header_rule=False)
    else:
        p.update(header_ink="#111b21" if light else "#e9edef")
    return p


def telegram(rng, theme, ios):
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#cfdcc2" if light else "#0e1621", wallpaper=rng.choice(["gradient", "doodle", "photo", "none"]), left="#ffffff" if light else "#182533", left_ink="#000000" if light else "#f5f5f5",
             right=rng.choice(["#e7fdd0", "#d6ecff"]) if light else rng.choice(["#3e6a97", "linear-gradient(160deg,#7a4fd0,#3f6fd8)"]), right_ink="#000000" if light else "#ffffff", accent="#2f83d8" if light else "#6ab3f3",
             radius=rng.choice([12, 15, 18]), run_radius=6, pad="6px 11px", max=80, label="inside", label_color="member", label_size=14, meta="inside", ticks=True, avatar="group" if rng.random() < .8 else "none",
             avatar_size=34, separator="pill", header_bg=rng.choice(["#ffffff", "#527da3"]) if light else "#17212b", header="center" if ios else "left-avatar", icons=["dots"], input_bg="#ffffff" if light else "#17212b")
    if p["header_bg"] == "#527da3":
        p.update(header_ink="#ffffff", sub_ink="#d3e2ef")
    else:
        p.update(header_ink="#101214" if light else "#f2f4f6")
    return p


def signal(rng, theme, ios):
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#ffffff" if light else "#121212", left="#eaecf2" if light else "#303136", left_ink="#1b1b1d" if light else "#f0f0f3", right=rng.choice(["#2c58c3", "#315ad0", "#6b4fc8", "#2e7d5b", "#b8354f"]),
             wallpaper=rng.choice(["none", "none", "gradient"]), label="inside", label_color="member", label_size=13, meta=rng.choice(["inside", "below"]), ticks=True, avatar="group", avatar_size=28, header_rule=False, header_bg="#ffffff" if light else "#121212")
    return p


def messenger(rng, theme, ios):
    p, light = base(rng, theme, ios), theme == "light"
    p.update(right=rng.choice(["linear-gradient(180deg,#2e6bff,#7a3bf2 60%,#b032d8)", "linear-gradient(180deg,#ff7a45,#e0317f)", "#0084ff", "linear-gradient(180deg,#11a38b,#1d6fd0)"]), left="#e9ebee" if light else "#303236",
             left_ink="#050505" if light else "#e4e6eb", avatar="left", avatar_size=28, photos=True, run_radius=5, label="above", label_size=12, icons=["phone", "video", "info"], separator="plain", receipts=rng.random() < .3, max=70)
    return p


def instagram(rng, theme, ios):
    p = base(rng, theme, ios)
    p.update(right=rng.choice(["linear-gradient(180deg,#a033ff,#3f6bff)", "linear-gradient(180deg,#c13584,#6a3fd6 70%,#4f5bd5)", "#3797f0"]), avatar="left", avatar_size=26, photos=rng.random() < .7, header_avatar=30, title_size=15.5, size=15,
             radius=21, run_radius=5, pad="9px 14px", max=68, subtitle=True, icons=["phone", "video"], receipts=True, label_size=12, header_rule=False)
    if theme == "light":
        p.update(left="#efefef")
    return p


def sms(rng, theme, ios):
    p, light = base(rng, theme, False), theme == "light"
    page = rng.choice(["#f8fafd", "#ffffff", "#fbf7f2"]) if light else "#131314"
    p.update(page=page, header_bg=page, input_bg=page, header=rng.choice(["left-avatar", "left", "left-avatar"]), left=rng.choice(["#dfe3eb", "#efe3dc", "#e6e6e6"]) if light else "#2d2f31", left_ink="#1a1c1e" if light else "#e3e3e3",
             right=rng.choice(["#0b57d0", "#c7ddff", "#7a4a2f"]) if light else rng.choice(["#a8c7fa", "#004a77"]), radius=rng.choice([20, 24]), run_radius=4, pad="11px 16px", meta=rng.choice(["under", "none", "under"]), header_rule=False,
             icons=["phone", "dots"], avatar=rng.choice(["none", "left"]), subtitle=rng.random() < .15, title_weight=500, title_size=rng.choice([18, 20]))
    p["right_ink"] = {"#c7ddff": "#0b1f3f", "#a8c7fa": "#062e6f"}.get(p["right"], "#ffffff")
    return p


def pebble(rng, theme, ios):
    """A small app's own look: coloured bar with a large title, both sides in colour, times beneath the bubbles."""
    p, light = base(rng, theme, False), theme == "light"
    hue = rng.randint(0, 359)
    bar = rng.choice([f"hsl({hue} 55% 38%)", f"hsl({hue} 70% 30%)", f"hsl({hue} 80% 45%)"])
    p.update(page=rng.choice(["#ffffff", "#f2f3f8", "#eceff1"]) if light else rng.choice(["#0d1216", "#333333", "#1c1f26"]), header_bg=bar, header_ink="#ffffff", sub_ink="rgba(255,255,255,.8)", header_shadow=True, header_rule=False,
             header=rng.choice(["left", "left-avatar", "center"]), title_size=rng.choice([19, 20, 22]), title_weight=rng.choice([400, 500]), left=f"hsl({(hue + 40) % 360} {70 if light else 25}% {90 if light else 26}%)",
             left_ink="#1a1a1a" if light else "#f1f1f1", right=rng.choice([f"hsl({hue} 70% {88 if light else 30}%)", f"hsl({hue} 60% 42%)"]), radius=rng.choice([8, 12, 16]), run_radius=0, meta=rng.choice(["under", "below", "none"]),
             ticks=rng.random() < .5, avatar=rng.choice(["none", "left"]), photos=True, accent=bar, separator="plain", size=rng.choice([14, 15, 16]), pad="9px 12px", gap=12)
    p["right_ink"] = "#ffffff" if "42%" in p["right"] or not light else "#1a1a1a"
    p["input_bg"] = p["page"]
    return p


def jabber(rng, theme, ios):
    """Avatars on both sides, square ones, with the state of each message under its text."""
    p, light = base(rng, theme, False), theme == "light"
    hue = rng.choice([100, 130, 210, 275, 340])
    p.update(page="#ececec" if light else "#262626", header_bg=f"hsl({hue} 60% 32%)", header_ink="#ffffff", sub_ink="rgba(255,255,255,.8)", header="left", title_size=20, title_weight=500, left=f"hsl({hue} 50% 33%)", left_ink="#ffffff",
             right="#fafafa" if light else "#3d3d3d", right_ink="#1c1c1c" if light else "#f4f4f4", radius=rng.choice([2, 4]), avatar="both", avatar_round=False, avatar_size=42, photos=rng.random() < .6, meta="below", tail=True, shadow=True,
             icons=["phone", "lock", "clip", "dots"], ticks=True, ago=True, label="none", accent=f"hsl({hue} 60% 40%)", quote="currentColor", input_bg="#ffffff" if light else "#303030", subtitle=rng.random() < .2, max=72)
    return p


def square(rng, theme, ios):
    """In the manner of WeChat: square avatars on both sides, small arrows, no times but separators."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page="#ededed" if light else "#111111", header_bg="#ededed" if light else "#1a1a1a", header="center", subtitle=False, icons=["more"], left="#ffffff" if light else "#2c2c2c", left_ink="#111111" if light else "#dddddd",
             right="#95ec69" if light else "#3eb575", right_ink="#0a0a0a", radius=5, tail=True, avatar="both", avatar_round=False, avatar_size=40, photos=rng.random() < .7, gap=16, same=14, pad="10px 12px", label="above", size=17,
             separator="plain", max=70, input_bg="#f7f7f7" if light else "#1a1a1a", header_rule=rng.random() < .5)
    return p


def outline(rng, theme, ios):
    """Bubbles that are only a line, or nearly the ground's colour; the name and time stand above each run."""
    p, light = base(rng, theme, ios), theme == "light"
    tint = rng.choice(["transparent", "#f7f8fa" if light else "#1b1d22"])
    p.update(left=tint, left_ink=p["ink"], right=rng.choice([tint, "#e8f1ff" if light else "#1d2b40"]), right_ink=p["ink"], border=rng.choice(["#d5d8de", "#b9c6d8"]) if light else "#3a3d45", radius=rng.choice([6, 10, 14]), meta=rng.choice(["head", "inside", "below"]),
             label="above", label_color="member", avatar=rng.choice(["left", "none"]), separator=rng.choice(["line", "plain"]), header=rng.choice(["left-avatar", "center"]), size=rng.choice([14, 15, 16]))
    return p


def classic(rng, theme, ios):
    """Glossy bubbles on pale blue, an embossed title, a pill to send with: phones of the early days."""
    p = base(rng, "light", True)
    p.update(page="#dbe2ed", header="center", header_bg="linear-gradient(180deg,#b4c3d6,#8297b4 50%,#6c85a6)", header_ink="#ffffff", title_size=19, title_weight=700, embossed=True, subtitle=False, icons=[], left="#f1f1f3", left_ink="#000000",
             right=rng.choice(["#a5e35b", "#8ec8fb"]), right_ink="#000000", gloss=True, border="#9aa3ad", radius=16, tail=True, font="Nimbus Sans", size=16, gap=12, same=8, separator="bold", label="above", accent="#2b63c8", header_height=44,
             header_rule=True, input_bg="linear-gradient(180deg,#eef1f5,#b9c2cf)", field="#ffffff", max=70)
    return p


def line(rng, theme, ios):
    """The time stands beside the bubble, with "Read" above it; avatars and names on the left."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(page=rng.choice(["#8cabd8", "#b2c7da", "#ffffff"]) if light else "#1a1d21", wallpaper=rng.choice(["none", "none", "photo"]) if light else "none", left="#ffffff" if light else "#2f3338", left_ink="#111111" if light else "#eeeeee",
             right=rng.choice(["#8de055", "#fee500"]), right_ink="#111111", radius=rng.choice([14, 18]), tail=True, avatar="left", avatar_size=36, label="above", meta="beside", meta_size=10.5, separator="pill", icons=["search", "phone", "more"],
             header="left", subtitle=False, title_size=19, gap=10, same=4, max=62)
    if p["page"] == "#ffffff" and p["wallpaper"] == "none":
        p["left"] = "#eceef0"
    p.update(header_bg=p["page"] if p["wallpaper"] == "none" else "#ffffff", header_rule=False, label_ink="#2c3440" if light else "#c9ced6", meta_ink="#4c5866" if light else "#9aa3ad", header_ink="#101418" if light else "#f2f2f2")
    return p


def teams(rng, theme, ios):
    """A window on a desktop: bubbles with name and time above, own ones tinted on the right."""
    p, light = base(rng, theme, False), theme == "light"
    p.update(font=rng.choice(DESKTOP_FONTS), size=14, line=1.43, page="#f5f5f5" if light else "#1f1f1f", left="#ffffff" if light else "#292929", right="#e8ebfa" if light else "#2b2b40", left_ink="#242424" if light else "#ffffff",
             right_ink="#242424" if light else "#ffffff", radius=rng.choice([4, 6]), avatar="left", avatar_size=32, meta="head", label="head", label_always=True, label_size=12, header="left-avatar", header_avatar=32, header_height=60, title_size=18,
             title_weight=700, header_bg="#f5f5f5" if light else "#1f1f1f", icons=["video", "phone", "person", "more"], subtitle=False, separator="line", gap=14, same=3, margin=24, max=64, accent="#5b5fc7", input_bg="#f5f5f5" if light else "#1f1f1f", desktop=True)
    return p


def slack(rng, theme, ios):
    """Full-width rows: avatar, name and time, then the text; no bubbles, all on the left."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(rows=True, font=rng.choice(["Lato", "Lato", "Open Sans", "Inter"]), size=rng.choice([15, 16]), line=1.46, page="#ffffff" if light else "#1a1d21", ink="#1d1c1d" if light else "#d1d2d3", header=rng.choice(["left", "center"]),
             header_bg=rng.choice(["#ffffff", "#4a154b"]) if light else "#1a1d21", avatar="left", avatar_round=False, avatar_size=36, photos=rng.random() < .7, name_color="ink", separator=rng.choice(["line", "line", "plain"]), icons=rng.choice([["info"], ["search", "info"], []]),
             time_word="{time}", gap=rng.choice([12, 16]), same=rng.choice([6, 8]), accent="#1264a3" if light else "#36a3e0")
    if p["header_bg"] == "#4a154b":
        p.update(header_ink="#ffffff", sub_ink="#d9c8da")
    return p


def discord(rng, theme, ios):
    p, light = base(rng, theme, ios), theme == "light"
    p.update(rows=True, font=rng.choice(["Noto Sans", "Open Sans", "Inter"]), size=rng.choice([15, 16]), line=1.375, page="#ffffff" if light else rng.choice(["#313338", "#36393f", "#1a1a1e"]), ink="#2e3338" if light else "#dbdee1", header="left",
             avatar="left", avatar_size=40, photos=rng.random() < .6, name_color="member", separator="line", icons=["search", "person"], subtitle=False, time_word=rng.choice(["Today at {time}", "{time}", "03/14/2024 {time}"]), gap=17, same=rng.choice([5, 7]), accent="#5865f2")
    p.update(header_bg=p["page"], input_bg=p["page"], header_ink=p["ink"])
    return p


# Others than those whose names they have: what bots, shops, help desks and desktops show.
from .looks_more import MORE, UNSEEN_MORE  # noqa: E402

LOOKS = {look.__name__: look for look in (imessage, whatsapp, telegram, signal, messenger, instagram, sms, pebble, jabber, square, outline, classic, line, teams, slack, discord, *MORE)}
# A third of the looks, which no rule is tuned on: they report how well unseen chats are read.
UNSEEN = ["line", "square", *UNSEEN_MORE]
