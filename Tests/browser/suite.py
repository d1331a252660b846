#!/usr/bin/env python3
"""The pages in a real Chromium: suite.py PROGRAM [WORD OF A TEST'S NAME]"""
import base64
import os
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as Late

from browser import DESK, FIXTURES, PHONE, run

HOSTILE = "<script>alert(1)</script>{{{frame.csrf}}}\"'><img src=x onerror=alert(2)>"
LONG = "Donaudampfschifffahrtsgesellschaftskapitän" * 4
# Names that no other is like.
THINGS = ["Kettle", "Umbrella", "Lantern", "Button", "Harbour", "Pepper", "Violin", "Walnut", "Zipper"]
ARABIC = "محمد بن سلمان"


def heading(page):
    return page.inner_text("h1")


def until(page, condition, **options):
    page.wait_for_function(f"() => {condition}", **options)


# Milliseconds from a key to the next note, as they were measured.
TIMES = []
# A press within this time of a note's coming is taken for one that was meant for the note before.
HASTE = 400


def settled(page, action):
    """What an action leads to: the next note, or the end."""
    page.wait_for_timeout(HASTE)
    before = page.get_attribute("main", "data-note")
    action()
    page.wait_for_function("before => (document.querySelector('main').dataset.note ?? null) !== before", arg=before)


def ten_notes_by_keyboard(world):
    world.contact("Ana Sousa")
    world.contact("Maximilian Bauer")
    for number in range(8):
        world.note(THINGS[number])
    world.note("Sousa")
    world.note("Igloo")
    with world.browser() as page:
        assert page.inner_text(".decide .step") == "1 of 10"
        settled(page, lambda: page.keyboard.press("Enter"))
        assert "Kettle" in page.inner_text("#toast")
        settled(page, lambda: page.keyboard.press("u"))
        assert "Kettle" in heading(page)
        settled(page, lambda: page.keyboard.press("Enter"))
        settled(page, lambda: page.keyboard.press("e"))
        settled(page, lambda: page.keyboard.press("j"))
        assert "Button" in heading(page)
        settled(page, lambda: page.keyboard.press("k"))
        assert "Lantern" in heading(page)
        page.keyboard.press("/")
        page.keyboard.type("maxim")
        page.wait_for_selector(".option[aria-selected=true]")
        settled(page, lambda: page.keyboard.press("Enter"))
        assert "Maximilian Bauer" in page.inner_text("#toast")
        for _ in range(5):
            settled(page, lambda: page.keyboard.press("Enter"))
        assert heading(page) == "Who is “Sousa”?"
        settled(page, lambda: page.keyboard.press("1"))
        page.keyboard.press("n")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        settled(page, lambda: page.keyboard.press("e"))
        assert heading(page) == "Everything is settled"
        page.keyboard.press("g")
        page.keyboard.press("t")
        page.wait_for_url("**/timeline")
    assert len(world.api("GET", "/api/interactions")["items"]) == 8


def ten_notes_by_mouse(world):
    world.contact("Ana Sousa")
    for number in range(9):
        world.note(THINGS[number])
    world.note("Sousa")
    with world.browser() as page:
        for number in range(9):
            name = "Dismiss" if number % 3 == 2 else "Add and file"
            settled(page, lambda: page.click(f".decide button:has-text('{name}')"))
        settled(page, lambda: page.click(".choice"))
        assert heading(page) == "Everything is settled"
        settled(page, lambda: page.click("#toast button"))
        assert "Sousa" in heading(page)
        settled(page, lambda: page.click(".choice"))


def ten_notes_without_script(world):
    world.contact("Ana Sousa")
    world.contact("Maximilian Bauer")
    for number in range(9):
        world.note(THINGS[number])
    world.note("Sousa")
    with world.browser(java_script_enabled=False) as page:
        page.fill("[name=q]", "maxim")
        page.keyboard.press("Enter")
        page.click(".option")
        assert "Maximilian Bauer" in page.inner_text("#toast")
        page.click("#toast button")
        assert "Kettle" in heading(page)
        for number in range(9):
            page.click(".decide button:has-text('%s')" % ("Dismiss" if number % 3 == 2 else "Add and file"))
        page.click(".choice")
        assert heading(page) == "Everything is settled"


