"""From a conversation and a look's parameters to a page (HTML), with the marks that marks.js reads."""

from . import chrome, furniture
from .drawing import LABEL_COLORS, avatar, escape, icon, photo, wallpaper, wave

CSS = """
* {{ box-sizing: border-box; }} html, body {{ margin: 0; }}
.screen {{ width: {width}px; height: {height}px; overflow: hidden; display: flex; flex-direction: column; background: {page}; color: {ink};
  font: {size}px/{line} '{font}', 'Noto Sans', 'Noto Color Emoji', sans-serif; position: relative; }}
.chat {{ flex: 1; min-height: 0; overflow: hidden; display: flex; flex-direction: column; justify-content: {justify}; padding: 8px {margin}px; {wallpaper}; position: relative; }}
.list {{ flex: none; display: flex; flex-direction: column; }}
.sep {{ align-self: center; font-size: {sep_size}px; color: {sep_ink}; margin: 12px 0 6px; text-align: center; max-width: 86%; }}
.sep.pill {{ background: {pill}; color: {pill_ink}; border-radius: 10px; padding: 3px 10px; }}
.sep.line {{ align-self: stretch; max-width: none; display: flex; align-items: center; gap: 10px; }} .sep.line::before, .sep.line::after {{ content: ""; flex: 1; height: 1px; background: {rule}; }}
.row {{ display: flex; margin-top: {gap}px; align-items: {align}; gap: 8px; }} .row.same {{ margin-top: {same}px; }} .row.right {{ flex-direction: row-reverse; }}
.col {{ display: flex; flex-direction: column; align-items: flex-start; max-width: {max}%; min-width: 0; }} .right > .col {{ align-items: flex-end; }}
.bubble {{ padding: {pad}; border-radius: {radius}px; overflow-wrap: anywhere; max-width: 100%; position: relative; {border} {shadow} white-space: pre-wrap; }}
.left > .col > .bubble, .left > .col > .beside > .bubble {{ background: {left}; color: {left_ink}; }} .right > .col > .bubble, .right > .col > .beside > .bubble {{ background: {right}; color: {right_ink}; }}
.bubble::after {{ content: ""; display: block; clear: both; }}
.stamp {{ display: inline-flex; gap: 3px; align-items: center; font-size: {meta_size}px; line-height: 1; opacity: .72; white-space: nowrap; }}
.stamp.inside {{ float: right; margin: 9px 0 0 10px; }} .stamp.below {{ display: flex; margin-top: 4px; }}
.under {{ font-size: {meta_size}px; color: {muted}; margin: 3px 4px 1px; }}
.beside {{ display: flex; align-items: flex-end; gap: 6px; }} .right > .col > .beside {{ flex-direction: row-reverse; }}
.label {{ font-size: {label_size}px; line-height: 1.25; margin-bottom: 2px; }} .col > .label {{ margin: 2px 10px 3px; }}
.quote {{ border-left: 3px solid {quote}; background: rgba(128,128,128,.16); border-radius: 4px; padding: 4px 8px; margin: 1px 0 5px; font-size: .87em; white-space: normal; }}
.quote b {{ display: block; color: {quote}; }} .right .quote, .right .quote b {{ border-color: currentColor; color: inherit; }} .quote span {{ display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }}
.card {{ background: rgba(128,128,128,.14); border-radius: 8px; overflow: hidden; margin: 2px -4px 6px; font-size: .87em; white-space: normal; }} .card > div {{ padding: 3px 10px; }} .full .card, .full .quote {{ max-width: 420px; margin-left: 0; }}
.reactions {{ display: inline-flex; gap: 3px; align-items: center; background: {field}; border: 1px solid {rule}; border-radius: 12px; padding: 1px 6px; font-size: 12.5px; margin-top: -5px; z-index: 1; color: {muted}; }}
.popup {{ position: absolute; background: #2b2b2f; color: #fff; border-radius: 8px; padding: 9px 16px; font-size: 15px; z-index: 3; }}
{extra}
"""


