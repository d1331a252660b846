"""Icons, avatars, photos, wallpapers: small SVGs drawn here; no image of any messenger is used."""

import html


def escape(text):
    return html.escape(text, quote=False)


def svg(body, size=24, color="currentColor", width=2, style=""):
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" fill="none" stroke="{color}" stroke-width="{width}" '
            f'stroke-linecap="round" stroke-linejoin="round" style="flex:none;{style}">{body}</svg>')


ICONS = dict(
    chevron='<path d="M15 4l-8 8 8 8"/>', arrow='<path d="M20 12H5M11 6l-6 6 6 6"/>', plus='<path d="M12 5v14M5 12h14"/>',
    mic='<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0014 0M12 18v3"/>',
    camera='<rect x="3" y="7" width="18" height="13" rx="3"/><circle cx="12" cy="13" r="4"/><path d="M8 7l2-3h4l2 3"/>',
    video='<rect x="2" y="6" width="13" height="12" rx="3"/><path d="M15 11l7-4v10l-7-4"/>',
    phone='<path d="M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z"/>',
    dots='<circle cx="12" cy="5" r="1.2" fill="currentColor"/><circle cx="12" cy="12" r="1.2" fill="currentColor"/><circle cx="12" cy="19" r="1.2" fill="currentColor"/>',
    more='<circle cx="5" cy="12" r="1.2" fill="currentColor"/><circle cx="12" cy="12" r="1.2" fill="currentColor"/><circle cx="19" cy="12" r="1.2" fill="currentColor"/>',
    smile='<circle cx="12" cy="12" r="9"/><path d="M8 14a4.5 4.5 0 008 0M9 9v.5M15 9v.5"/>',
    clip='<path d="M20 11l-8 8a5 5 0 01-7-7l8-8a3.5 3.5 0 015 5l-8 8a2 2 0 01-3-3l7-7"/>', send='<path d="M4 12l16-8-5 16-3-7z"/>',
    search='<circle cx="11" cy="11" r="6"/><path d="M16 16l5 5"/>', info='<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5v.5"/>',
    lock='<rect x="5" y="10" width="14" height="10" rx="2"/><path d="M8 10V7a4 4 0 018 0v3"/>', play='<path d="M7 4l13 8-13 8z" fill="currentColor"/>',
    checks='<path d="M2 13l4 4 9-10M11 16l1 1 9-10"/>', check='<path d="M5 13l4 4 10-11"/>', file='<path d="M6 2h9l4 4v16H6z"/><path d="M14 2v5h5"/>',
    pin='<path d="M12 22s7-8 7-13a7 7 0 00-14 0c0 5 7 13 7 13z" fill="currentColor"/>', person='<circle cx="12" cy="8" r="4"/><path d="M4 21a8 8 0 0116 0"/>',
    hash='<path d="M9 4L7 20M17 4l-2 16M4 9h17M3 15h17"/>', down='<path d="M5 9l7 7 7-7"/>', close='<path d="M5 5l14 14M19 5L5 19"/>', bell='<path d="M6 17V11a6 6 0 0112 0v6l2 2H4zM10 21h4"/>')


def icon(name, size=24, color="currentColor", width=2, style=""):
    return svg(ICONS[name], size, color, width, style)


COLORS = ["#7c93b8", "#b57f9c", "#6fa58a", "#c09a5b", "#8d7fc0", "#d0605e", "#3f8fb0", "#5b6b7c", "#e38b3f", "#49a078"]
LABEL_COLORS = dict(light=["#c2185b", "#1f7a5c", "#b5610b", "#3b6fd4", "#7b44c9", "#0b8291", "#a8433a"],
                    dark=["#f48fb1", "#5fd3a5", "#f2b263", "#8fb4ff", "#c6a2ff", "#5fd0e0", "#ff9d92"])


def initials(name):
    words = [w for w in name.replace("@", "").replace("#", "").split() if w[0].isalpha()]
    return "".join(w[0] for w in words[:2]).upper()