def a_message_is_corrected_in_place(world):
    world.contact("Maria Lopez")
    world.note("Mari", "Are you there?\nDinner on Sunday?")
    world.note("Umbrella")
    for options in (DESK, PHONE, {**DESK, "java_script_enabled": False}):
        with world.browser(**options) as page:
            page.focus("#m2")
            if options is DESK:
                page.keyboard.press("c")
            else:
                page.click("#m2 .fix")
            page.wait_for_selector(".fixing textarea")
            words = page.input_value(".fixing textarea")
            if options.get("java_script_enabled", True):
                until(page, "document.activeElement.id === 'fix-text'")
                found = Axe().run(page)
                assert found.violations_count == 0, found.generate_report()
            page.fill(".fixing textarea", words.replace("Sunday", "Saturday") + "!")
            page.check(".fixing [value=right]")
            page.click(".fixing .first")
            page.wait_for_selector(".fixing", state="detached")
            assert "Saturday?!" in page.inner_text("#m2") and "me" in page.get_attribute("#m2", "class").split()
            assert "Mari" in heading(page) and "Corrected message 2" in page.inner_text("#toast")
            page.click("#toast button")
            page.wait_for_function("() => document.querySelector('#m2').innerText.includes('Sunday')")
            assert "Mari" in heading(page)


def a_correction_is_written_by_keys_alone(world):
    world.note("Mari", "Dinner on Sunday?")
    with world.browser() as page:
        page.focus("#m1")
        page.keyboard.press("c")
        until(page, "document.activeElement.id === 'fix-text'")
        page.keyboard.press("Escape")
        page.wait_for_selector(".fixing", state="detached")
        page.focus("#m1")
        page.keyboard.press("c")
        until(page, "document.activeElement.id === 'fix-text'")
        page.keyboard.press("End")
        page.keyboard.type(" At eight!")
        page.keyboard.press("Control+Enter")
        page.wait_for_selector(".fixing", state="detached")
        assert "At eight!" in page.inner_text("#m1")


def pages_follow_what_the_phone_hands_over(world):
    person = world.contact("Maria Lopez")["id"]
    with world.browser() as page:
        for path, says in [(f"/people/{person}", "I love gardening"), ("/today", "Chess club tomorrow at 7?"),
                           ("/timeline", "I love sailing")]:
            page.goto(world.base + path)
            page.wait_for_timeout(500)
            world.note("Maria Lopez", says)
            word = says.split()[-1] if path != "/today" else "hess club"
            page.wait_for_selector(f"main :text('{word}')")
        page.goto(world.base + "/people")
        page.wait_for_timeout(500)
        world.contact("Omar Haddad")
        page.wait_for_selector("main :text('Omar Haddad')")
        talk = world.api("GET", "/api/interactions")["items"][0]["id"]
        page.goto(world.base + f"/conversations/{talk}")
        page.click("text=Change the summary or note")
        page.fill("#note", "half a sentence")
        page.keyboard.press("Tab")
        world.note("Maria Lopez", "I love rowing")
        page.wait_for_timeout(1500)
        assert page.input_value("#note") == "half a sentence"
    with world.browser(**PHONE) as page:
        assert "by-note" not in page.get_attribute("body", "class")
        world.note("Umbrella")
        page.wait_for_selector("main[data-note]")
        assert "by-note" in page.get_attribute("body", "class")