class Page:
    """One picture's page. `chat` is a Conversation, `p` a look's parameters, `screen` the size in CSS pixels and the way the picture is taken."""

    def __init__(self, rng, chat, p, theme, ios, screen):
        self.rng, self.chat, self.p, self.theme, self.ios, self.screen = rng, chat, p, theme, ios, screen
        self.colors = LABEL_COLORS[theme]
        self.own = chat.words["you"] if rng.random() < .15 else "Robin Hale"

    # ------------------------------------------------------------ parts of a message

    def color(self, sender):
        members = self.chat.members or [sender]
        return self.colors[members.index(sender) % len(self.colors)] if sender in members else self.colors[-1]

    def stamp(self, message, where):
        p = self.p
        if not message["time"] or p["meta"] != where:
            return ""
        ticks = icon(self.rng.choice(["checks", "checks", "check"]), 14, "#4fb6ec" if self.rng.random() < .4 else "currentColor") if p["ticks"] and message["side"] == "right" else ""
        edited = f"{self.chat.words['edited']} " if message.get("edited") else ""
        time = message["time"]
        if p.get("ago"):
            time = self.rng.choice(["just now", "4 mins ago", "2 mins ago", time])
            ticks = icon("lock", 12) + ticks if self.rng.random() < .4 else ticks
        return f'<span class="stamp {where}"><span data-noise>{edited}{time}</span>{ticks}</span>'

    def text(self, number, text):
        """Links and numbers are underlined or coloured, as phones do."""
        parts = []
        if text.startswith("**"):
            bold, rest = text[2:].split("**", 1)
            return f'<span data-message="{number}"><b>{escape(bold)}</b>{escape(rest)}</span>'
        for word in escape(text).split(" "):
            if word.startswith("https://") or (sum(c.isdigit() for c in word) >= 4 and self.ios):
                word = f'<span style="text-decoration:underline">{word}</span>'
            parts.append(word)
        return f'<span data-message="{number}">{" ".join(parts)}</span>'

    def content(self, number, message):
        rng, p = self.rng, self.p
        out = []
        if message.get("forwarded"):
            out.append(f'<div style="font-size:.82em;opacity:.75;font-style:italic" data-noise>{self.chat.words["forwarded"]}</div>')
        if "quote" in message:
            author, quoted = message["quote"]
            out.append(f'<div class="quote"><b data-optional="{number}">{escape(author)}</b><span data-optional="{number}">{escape(quoted)}</span></div>')
        if "link" in message:
            site, headline, about = message["link"]
            picture = photo(rng, 240, 110) if rng.random() < .5 else ""
            out.append(f'<div class="card">{picture}<div><b data-optional="{number}">{escape(headline)}</b></div>' + (f'<div data-optional="{number}">{escape(about)}</div>' if about else "")
                       + f'<div style="opacity:.7;padding-bottom:6px" data-optional="{number}">{site}</div></div>')
        what = message["what"]
        if what == "media":
            size = rng.choice([(220, 160), (180, 240), (240, 140), (200, 200)])
            out.append(f'<div data-message="{number}" style="border-radius:{min(p["radius"], 12)}px;overflow:hidden;margin:0 -4px {6 if message["text"] else 0}px;width:{size[0]}px;max-width:calc(100% + 8px)">{photo(rng, *size)}</div>')
        elif what == "voice":
            ink = "currentColor"
            out.append(f'<span data-message="{number}" style="display:flex;align-items:center;gap:10px;white-space:nowrap">{icon("play", 26)}{wave(rng, rng.choice([90, 120, 150]), ink)}</span>'
                       f'<span data-noise style="font-size:12px;opacity:.8">{message["duration"]}</span> ')
        elif what == "deleted":
            out.append(f'<span data-message="{number}"></span><i style="opacity:.65" data-optional="{number}">{self.chat.words["deleted"]}</i>')
        elif what == "file":
            out.append(f'<span data-message="{number}" style="display:flex;align-items:center;gap:10px">{icon("file", 30)}<span data-optional="{number}">{message["file"]}<br>'
                       f'<span style="font-size:12px;opacity:.7">{message["about"]}</span></span></span>')
        if message["text"]:
            out.append(self.text(number, message["text"]))
        return "".join(out)

    def label(self, number, message, force=False):
        p, sender = self.p, message["sender"]
        color = {"member": self.color(sender), "muted": p.get("label_ink", p["muted"])}[p["label_color"]]
        return f'<div class="label" style="color:{color};font-weight:{600 if p["label_color"] == "member" else 400}"><span data-label="{number}">{escape(sender)}</span></div>'

    def bubble_row(self, number, message, first, last):
        p, chat, side = self.p, self.chat, message["side"]
        wide = p["radius"]
        run = p["run_radius"]
        style = ""
        if run is not None:
            a, b = (wide if first else run), (wide if last else run)
            style = f"border-radius:{a}px {wide}px {wide}px {b}px" if side == "left" else f"border-radius:{wide}px {a}px {b}px {wide}px"
        if p["tail"] and last:
            style = f"border-bottom-{side}-radius:3px"
        if p["gloss"]:
            fill = p[side]
            style += f";background:linear-gradient(180deg,#ffffffd0,#ffffff30 45%,#ffffff00 46%,#ffffff60),{fill};box-shadow:0 1px 2px rgba(0,0,0,.35)"
        if message["what"] == "text" and "quote" not in message and 0 < len(message["text"]) <= 4 and not message["text"].isascii():
            style += ";background:none;border:none;font-size:2.6em;padding:0"
        inside = above = ""
        labelled = first and message["sender"] and p["label"] != "none"
        if labelled and p["label"] == "inside":
            inside = self.label(number, message)
        if p["label"] == "head" or p["meta"] == "head":
            if first:
                who = f'<span data-label="{number}">{escape(message["sender"] or chat.title)}</span>' if side == "left" and (message["sender"] or p.get("label_always")) else ""
                above = f'<div class="label" style="color:{p["muted"]};display:flex;gap:10px">{who}<span data-noise>{message["time"]}</span></div>'
        elif labelled and p["label"] == "above":
            above = self.label(number, message)
        body = f'<div class="bubble" style="{style}">{inside}{self.content(number, message)}{self.stamp(message, "inside")}{self.stamp(message, "below")}</div>'
        if p["meta"] == "beside":
            seen = f'<div data-noise>{self.rng.choice(["Read", "1", "Read 3"])}</div>' if side == "right" and self.rng.random() < .4 else ""
            time = f'<span data-noise>{message["time"]}</span>' if last else ""
            body = f'<div class="beside">{body}<div style="font-size:{p["meta_size"]}px;color:{p["meta_ink"]};line-height:1.2;white-space:nowrap">{seen}{time}</div></div>'
        tail = ""
        if "reactions" in message:
            tail += '<div class="reactions">' + "".join(f"<span>{r}</span>" for r in message["reactions"]) + "</div>"
        if p["meta"] == "under-name" and last:
            who = message["sender"] or (chat.title if side == "left" else self.own)
            tail += f'<div class="under" data-noise>{p["under"].format(time=message["time"], name=escape(who))}</div>'
        if p["meta"] == "under" and last:
            tail += f'<div class="under" data-noise>{message["time"]}</div>'
        if message.get("receipt"):
            tail += f'<div class="under" data-noise style="font-weight:500">{message["receipt"]}</div>'
        return f'<div class="row {side}{"" if first else " same"}">{self.face(message, first, last)}<div class="col">{above}{body}{tail}</div></div>'

    def face(self, message, first, last):
        p, side = self.p, message["side"]
        wanted = p["avatar"] == "both" or side == "left" and (p["avatar"] == "left" or p["avatar"] == "group" and message["sender"])
        if not wanted:
            return ""
        at = first if p["avatar"] == "both" or p["label"] == "head" or p["meta"] == "beside" else last
        size = p["avatar_size"]
        who = message["sender"] or (self.chat.title if side == "left" else self.own)
        return avatar(who, size, p["avatar_round"], p["photos"] or side == "right") if at else f'<div style="width:{size}px;flex:none"></div>'

    def full_row(self, number, message, first, last):
        p, chat = self.p, self.chat
        who = message["sender"] or (chat.title if message["side"] == "left" else self.own)
        size = p["avatar_size"]
        face, head = f'<div style="width:{size}px;flex:none"></div>', ""
        if first:
            face = avatar(who, size, p["avatar_round"], p["photos"])
            color = self.color(who) if p["name_color"] == "member" else p["ink"]
            bot = ' <span data-noise style="font-size:9.5px;background:#5865f2;color:#fff;border-radius:3px;padding:1px 4px">APP</span>' if self.rng.random() < .03 else ""
            head = (f'<div style="line-height:1.3;margin-bottom:1px"><span data-label="{number}" style="font-weight:700;color:{color}">{escape(who)}</span>{bot}'
                    f' <span data-noise style="font-size:12px;color:{p["muted"]};margin-left:5px">{p["time_word"].format(time=message["time"])}</span></div>')
        tail, more = "", self.screen.get("more")
        if more and self.screen.get("cards") and more.random() < .09:
            tail = furniture.card(more, number, p, chat.language)
        elif more and first and more.random() < .05:
            head = f'<div data-noise style="font-size:12px;color:{p["muted"]}">↱ {escape(self.own)} used /{more.choice(["ping", "play", "ask", "remind"])}</div>' + head
        edited = f' <span data-noise style="font-size:11px;color:{p["muted"]}">({chat.words["edited"]})</span>' if message.get("edited") else ""
        if "reactions" in message:
            tail += '<div style="line-height:1.6"><div class="reactions" style="margin-top:3px">' + "".join(f"<span>{r}</span>" for r in message["reactions"]) + "</div></div>"
        return (f'<div class="row full left{"" if first else " same"}">{face}<div style="flex:1;min-width:0;overflow-wrap:anywhere;white-space:pre-wrap">{head}{self.content(number, message)}{edited}{tail}</div></div>')

    # ------------------------------------------------------------ the page

    def separator(self, item):
        p, text = self.p, escape(item["text"])
        if item["kind"] == "unread":
            return f'<div class="sep line" data-separator style="color:{p["accent"]}"><span>{text}</span></div>'
        if item["kind"] == "notice":
            style = "pill" if p["separator"] == "pill" else "plain"
            return f'<div class="sep {style}" data-separator style="font-style:{"italic" if style == "plain" and self.rng.random() < .4 else "normal"}">{text}</div>'
        if p["separator"] == "bold" and " " in text:
            first, rest = text.split(" ", 1)
            text = f"<b>{first}</b> {rest}"
        return f'<div class="sep {p["separator"]}" data-separator><span>{text}</span></div>'

    def conversation(self):
        chat, out, last = self.chat, [], None
        items = chat.items
        draw = self.full_row if self.p["rows"] else self.bubble_row
        for index, item in enumerate(items):
            if item["kind"] != "message":
                out.append(self.separator(item))
                last = None
                continue
            who = (item["side"], item["sender"])
            after = items[index + 1] if index + 1 < len(items) else None
            end = not after or after["kind"] != "message" or (after["side"], after["sender"]) != who
            item["first"], item["last"] = who != last, end
            out.append(draw(index, item, who != last, end))
            last = who
        if self.screen.get("answers"):
            out.append(furniture.answers(self.rng, self.p))
        if self.screen.get("profile"):
            out.insert(0, furniture.profile(self.rng, chat, self.p))
        return "\n".join(out)

    def parameters(self):
        p, light = self.p, self.theme == "light"
        values = dict(p, width=self.screen["width"], height=self.screen["height"], justify="flex-start" if self.screen["from"] == "top" else "flex-end",
                      wallpaper=furniture.signs(self.rng, p["page"], self.theme) if p["wallpaper"] == "signs" else wallpaper(self.rng, p["wallpaper"], p["page"], self.theme), align="flex-start" if p["rows"] or p["avatar"] == "both" or p["meta"] == "beside" or p["label"] == "head" else "flex-end",
                      border=f"border:1px solid {p['border']};" if p["border"] else "", shadow="box-shadow:0 1px 1px rgba(0,0,0,.14);" if p["shadow"] else "", sep_ink=p["muted"], extra="", quote=p.get("quote", p["accent"]),
                      pill=(("rgba(255,255,255,.92)", "rgba(40,60,50,.42)") if light else ("#1d2a31", "rgba(255,255,255,.12)"))[self.rng.random() < .5])
        values["pill_ink"] = "#ffffff" if values["pill"] == "rgba(40,60,50,.42)" else "#d5dade" if not light else "#55626c"
        if p["wallpaper"] in ("photo", "gradient") and p["separator"] != "pill":
            values["sep_ink"] = "#3a3f45" if light else "#d5dade"
        if p.get("embossed"):
            values["extra"] += "[data-title] { text-shadow: 0 -1px 1px rgba(0,0,0,.5); }"
        if self.screen.get("blur"):
            values["extra"] += f".screen {{ filter: blur({self.screen['blur']}px); }}"
        return values

    def sidebar(self):
        """The list of other chats on a desktop: names, last lines and times that are nobody's message here."""
        from . import names
        fill = "#ebebed" if self.theme == "light" else "#19191b"
        rows = "".join(f'<div style="display:flex;gap:8px;padding:8px 12px;align-items:center">{avatar(n, 34)}<div style="min-width:0"><div data-noise style="font-weight:600;white-space:nowrap;overflow:hidden">{escape(n)}</div>'
                       f'<div data-noise style="font-size:12px;opacity:.7;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">{escape(self.chat.text())}</div></div></div>' for n in names.members(self.rng, 7))
        return f'<div style="width:240px;flex:none;background:{fill};font-size:13px;overflow:hidden;border-right:1px solid {self.p["rule"]}">{rows}</div>'

    def html(self):
        rng, p, chat, screen = self.rng, self.p, self.chat, self.screen
        parts = []
        if screen["bars"]:
            if screen["status"]:
                background = p["header_bg"] if "gradient" not in p["header_bg"] else "#8297b4"
                parts.append(chrome.status(rng, self.ios, chat.clock(chat.minute + 1).replace(" AM", "").replace(" PM", ""), p["header_ink"], background))
            bar = chrome.header(rng, chat, p, self.ios)
            if screen.get("tabs") == "behind":
                bar = bar.replace("</div></div>", "</div>" + furniture.inline_tabs(rng) + "</div>", 1) if p["header"] == "left" and not p["subtitle"] else bar
            parts.append(bar)
            if screen.get("tabs") == "under":
                parts.append(furniture.tabs(rng, p))
            if screen.get("pinned"):
                parts.append(furniture.pinned(screen["more"], chat, p))
            if screen.get("cut_bar"):
                parts = [f'<div style="flex:none;overflow:hidden"><div style="margin-top:-{screen["cut_bar"]}px">{"".join(parts)}</div></div>']
        popup = ""
        if screen.get("popup"):
            word = rng.choice(["Copy", "Reply", "Copied", "Forward"])
            popup = f'<div class="popup cover" data-noise style="left:{rng.randint(20, 60)}%;top:{rng.randint(30, 70)}%">{word}</div>'
        if screen.get("scroll"):
            popup += (f'<div style="position:absolute;right:12px;bottom:12px;width:36px;height:36px;border-radius:50%;background:{p["field"]};border:1px solid {p["rule"]};color:{p["muted"]};'
                      f'display:flex;align-items:center;justify-content:center" class="cover">{icon("down", 18)}</div>')
        parts.append(f'<div class="chat" data-from="{screen["from"]}"><div class="list">{self.conversation()}</div>{popup}</div>')
        if screen["bars"] and screen["input"]:
            bar = chrome.input_bar(rng, chat, p, self.ios)
            if screen.get("menu"):
                start = bar.index(">") + 1
                bar = bar[:start] + f'<span data-noise style="background:{p["accent"]};color:#fff;border-radius:16px;padding:5px 12px;flex:none">{screen["more"].choice(["Menu", "Menü", "☰ Menu"])}</span>' + bar[start:]
            parts.append(bar)
            if screen.get("keys"):
                parts.append(furniture.keys(screen["more"], p))
            if screen.get("keyboard"):
                draw = chrome.keyboard if rng.random() < .4 else lambda theme, width: furniture.keyboard(rng, theme, width)
                parts.append(draw(self.theme, screen["width"]))
            elif screen["navigation"]:
                parts.append(chrome.navigation(rng, self.theme, self.ios, p["page"]))
        inner = f'<div class="screen">{"".join(parts)}</div>'
        width, height = screen["width"], screen["height"]
        if screen.get("sidebar"):
            inner = f'<div style="display:flex;width:{width + 240}px;height:{height}px;background:{p["page"]};color:{p["ink"]};font-family:{p["font"]}">{self.sidebar()}{inner}</div>'
            width += 240
        if screen.get("panel"):
            inner = f'<div style="display:flex;width:{width + 220}px;height:{height}px;background:{p["page"]};color:{p["ink"]};font-family:{p["font"]}">{inner}{furniture.panel(rng, chat, p, self.theme)}</div>'
            width += 220
        if screen.get("window"):
            inner, width, height = chrome.windowed(inner, width, height, self.theme, rng.choice(["Chat", "Phone Client", "Messages", chat.title.split()[0]]))
        elif screen.get("frame"):
            inner, width, height = chrome.framed(rng, inner, width, height)
        return f"<!doctype html><meta charset=utf-8><style>{CSS.format(**self.parameters())}</style><body>{inner}", width, height
