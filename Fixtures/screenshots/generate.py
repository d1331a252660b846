#!/usr/bin/env python3
"""Renders the fixture screenshots, and writes the truth beside each.

    python3 generate.py [--pillow PYTHON] [--out DIR] [NAME ...]

Standard library only; runs Debian's `chromium`. Fonts: fonts-roboto, fonts-liberation, fonts-noto-core, fonts-noto-color-emoji.
Chromium cannot write a JPEG. For the one that is wanted, name the interpreter of a venv that has Pillow:

    python3 -m venv VENV && VENV/bin/pip install Pillow==11.3.0
    python3 generate.py --pillow VENV/bin/python

Without --pillow JPEGs are skipped. With names, only the files whose name contains one of them are written.
The looks imitate well-known messengers; no image, icon or style sheet of theirs is used.
"""

import argparse
import html
import json
import pathlib
import subprocess
import tempfile

from chats import SHOTS


def escape(text):
    return html.escape(text, quote=False)


def initials(name):
    words = [w for w in name.split() if w[0].isalpha()]
    return "".join(w[0] for w in words[:2]).upper()


# ---------------------------------------------------------------- icons, drawn here

def svg(body, size=24, color="currentColor", width=2):
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" fill="none" stroke="{color}" '
            f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round">{body}</svg>')


CHEVRON = '<path d="M15 4l-8 8 8 8"/>'
ARROW = '<path d="M20 12H5M11 6l-6 6 6 6"/>'
PLUS = '<path d="M12 5v14M5 12h14"/>'
MIC = '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0014 0M12 18v3"/>'
CAMERA = '<rect x="3" y="7" width="18" height="13" rx="3"/><circle cx="12" cy="13" r="4"/><path d="M8 7l2-3h4l2 3"/>'
VIDEO = '<rect x="2" y="6" width="13" height="12" rx="3"/><path d="M15 11l7-4v10l-7-4"/>'
PHONE = '<path d="M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z"/>'
DOTS = '<circle cx="12" cy="5" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="12" cy="19" r="1"/>'
SMILE = '<circle cx="12" cy="12" r="9"/><path d="M8 14a4.5 4.5 0 008 0M9 9v.5M15 9v.5"/>'
CLIP = '<path d="M20 11l-8 8a5 5 0 01-7-7l8-8a3.5 3.5 0 015 5l-8 8a2 2 0 01-3-3l7-7"/>'
SEND = '<path d="M4 12l16-8-5 16-3-7z"/>'
CHECKS = '<path d="M2 13l4 4 9-10M11 16l1 1 9-10"/>'


def battery(color, level):
    return (f'<svg width="26" height="13" viewBox="0 0 26 13"><rect x="0.5" y="0.5" width="22" height="12" rx="3.5" fill="none" '
            f'stroke="{color}" opacity="0.5"/><rect x="2" y="2" width="{19 * level / 100:.0f}" height="9" rx="2" fill="{color}"/>'
            f'<path d="M24 4.5v4a2 2 0 000-4z" fill="{color}" opacity="0.5"/></svg>')


def bars(color):
    rects = "".join(f'<rect x="{i * 4.5}" y="{8 - i * 2.5}" width="3" height="{4 + i * 2.5}" rx="1" fill="{color}"/>' for i in range(4))
    return f'<svg width="17" height="12" viewBox="0 0 17 12">{rects}</svg>'


# ---------------------------------------------------------------- looks

LOOKS = {
    # page, ink, muted, header, left, left ink, right, right ink, accent
    ("imessage", "light"): ("#ffffff", "#000000", "#8e8e93", "#f6f6f6", "#e9e9eb", "#000000", "#0a7cff", "#ffffff", "#0a7cff"),
    ("imessage", "dark"): ("#000000", "#ffffff", "#8e8e93", "#161618", "#26262a", "#ffffff", "#0a84ff", "#ffffff", "#0a84ff"),
    ("whatsapp", "light"): ("#efe7de", "#111b21", "#667781", "#ffffff", "#ffffff", "#111b21", "#d9fdd3", "#111b21", "#008069"),
    ("whatsapp", "dark"): ("#0b141a", "#e9edef", "#8696a0", "#1f2c34", "#202c33", "#e9edef", "#005c4b", "#e9edef", "#00a884"),
    ("signal", "light"): ("#ffffff", "#1b1b1d", "#5e5e66", "#ffffff", "#eaecf2", "#1b1b1d", "#2c58c3", "#ffffff", "#2c58c3"),
    ("signal", "dark"): ("#121212", "#e6e6ea", "#a0a0a8", "#121212", "#303136", "#f0f0f3", "#315ad0", "#ffffff", "#8fa8f0"),
    ("telegram", "light"): ("#cfdcc2", "#000000", "#6d7d6a", "#ffffff", "#ffffff", "#000000", "#e7fdd0", "#000000", "#2f83d8"),
    ("telegram", "dark"): ("#0e1621", "#f5f5f5", "#7d8b99", "#17212b", "#182533", "#f5f5f5", "#3e6a97", "#ffffff", "#6ab3f3"),
    ("sms", "light"): ("#f8fafd", "#1a1c1e", "#5d6166", "#f8fafd", "#dfe3eb", "#1a1c1e", "#0b57d0", "#ffffff", "#0b57d0"),
    ("sms", "dark"): ("#131314", "#e3e3e3", "#a3a6aa", "#131314", "#2d2f31", "#e3e3e3", "#a8c7fa", "#062e6f", "#a8c7fa"),
    ("messenger", "light"): ("#ffffff", "#050505", "#65676b", "#ffffff", "#e9ebee", "#050505",
                             "linear-gradient(180deg,#2e6bff,#7a3bf2 60%,#b032d8)", "#ffffff", "#2e6bff"),
}