def two_quick_presses_settle_one_note(world):
    for number in range(3):
        world.note(THINGS[number])
    with world.browser() as page:
        page.wait_for_timeout(HASTE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)
        page.keyboard.press("Enter")
        page.wait_for_timeout(HASTE)
        assert page.inner_text(".decide .step") == "2 of 3"
        page.dblclick(".decide button:has-text('Dismiss')")
        page.wait_for_timeout(HASTE)
        assert page.inner_text(".decide .step") == "3 of 3"
    assert len(world.api("GET", "/api/inbox")["items"]) == 1


def the_next_note_at_once(world):
    for number in range(9):
        world.note(THINGS[number])
    watch = """() => { window.began = 0; addEventListener('keydown', () => { window.began = performance.now(); }, true);
        new MutationObserver(() => { if (window.began) { requestAnimationFrame(() => { window.took = performance.now() - window.began; }); } })
            .observe(document.body, { childList: true }); }"""
    with world.browser() as page:
        page.evaluate(watch)
        for _ in range(8):
            page.evaluate("() => { window.took = 0; }")
            settled(page, lambda: page.keyboard.press("Enter"))
            until(page, "window.took > 0")
            TIMES.append(page.evaluate("window.took"))
    TIMES.sort()
    print(f"     a note settled and the next one shown: median {TIMES[len(TIMES) // 2]:.0f} ms, slowest {TIMES[-1]:.0f} ms")


def a_note_that_another_browser_settles(world):
    world.note("Kettle")
    world.note("Umbrella")
    with world.browser() as one, world.browser() as other:
        settled(one, lambda: one.keyboard.press("Enter"))
        other.wait_for_selector(".note.gone")
        assert "“Kettle” is settled, on another device. It was filed with Kettle" in other.inner_text(".problem")
        assert other.eval_on_selector(".decide form", "form => form.inert")
        assert Axe().run(other).violations_count == 0, Axe().run(other).generate_report()
        settled(other, lambda: other.keyboard.press("Enter"))
        assert "Umbrella" in heading(other)
    assert len(world.api("GET", "/api/interactions")["items"]) == 1


def a_note_that_another_browser_settles_and_takes_back(world):
    world.note("Kettle")
    world.note("Umbrella")
    with world.browser() as one, world.browser() as other:
        other.fill("#new-name", "Half a name")
        other.keyboard.press("Escape")
        settled(one, lambda: one.keyboard.press("Enter"))
        other.wait_for_selector(".note.gone")
        settled(one, lambda: one.keyboard.press("u"))
        other.wait_for_selector(".note:not(.gone)")
        assert other.locator(".problem:not([hidden])").count() == 0
        assert other.input_value("#new-name") == "Half a name"
        settled(other, lambda: other.click("button:has-text('Add and file')"))
        assert "Half a name" in other.inner_text("#toast")
    assert [item["name"] for item in world.api("GET", "/api/contacts")["items"]] == ["Half a name"]


def a_step_that_cannot_be_done(world):
    """It stands on its page, with what was typed, and can be done otherwise."""
    world.contact("Maria Lopez")
    for title in ("Kettle", "Umbrella"):
        world.note(title)
    world.note("Maria Lopez", "I love chess")
    talk = f"/conversations/{world.api('GET', '/api/interactions')['items'][0]['id']}"
    for number, options in enumerate((DESK, {**DESK, "java_script_enabled": False})):
        with world.browser(expected=["status of 409", "status of 412"], **options) as page:
            page.wait_for_timeout(HASTE)
            address, before = page.url, heading(page)
            page.fill("#new-name", "Maria Lopez")
            page.click("button:has-text('Add and file')")
            page.wait_for_selector(".problem:not([hidden])")
            assert "Maria Lopez is a contact already" in page.inner_text(".problem")
            assert heading(page) == before and page.input_value("#new-name") == "Maria Lopez"
            if options is DESK:
                assert page.url == address
                assert Axe().run(page).violations_count == 0, Axe().run(page).generate_report()
            page.wait_for_timeout(HASTE)
            page.fill("#new-name", f"Maria Lopez {number}")
            page.click("button:has-text('Add and file')")
            page.wait_for_selector(f"#toast >> text=Maria Lopez {number}")
            page.goto(world.base + talk)
            page.click("text=Change the summary or note")
            page.fill("#summary", f"Chess {number}")
            page.fill("#note", f"a long thought {number}")
            world.api("PATCH", "/api" + talk.replace("conversations", "interactions"), {"userNote": f"faster {number}"})
            page.click("button:has-text('Save')")
            page.wait_for_selector(".problem:not([hidden])")
            assert f"faster {number}" in page.inner_text(".usernote")
            assert page.input_value("#note") == f"a long thought {number}"
            assert page.input_value("#summary") == f"Chess {number}"
            page.click("button:has-text('Save')")
            page.wait_for_selector(f".usernote:has-text('a long thought {number}')")