def avatar(name, size, round_=True, photo=False, color=None):
    """A circle or rounded square with initials, a silhouette when there are none, or something like a photo of a face."""
    tint = color or COLORS[sum(map(ord, name)) % len(COLORS)]
    radius = "50%" if round_ else f"{max(3, size // 7)}px"
    if photo:
        skin = ["#e8c4a2", "#c99873", "#8d5a3c", "#f0d2b8"][sum(map(ord, name)) % 4]
        hair = ["#2c1f1a", "#6b4a2b", "#c9a45c", "#40404a"][len(name) % 4]
        body = (f'<svg width="{size}" height="{size}" viewBox="0 0 40 40"><rect width="40" height="40" fill="{tint}"/><circle cx="20" cy="15" r="9" fill="{hair}"/>'
                f'<circle cx="20" cy="17" r="7" fill="{skin}"/><path d="M4 42a16 15 0 0132 0z" fill="{COLORS[len(name) % 10]}"/></svg>')
        return f'<div style="width:{size}px;height:{size}px;border-radius:{radius};overflow:hidden;flex:none;line-height:0">{body}</div>'
    text = initials(name)
    inner = f'<span data-noise>{text}</span>' if len(text) > 1 else text or svg('<circle cx="12" cy="8" r="4" fill="#fff"/><path fill="#fff" d="M4 21a8 8 0 0116 0z"/>', size * 0.7, "#fff")
    return (f'<div style="width:{size}px;height:{size}px;border-radius:{radius};background:{tint};color:#fff;display:flex;align-items:center;'
            f'justify-content:center;flex:none;font-weight:500;font-size:{size * 0.4:.1f}px;line-height:1">{inner}</div>')