SENDER_COLORS = ["#e2559b", "#35a37f", "#d98216", "#5a86ea", "#9a6be0"]
AVATARS = ["#7c93b8", "#b57f9c", "#6fa58a", "#c09a5b", "#8d7fc0"]

IOS = "'Liberation Sans','Noto Color Emoji',sans-serif"
ANDROID = "Roboto,'Noto Color Emoji',sans-serif"

# The time and ticks stand at the lower right, on the last line of the text when there is room.
CSS = """
* { box-sizing: border-box; } html, body { margin: 0; }
body { width: %(w)dpx; height: %(h)dpx; overflow: hidden; display: flex; flex-direction: column; background: %(page)s; color: %(ink)s; font: 17px/1.29 %(font)s; }
.status { height: 44px; flex: none; display: flex; justify-content: space-between; align-items: center; padding: 0 22px; font-weight: 600; font-size: 15px; background: %(header)s; }
.status span { display: flex; gap: 6px; align-items: center; }
.bar { flex: none; display: flex; align-items: center; gap: 10px; background: %(header)s; padding: 6px 12px; min-height: 56px; border-bottom: 1px solid %(rule)s; color: %(ink)s; }
.bar .name { font-weight: 600; font-size: 17px; } .bar .sub { font-size: 13px; color: %(muted)s; } .grow { flex: 1; min-width: 0; }
.bar svg { flex: none; }
.avatar { border-radius: 50%%; color: #fff; display: flex; align-items: center; justify-content: center; flex: none; font-weight: 500; }
.chat { flex: 1; min-height: 0; padding: 8px 12px; display: flex; flex-direction: column; overflow: hidden; }
.sep { align-self: center; font-size: 12px; color: %(muted)s; margin: 10px 0; }
.row { display: flex; margin-top: 8px; align-items: flex-end; gap: 8px; } .row.same { margin-top: 2px; } .row.right { justify-content: flex-end; }
.bubble { max-width: 76%%; padding: 7px 12px; border-radius: 18px; overflow-wrap: break-word; }
.left .bubble { background: %(left)s; color: %(leftink)s; } .right .bubble { background: %(right)s; color: %(rightink)s; }
.time { float: right; font-size: 11px; line-height: 1; margin: 9px 0 0 10px; opacity: .72; display: flex; gap: 3px; align-items: center; }
.bubble::after { content: ""; display: block; clear: both; }
.sender { font-size: 13.5px; font-weight: 600; margin-bottom: 1px; }
.under { font-size: 11.5px; color: %(muted)s; margin: 3px 4px 0; } .under.right { align-self: flex-end; }
.input { flex: none; display: flex; align-items: center; gap: 10px; padding: 8px 12px 26px; color: %(muted)s; }
.field { flex: 1; border-radius: 20px; padding: 7px 14px; min-height: 36px; display: flex; align-items: center; }
"""


def tinted(app, theme):
    return {"light": "#d8d8dc", "dark": "#2c2c2f"}[theme]