def two_browsers_on_one_inbox(world):
    world.note("Kettle")
    world.note("Umbrella")
    with world.browser() as one, world.browser(expected=["ERR_FAILED"]) as other:
        # Without what the stream tells, the form itself finds that somebody was faster.
        other.route("**/api/stream", lambda route: route.abort())
        other.reload()
        settled(one, lambda: one.keyboard.press("Enter"))
        settled(other, lambda: other.keyboard.press("Enter"))
        assert "Settled on another device: Kettle" in other.inner_text("#toast")
        assert "Umbrella" in heading(other)
        world.note("Lantern")
        until(one, "document.querySelector('.tabs b').textContent.startsWith('2')")
    assert len(world.api("GET", "/api/contacts")["items"]) == 1


def lost_connection(world):
    world.note("Kettle")
    with world.browser(expected=["Failed to load resource", "ERR_", "when fetching the script"]) as page:
        port = world.server.port
        world.server.stop()
        page.wait_for_timeout(HASTE)
        page.keyboard.press("Enter")
        page.wait_for_selector(".problem:not([hidden])")
        assert "Nothing is lost" in page.inner_text(".problem")
        page.wait_for_selector("#offline:has-text('may be old')", timeout=20_000)
        world.server.start(port)
        settled(page, lambda: page.keyboard.press("Enter"))
        page.wait_for_selector("#offline", state="hidden", timeout=20_000)


def pictures_and_boxes(world):
    world.contact("Sarah Ahmed")
    world.contact("Sarah Whitfield")
    picture = [name for name in os.listdir(FIXTURES) if "Telegram" in name][0]
    world.server.run("import", os.path.join(FIXTURES, picture))
    with world.browser() as page:
        assert heading(page) == "Two people are called Sarah"
        assert page.eval_on_selector("figure img", "image => image.decode().then(() => image.naturalWidth)") > 300
        page.keyboard.press("Enter")
        page.hover(".bubble[data-m='3']")
        assert page.eval_on_selector(".box[data-m='3']", "box => box.classList.contains('on')")
        address = page.get_attribute("figure img", "src")
        answer = page.request.get(world.base + address)
        assert answer.headers["content-type"] == "image/jpeg" and answer.headers["x-content-type-options"] == "nosniff"
    # Between two who fit equally, Enter files with nobody.
    assert len(world.api("GET", "/api/inbox")["items"]) == 1


def nothing_moves_when_the_picture_comes(world):
    world.contact("Sarah Ahmed")
    world.contact("Sarah Whitfield")
    picture = [name for name in os.listdir(FIXTURES) if "Telegram" in name][0]
    world.server.run("import", os.path.join(FIXTURES, picture))
    places = """() => ['.picture', '.sheet', '.reading', '.decide'].map(part => {
        const box = document.querySelector(part).getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })"""
    for options in (DESK, PHONE):
        with world.browser(**options) as page:
            held = []
            page.route("**/pictures/*", lambda route: held.append(route))
            page.goto(world.base + "/", wait_until="domcontentloaded")
            page.wait_for_timeout(400)
            before = page.evaluate(places)
            assert before[1][2] > 200 and before[1][3] > 400, before
            for route in held:
                route.continue_()
            page.wait_for_function("() => document.querySelector('figure img').naturalWidth > 0")
            assert page.evaluate(places) == before
            page.keyboard.press("p")
            assert not scrolls_sideways(page)
            assert page.eval_on_selector(".picture", "pane => pane.scrollWidth <= pane.clientWidth")