def photo(rng, width, height):
    """Something like a photo: sky, hills, clouds; now and then a sign with words or a map with street names (text that is not message text)."""
    kind, seed = rng.random(), rng.randint(1, 999)
    hue = rng.randint(0, 359)
    if kind < 0.15:  # a map
        roads = "".join(f'<path d="M{rng.randint(-20, width)} {rng.choice([-5, height + 5])}L{rng.randint(0, width)} {rng.randint(0, height)}L{rng.randint(0, width + 20)} {rng.choice([-5, height + 5])}" '
                        f'stroke="#fff" stroke-width="{rng.choice([3, 5, 8])}" fill="none"/>' for _ in range(7))
        names = "".join(f'<text data-noise x="{rng.randint(5, max(6, width - 70))}" y="{rng.randint(14, height - 8)}" font-size="9" fill="#667">{n}</text>'
                        for n in rng.sample(["Mill Lane", "Harbour St", "Old Market", "Kirchweg", "Quai Nord", "City Park"], 2))
        return (f'<svg width="{width}" height="{height}" style="display:block"><rect width="100%" height="100%" fill="#e6e3d8"/><rect x="10%" y="50%" width="35%" height="60%" fill="#cde5c1"/>{roads}{names}'
                f'<path transform="translate({width / 2 - 12},{height / 2 - 24})" d="M12 22s7-8 7-13a7 7 0 00-14 0c0 5 7 13 7 13z" fill="#e0453a"/></svg>')
    sign = (f'<rect x="{width * .3}" y="{height * .55}" width="{width * .4}" height="26" fill="#f5f0dc"/><text data-noise x="{width / 2}" y="{height * .55 + 18}" text-anchor="middle" font-size="14" '
            f'font-weight="700" fill="#443">{rng.choice(["OPEN", "EXIT 14", "BAKERY", "WELCOME", "No entry"])}</text>') if kind > 0.85 else ""
    view = rng.choice(["hills", "town", "table", "sea"])
    if view == "hills":
        things = "".join(f'<path d="M0 {height * h}Q{width * rng.uniform(.1, .5)} {height * (h - rng.uniform(.05, .3))} {width * rng.uniform(.5, .7)} {height * h}T{width} {height * (h - .05)}V{height}H0Z" '
                         f'fill="hsl({(hue + 60 + 25 * i) % 360} 35% {48 - 12 * i}%)"/>' for i, h in enumerate((.55, .7, .85)))
    elif view == "town":
        things = "".join(f'<rect x="{x}" y="{y}" width="26" height="{height}" fill="hsl({(hue + x) % 360} 20% {rng.randint(25, 60)}%)"/>'
                         + "".join(f'<rect x="{x + 4 + 8 * i}" y="{y + 6 + 12 * j}" width="4" height="6" fill="#ffe9a8" opacity="{rng.choice([.2, .9])}"/>' for i in range(3) for j in range(5))
                         for x in range(0, width, 27) for y in [rng.randint(height // 5, height * 2 // 3)])
    elif view == "table":
        things = f'<rect y="{height * .45}" width="100%" height="60%" fill="hsl(28 45% 38%)"/>' + "".join(
            f'<ellipse cx="{rng.randint(0, width)}" cy="{rng.randint(height // 2, height)}" rx="{r}" ry="{r * .5}" fill="#f4f1ea"/><circle cx="{rng.randint(0, width)}" cy="{rng.randint(height // 2, height)}" r="{r // 3}" fill="hsl({rng.randint(0, 60)} 80% 50%)"/>'
            for r in (24, 34, 44))
    else:
        things = f'<rect y="{height * .5}" width="100%" height="50%" fill="hsl({(hue + 190) % 360} 55% 40%)"/>' + "".join(
            f'<path d="M{rng.randint(-20, width)} {rng.randint(height // 2, height)}q20 -8 40 0t40 0" stroke="#fff" stroke-width="2" fill="none" opacity=".6"/>' for _ in range(14))
    return (f'<svg width="{width}" height="{height}" style="display:block"><defs><linearGradient id="s{seed}" x2="0" y2="1"><stop stop-color="hsl({hue} 70% 55%)"/><stop offset="1" stop-color="hsl({(hue + 40) % 360} 80% 85%)"/></linearGradient>'
            f'<filter id="n{seed}"><feTurbulence type="fractalNoise" baseFrequency="0.{rng.randint(2, 9)}" numOctaves="3" seed="{seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .45 0"/></filter></defs>'
            f'<rect width="100%" height="100%" fill="url(#s{seed})"/><circle cx="{width * .75}" cy="{height * .25}" r="{height * .09}" fill="#fff6d0"/>{things}{sign}<rect width="100%" height="100%" filter="url(#n{seed})" opacity=".35"/></svg>')


def wallpaper(rng, kind, page, theme):
    """CSS of what lies behind the bubbles."""
    if kind == "doodle":
        ink, strength = ("#000", rng.uniform(.04, .10)) if theme == "light" else ("#fff", rng.uniform(.04, .09))
        shapes = "".join(f"<g transform='translate({x * 42 + rng.randint(0, 14)},{y * 42 + rng.randint(0, 14)}) rotate({rng.randint(0, 359)}) scale(.{rng.randint(6, 9)})'>"
                         + rng.choice(["<circle r='11'/>", "<path d='M-10 0h20M0-10v20'/>", "<path d='M0 9C-14-2-6-12 0-5 6-12 14-2 0 9Z'/>", "<path d='M-11 6l5-13 6 9 5-9 6 13z'/>",
                                       "<rect x='-9' y='-7' width='18' height='14' rx='4'/>", "<path d='M-9 8c0-20 18-20 18 0z'/><circle r='3'/>", "<path d='M0-11l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z'/>"]) + "</g>"
                         for x in range(6) for y in range(6))
        tile = f"<svg xmlns='http://www.w3.org/2000/svg' width='262' height='262'><g fill='none' stroke='{ink}' stroke-opacity='{strength:.2f}' stroke-width='2'>{shapes}</g></svg>"
        return f'background:{page} url("data:image/svg+xml,{tile.replace("#", "%23").replace("<", "%3C").replace(">", "%3E")}")'
    if kind == "gradient":
        light, hue = (84, rng.randint(0, 359)) if theme == "light" else (13, rng.randint(180, 300))
        return f"background:linear-gradient({rng.randint(100, 220)}deg,hsl({hue} 45% {light}%),hsl({(hue + rng.randint(30, 90)) % 360} 45% {light - 4}%))"
    if kind == "photo":
        light, hue = (78, rng.randint(0, 359)) if theme == "light" else (18, rng.randint(0, 359))
        blobs = ",".join(f"radial-gradient(circle at {rng.randint(0, 100)}% {rng.randint(0, 100)}%,hsl({(hue + rng.randint(-40, 40)) % 360} 50% {light + rng.randint(-14, 12)}%) 0,transparent {rng.randint(20, 45)}%)" for _ in range(7))
        return f"background:{blobs},hsl({hue} 40% {light}%)"
    return f"background:{page}"


def wave(rng, width, color):
    """A voice note's wave: bars with one common centre."""
    bars = "".join(f'<rect x="{x}" y="{12 - h / 2}" width="2" height="{h}" rx="1" fill="{color}" opacity="{1 if x < width * .4 else .5}"/>'
                   for x in range(0, int(width), 4) for h in [rng.choice([3, 4, 6, 9, 12, 16, 20])])
    return f'<svg width="{width}" height="24" style="flex:none">{bars}</svg>'