def page(shot):
    app, theme = shot["app"], shot["theme"]
    page_, ink, muted, header, left, leftink, right, rightink, accent = LOOKS[app, theme]
    width, height, scale = shot["size"]
    ios = shot["ios"]
    colors = dict(w=width, h=height, page=page_, ink=ink, muted=muted, header=header, left=left, leftink=leftink, right=right,
                  rightink=rightink, font=IOS if ios else ANDROID, rule=tinted(app, theme))
    css = CSS % colors
    if app == "whatsapp":
        css += ".bubble{border-radius:9px;padding:5px 9px 6px;max-width:82%%} .sep{background:%s;border-radius:8px;padding:4px 10px}" % left
    if app == "telegram":
        css += ".bubble{border-radius:15px} .right .time{color:%s} .sep{background:rgba(60,80,60,.45);color:#fff;border-radius:12px;padding:3px 10px}" % (
            "#4fae4e" if theme == "light" else "#cfe0f5")
        if theme == "light":
            css += " .chat{background:linear-gradient(160deg,#d6e3b5,#bcd8c4)}"
    if app == "messenger":
        css += " .chat{padding-left:8px} .right .bubble{background-attachment:fixed}"
    if app == "sms":
        css += " .bubble{border-radius:22px;padding:10px 16px;font-size:16px}"
    if not ios:
        css += " .status{height:32px;font-size:14px;font-weight:500} .bubble{font-size:16px} .input{padding-bottom:14px}"
    out = [f"<!doctype html><meta charset=utf-8><style>{css}</style><body>"]
    if shot["header"]:
        out += status(shot, ink), bar(shot, ink, muted, accent)
    out.append(f'<div class="chat" style="justify-content:{"flex-end" if shot["bottom"] else "flex-start"}">')
    out.append(chat(shot, accent))
    out.append("</div>")
    if shot["placeholder"]:
        out.append(input_bar(shot, muted, accent, theme))
    return "\n".join(out)


def status(shot, ink):
    right = shot["carrier"]
    texts = f"<span>{right[0]}</span>" if right[0] else ""
    level = f"<span>{right[1]}%</span>" if shot["percent"] else ""
    return (f'<div class="status"><span>{shot["clock"]}</span><span>{bars(ink)}{texts}{level}{battery(ink, right[1])}</span></div>')


def avatar(name, size):
    color = AVATARS[sum(map(ord, name)) % len(AVATARS)]
    text = initials(name) or svg('<circle cx="12" cy="8" r="4" fill="#fff"/><path fill="#fff" d="M4 21a8 8 0 0116 0z"/>', size * 0.7, "#fff")
    return f'<div class="avatar" style="width:{size}px;height:{size}px;background:{color};font-size:{size * 0.4:.0f}px">{text}</div>'


def bar(shot, ink, muted, accent):
    app, name, sub = shot["app"], escape(shot["header"]), shot["subtitle"]
    subtitle = f'<div class="sub">{escape(sub)}</div>' if sub else ""
    if app == "imessage":
        return (f'<div class="bar" style="height:92px;align-items:center"><span style="width:64px;color:{accent}">{svg(CHEVRON, 26)}</span>'
                f'<div class="grow" style="display:flex;flex-direction:column;align-items:center;gap:4px">{avatar(shot["header"], 46)}'
                f'<div style="font-size:13px">{name}</div></div><span style="width:64px;text-align:right;color:{accent}">{svg(VIDEO, 26)}</span></div>')
    if app == "telegram" and shot["ios"]:
        return (f'<div class="bar"><span style="width:60px;color:{accent}">{svg(CHEVRON, 24)}</span><div class="grow" style="text-align:center">'
                f'<div class="name">{name}</div>{subtitle}</div><span style="width:60px;display:flex;justify-content:flex-end">{avatar(shot["header"], 38)}</span></div>')
    back = svg(CHEVRON if shot["ios"] else ARROW, 24, accent if shot["ios"] else ink)
    icons = {"whatsapp": (VIDEO, PHONE), "signal": (VIDEO, PHONE), "messenger": (PHONE, VIDEO), "sms": (PHONE, DOTS), "telegram": (DOTS,)}[app]
    tint = accent if app in ("messenger",) or shot["ios"] else ink
    tail = "".join(svg(i, 23, tint) for i in icons)
    return (f'<div class="bar">{back}{avatar(shot["header"], 40)}<div class="grow"><div class="name">{name}</div>{subtitle}</div>'
            f'<span style="display:flex;gap:18px">{tail}</span></div>')


def chat(shot, accent):
    app, out, last, members = shot["app"], [], None, []
    inside = app in ("whatsapp", "telegram", "signal")
    for item in shot["items"]:
        if item["kind"] == "sep":
            out.append(f'<div class="sep">{escape(item["text"])}</div>')
            last = None
            continue
        side, sender, time = item["side"], item["sender"], item["time"]
        if sender and sender not in members:
            members.append(sender)
        who = (side, sender)
        label = ""
        if sender and who != last:
            color = SENDER_COLORS[members.index(sender) % len(SENDER_COLORS)]
            label = f'<div class="sender" style="color:{color}">{escape(sender)}</div>'
        ticks = svg(CHECKS, 15, "#53bdeb" if app == "whatsapp" else "currentColor", 2) if side == "right" else ""
        stamp = f'<span class="time">{time}{ticks}</span>' if inside and time else ""
        face = ""
        if side == "left" and (app == "messenger" or (app == "signal" and sender)):
            face = avatar(sender or shot["header"], 28)
        same = " same" if who == last else ""
        out.append(f'<div class="row {side}{same}">{face}<div class="bubble">{label}{escape(item["text"])}{stamp}</div></div>')
        if app == "sms" and time:
            out.append(f'<div class="under {side}">{time}</div>')
        if item["receipt"]:
            out.append(f'<div class="under {side}">{escape(item["receipt"])}</div>')
        last = who
    return "\n".join(out)