def handing_over(world):
    world.contact("Maria Lopez")
    files = sorted(os.path.join(FIXTURES, name) for name in os.listdir(FIXTURES) if name.endswith(".png"))
    with world.browser() as page:
        page.goto(world.base + "/add")
        with page.expect_file_chooser() as chooser:
            page.click("text=Choose pictures")
        chooser.value.set_files(files[:2])
        until(page, "document.querySelectorAll('.take[data-id]:not([data-busy])').length === 2", timeout=60_000)
        data = base64.b64encode(open(files[2], "rb").read()).decode()
        give = """([kind, data]) => {
            const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
            const transfer = new DataTransfer();
            transfer.items.add(new File([bytes], kind + '.png', { type: 'image/png' }));
            document.body.dispatchEvent(kind === 'drop' ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
                : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
        }"""
        page.evaluate(give, ["drop", data])
        until(page, "document.querySelectorAll('.take[data-id]:not([data-busy])').length === 3", timeout=60_000)
        page.evaluate(give, ["paste", data])
        until(page, "document.querySelectorAll('.take[data-id]:not([data-busy])').length === 4", timeout=60_000)
        page.evaluate("""() => { const transfer = new DataTransfer(); transfer.setData('text/plain', 'Maria Lopez\\nDinner on Friday?');
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })); }""")
        until(page, "document.querySelectorAll('.take[data-id]:not([data-busy])').length === 5", timeout=60_000)
        assert page.inner_text("#counted") == "5 screenshots"
        assert "before" in page.inner_text("#taken")
        page.set_input_files("#files", {"name": "film.mov", "mimeType": "video/quicktime", "buffer": b"film"})
        assert "A video cannot be read" in page.inner_text("#taken")
        assert page.inner_text("#counted") == "5 screenshots", "what was refused is counted"
    with world.browser(java_script_enabled=False) as page:
        page.goto(world.base + "/add")
        assert "paste" not in page.inner_text(".drop")
        page.set_input_files("#files", files[3])
        page.click("form button:has-text('Add')")
        page.wait_for_selector(".take")


def taken_over(page):
    """Waits until the service worker has the page. A page that was being opened while the worker took its pages over is the worker's only
    when it is opened again (`Clients.claim` passes by what is not ready to run)."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    try:
        until(page, "navigator.serviceWorker.controller !== null", timeout=10_000)
    except Late:
        page.reload()
        until(page, "navigator.serviceWorker.controller !== null", timeout=60_000)


def share_sheet_and_offline_queue(world):
    files = sorted(os.path.join(FIXTURES, name) for name in os.listdir(FIXTURES) if name.endswith(".png"))[:2]
    expected = ["Failed to load resource", "ERR_"]
    with world.browser(expected=expected, **PHONE) as page:
        page.goto(world.base + "/add")
        taken_over(page)
        share = """() => { document.body.insertAdjacentHTML('beforeend',
            '<form id=share method=post action=/share enctype=multipart/form-data><input type=file name=image multiple><button>x</button></form>') }"""
        page.evaluate(share)
        page.set_input_files("#share input", files[0])
        page.click("#share button")
        page.wait_for_url("**/add?shared")
        waits_for(lambda: len(captures(world)) == 1)
        page.wait_for_selector("#counted:has-text('Circles has what you shared')")
        page.evaluate(share)
        page.set_input_files("#share input", files)
        port = world.server.port
        world.server.stop()
        page.click("#share button")
        page.wait_for_selector("#queue:not([hidden]) .take")
        assert page.locator("#queue .take").count() == 2
        assert heading(page) == "No connection to Circles"
        page.locator("#queue button").first.click()
        until(page, "document.querySelectorAll('#queue .take').length === 1")
        world.server.start(port)
        page.goto(world.base + "/add")
        page.wait_for_selector("#queue[hidden]", state="attached")
        waits_for(lambda: len(captures(world)) == 2)
        page.reload()
        time.sleep(0.5)
        assert len(captures(world)) == 2
        manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
        assert not manifest["errors"], manifest["errors"]


def share(page, files):
    """As the share sheet does it, through the service worker."""
    page.evaluate("""() => { document.body.insertAdjacentHTML('beforeend',
        '<form id=share method=post action=/share enctype=multipart/form-data><input type=file name=image multiple><button>x</button></form>') }""")
    page.set_input_files("#share input", files)
    page.click("#share button")


def a_phone_without_room(world):
    file = sorted(os.path.join(FIXTURES, name) for name in os.listdir(FIXTURES) if name.endswith(".png"))[0]
    with world.browser(expected=["Failed to load resource", "ERR_"], **PHONE) as page:
        page.goto(world.base + "/add")
        taken_over(page)
        page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": world.base, "quotaSize": 1})
        share(page, file)
        page.wait_for_selector("#counted:has-text('Circles has what you shared')")
        assert len(captures(world)) == 1
        world.server.stop()
        share(page, file)
        page.wait_for_selector("h1:has-text('No room on this device')")
        assert "neither sent nor kept" in page.inner_text(".problem") and not page.is_visible(".lead")


def a_phone_that_was_removed(world):
    file = sorted(os.path.join(FIXTURES, name) for name in os.listdir(FIXTURES) if name.endswith(".png"))[0]
    with world.browser() as desk:
        desk.goto(world.base + "/devices")
        desk.click("text=Make a link")
        address = desk.inner_text(".pairing code")
        with world.browser(sign_in=False, expected=["Failed to load resource"], **PHONE) as phone:
            phone.goto(address)
            phone.click("main button")
            phone.goto(world.base + "/add")
            taken_over(phone)
            desk.goto(world.base + "/devices")
            row = desk.locator("li.act", has=desk.locator("b", has_text="Phone"))
            row.locator("button").click()
            row.wait_for(state="detached")
            share(phone, file)
            phone.wait_for_selector("#queue:not([hidden]) .take")
            assert heading(phone) == "Sign in to Circles" and "circles devices add" in phone.inner_text("main")
            assert captures(world) == []
            desk.goto(world.base + "/devices")
            desk.click("text=Make a link")
            phone.goto(desk.inner_text(".pairing code"))
            phone.click("main button")
            phone.goto(world.base + "/add")
            waits_for(lambda: len(captures(world)) == 1)


def captures(world):
    return world.api("GET", "/api/captures")["items"]


def waits_for(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.1)


def pairing_on_a_phone(world):
    with world.browser() as desk:
        desk.goto(world.base + "/devices")
        desk.fill("[name=name]", "My phone")
        desk.click("text=Make a link")
        address = desk.inner_text(".pairing code")
        assert desk.locator(".qr path").count() == 1
        with world.browser(sign_in=False, expected=["403"], **PHONE) as phone:
            phone.goto(address)
            phone.click("main button")
            assert heading(phone) == "Connect this phone"
            key = [text for text in phone.locator("code").all_inner_texts() if text.startswith("Bearer ")][0].split()[1]
            assert not scrolls_sideways(phone)
            # A reload, and the link once more, lead back here, in this browser.
            for again in (lambda: phone.reload(), lambda: phone.goto(address)):
                again()
                assert heading(phone) == "Connect this phone" and key in phone.inner_text("main")
            assert phone.eval_on_selector(".try img", "image => image.decode().then(() => image.naturalWidth)") == 540
            status, _, _ = world.server.ask("POST", "/api/captures", key, {"text": "Maria Lopez\nhello"})
            assert status == 202
            phone.wait_for_selector(".await.come")
            assert "Received" in phone.inner_text(".await")
            # Whoever was away meanwhile hears of it, too.
            phone.reload()
            phone.wait_for_selector(".await.come")
            # It may add, and nothing else.
            phone.goto(world.base + "/add")
            assert heading(phone) == "Add screenshots"
            phone.goto(world.base + "/people")
            assert heading(phone) == "Not allowed"
            phone.click("main a")
            assert heading(phone) == "Add screenshots"
        with world.browser(sign_in=False, expected=["Failed to load resource"], **PHONE) as late:
            late.goto(address)
            assert heading(late) == "This link does not work any more"


def address_book(world):
    card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:{0}\r\nN:;{0};;;\r\nTEL:{1}\r\nUID:{0}\r\nEND:VCARD\r\n"
    book = "".join(card.format(name, number) for name, number in [("Maria Lopez", "+12025550110"), ("Mari Lopez", "+12025550110")])
    file = {"name": "book.vcf", "mimeType": "text/vcard", "buffer": book.encode()}
    with world.browser() as page:
        page.goto(world.base + "/people/import")
        page.set_input_files("#book", file)
        page.click("text=Show what would change")
        page.wait_for_selector("#outcome h2")
        outcome = page.inner_text("#outcome")
        assert "2 added" in outcome and "Mari Lopez" in outcome and "Would be added" in outcome
        assert world.api("GET", "/api/contacts")["items"] == []
        page.click("button:has-text('Import')")
        page.wait_for_selector("#outcome >> text=Imported")
        page.goto(world.base + "/people/duplicates")
        page.click("button:has-text('Keep this one') >> nth=0")
        page.wait_for_selector("#toast >> text=merged", timeout=5000)
        assert "Nobody seems to be here twice" in page.inner_text(".lead")
        page.click("#toast button")
        page.wait_for_selector(".pair")
        page.click("text=They are two people")
        page.wait_for_selector("text=are two people.")
        assert "Nobody seems" in page.inner_text(".lead")
        page.click("button[value=unsure]")
        page.wait_for_selector(".pair")
        page.click("text=They are two people")
        page.wait_for_selector(".lead >> text=Nobody seems")
    assert len(world.api("GET", "/api/contacts")["items"]) == 2


def every_page(world):
    """Addresses of all pages, filled with what is hard to show."""
    for name in [HOSTILE[:120], LONG, ARABIC, "Maria Lopez"]:
        world.contact(name, nicknames=[f"nick {name}"[:180]])
        world.note(name, f"Dinner on Friday at 19:00? {name}\nI love gardening {HOSTILE}")
    world.note(f"Stranger {HOSTILE}", f"hello {HOSTILE} {LONG}")
    world.note(ARABIC + " " + LONG)
    person = world.api("GET", "/api/contacts")["items"][0]["id"]
    talk = world.api("GET", "/api/interactions")["items"][0]["id"]
    notes = world.api("GET", "/api/inbox")["items"]
    capture = world.api("GET", "/api/captures")["items"][0]["id"]
    return ["/", f"/?note={notes[-1]['id']}", f"/?note={notes[-1]['id']}&fix=1", f"/conversations/{talk}?fix=1", f"/captures/{capture}",
            "/setup", "/setup?check", "/?q=zz%3Cb%3E", "/timeline", f"/conversations/{talk}", f"/conversations/{talk}?q=mar", "/people",
            f"/people/{person}", "/people/import", "/people/duplicates", "/activity", "/add", "/devices", "/styleguide", "/search?q=gardening", "/search?q=%3Cscript", "/phone", "/privacy", "/offline", "/nowhere"]


def scrolls_sideways(page):
    return page.evaluate("document.documentElement.scrollWidth > innerWidth")


def hostile_names_on_every_page(world):
    pages = every_page(world)
    with world.browser(expected=["404"]) as page:
        for path in pages:
            answer = page.goto(world.base + path)
            assert len(answer.body()) < 60_000, (path, len(answer.body()))
            assert page.locator("img[src=x]").count() == 0, path
            assert page.locator("main script").count() == 0, path
            for width in (320, 390, 1280):
                page.set_viewport_size({"width": width, "height": 800})
                assert not scrolls_sideways(page), (path, width)


def nothing_that_axe_finds(world):
    pages = every_page(world)
    for look in ({**DESK, "color_scheme": "light"}, {**PHONE, "color_scheme": "dark"}):
        with world.browser(expected=["404"], **look) as page:
            for path in pages:
                page.goto(world.base + path)
                page.wait_for_timeout(250)
                found = Axe().run(page).response["violations"]
                assert not found, (path, [(item["id"], [node["html"][:200] for node in item["nodes"][:3]]) for item in found])


def the_focus_goes_as_one_reads(world):
    """Each stop of the tab key is seen, stands in the page's order, and none is a trap; on the way down nothing jumps up."""
    pages = every_page(world)
    with world.browser(expected=["404"]) as page:
        for path in pages:
            page.goto(world.base + path)
            order = page.evaluate("""() => [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, summary, [tabindex="0"]')]
                .filter(part => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]')).length""")
            seen = []
            for _ in range(min(order, 40)):
                page.keyboard.press("Tab")
                at = page.evaluate("""() => { const part = document.activeElement, style = getComputedStyle(part);
                    return part === document.body ? null : { is: part.outerHTML.slice(0, 80), outline: parseFloat(style.outlineWidth), shadow: style.boxShadow !== 'none',
                        place: [...document.querySelectorAll('*')].indexOf(part) }; }""")
                # Behind the last stop comes the browser itself, or the first one again.
                if at is None or seen and at["place"] == seen[0]:
                    break
                assert at["outline"] >= 2 or at["shadow"], (path, at)
                seen.append(at["place"])
            assert seen == sorted(seen) and len(set(seen)) == len(seen), (path, seen)