def input_bar(shot, muted, accent, theme):
    app, text = shot["app"], escape(shot["placeholder"])
    rule = tinted(app, theme)
    fill = {"light": "#ffffff", "dark": "#1d1f22"}[theme]
    if app == "imessage":
        return (f'<div class="input">{svg(PLUS, 26, muted)}<div class="field" style="border:1px solid {rule}"><div class="grow">{text}</div>'
                f'{svg(MIC, 20, muted)}</div></div>')
    if app == "messenger":
        return (f'<div class="input">{svg(PLUS, 26, accent)}{svg(CAMERA, 26, accent)}<div class="field" style="background:#f0f2f5">{text}</div>'
                f'{svg(SEND, 24, accent)}</div>')
    icon = {"whatsapp": SMILE, "signal": SMILE, "telegram": SMILE, "sms": PLUS}[app]
    if app in ("sms", "signal"):
        fill = {"light": "#e9edf3", "dark": "#2a2c2f"}[theme]
    button = (f'<div class="avatar" style="width:40px;height:40px;background:{accent}">{svg(MIC, 22, "#fff" if theme == "light" or app == "whatsapp" else "#10233f")}</div>')
    return (f'<div class="input"><div class="field" style="background:{fill};gap:10px;min-height:42px">{svg(icon, 22, muted)}<div class="grow">{text}</div>'
            f'{svg(CLIP, 21, muted)}</div>{button}</div>')


# ---------------------------------------------------------------- truth

def truth(shot, stem):
    messages = [dict(text=i["text"], side=i["side"], sender=i["sender"], kind="text", cut=False, optional_text=[])
                for i in shot["items"] if i["kind"] == "message"]
    noise = []
    if shot["header"]:
        noise += [shot["clock"], shot["carrier"][0], f"{shot['carrier'][1]}%" if shot["percent"] else None, shot["subtitle"]]
    for item in shot["items"]:
        if item["kind"] == "message":
            noise += [item["time"] if shot["app"] in ("whatsapp", "telegram", "signal", "sms") else None, item["receipt"]]
    noise.append(shot["placeholder"])
    members = list(dict.fromkeys(m["sender"] for m in messages if m["sender"]))
    return dict(id=stem, app=shot["app"], theme=shot["theme"], variant="hard" if shot["hard"] else "plain", group=bool(members),
                header=shot["header"], header_truncated=False, messages=messages,
                separators=[{"text": i["text"]} for i in shot["items"] if i["kind"] == "sep"], members=members,
                noise=[{"text": n} for n in noise if n])


# ---------------------------------------------------------------- rendering

def render(shot, target, pillow):
    width, height, scale = shot["size"]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        source, picture = folder / "chat.html", folder / "chat.png"
        source.write_text(page(shot), encoding="utf-8")
        subprocess.run(["chromium", "--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu", f"--user-data-dir={folder / 'profile'}",
                        f"--screenshot={picture}", f"--window-size={width},{height}", f"--force-device-scale-factor={scale}", source.as_uri()],
                       check=True, timeout=120, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        if target.suffix.lower() in (".jpg", ".jpeg"):
            code = "import sys; from PIL import Image; Image.open(sys.argv[1]).convert('RGB').save(sys.argv[2], 'JPEG', quality=70)"
            subprocess.run([pillow, "-c", code, picture, target], check=True)
        else:
            target.write_bytes(picture.read_bytes())


def main():
    parser = argparse.ArgumentParser(description="Renders the fixture screenshots.")
    parser.add_argument("--pillow", metavar="PYTHON", help="interpreter of a venv with Pillow, for the JPEG")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).parent)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    for name, shot in SHOTS.items():
        if options.names and not any(n in name for n in options.names):
            continue
        target = options.out / name
        if target.suffix.lower() in (".jpg", ".jpeg") and not options.pillow:
            print(f"skipped {name}: needs --pillow")
            continue
        render(shot, target, options.pillow)
        text = json.dumps(truth(shot, target.stem), ensure_ascii=False, indent=1) + "\n"
        (options.out / f"{target.stem}.truth.json").write_text(text, encoding="utf-8")
        print(f"{name}  {target.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