def the_tab_key_goes_to_the_choices_first(world):
    world.contact("Ana Sousa")
    world.note("Sousa")
    with world.browser() as page:
        page.goto(world.base + "/")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.name") == "contact", page.evaluate("document.activeElement.outerHTML")


def large_enough_for_a_thumb(world):
    pages = every_page(world)
    # What is pressed for a radio button is its label.
    small = """() => [...document.querySelectorAll('button, a, summary, label:has([type=radio]), input:not([type=hidden], [type=radio])')]
        .filter(part => part.checkVisibility() && !part.closest('.hush, .skip, p') && !part.matches('.hush, .skip, .files'))
        .map(part => [part.outerHTML.slice(0, 90), part.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 43.5)).map(([html, box]) => html + ' ' + box.height)"""
    with world.browser(expected=["404"], **PHONE) as page:
        for path in pages:
            page.goto(world.base + path)
            found = page.evaluate(small)
            assert not found, (path, found)


TESTS = [ten_notes_by_keyboard, ten_notes_by_mouse, ten_notes_without_script, a_message_is_corrected_in_place,
         a_correction_is_written_by_keys_alone, pages_follow_what_the_phone_hands_over,
         two_quick_presses_settle_one_note, the_next_note_at_once, a_note_that_another_browser_settles,
         a_note_that_another_browser_settles_and_takes_back, a_step_that_cannot_be_done,
         two_browsers_on_one_inbox, lost_connection,
         pictures_and_boxes, nothing_moves_when_the_picture_comes, handing_over, share_sheet_and_offline_queue, a_phone_without_room, a_phone_that_was_removed, pairing_on_a_phone, hostile_names_on_every_page,
         address_book, nothing_that_axe_finds, the_focus_goes_as_one_reads, the_tab_key_goes_to_the_choices_first, large_enough_for_a_thumb]

if __name__ == "__main__":
    sys.exit(run(TESTS, os.path.abspath(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""))
