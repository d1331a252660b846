// What the laid-out page really shows. Elements are marked: data-message (with its number), data-label, data-separator, data-title, data-noise,
// data-optional. Only what is visible inside .chat counts; a line less than half visible is not read by anybody.
(() => {
  const chat = document.querySelector(".chat");
  const window_ = chat.getBoundingClientRect();
  const cover = [...document.querySelectorAll(".cover")].map(c => c.getBoundingClientRect());
  const visible = box => {
    const top = Math.max(box.top, window_.top), bottom = Math.min(box.bottom, window_.bottom);
    if (bottom - top < box.height * 0.6) return false;
    const middle = (box.left + box.right) / 2;
    return !cover.some(c => c.left < middle && c.right > middle && c.top < (top + bottom) / 2 && c.bottom > (top + bottom) / 2);
  };
  // On pages that ask for it, words are not seen either that an element narrower than its text cuts off ("…", or lines beyond the second).
  const exact = document.querySelector("[data-exact]");
  const clipped = (node, box) => {
    if (!exact) return false;
    for (let e = node.parentElement; e && e !== chat && !e.contains(chat); e = e.parentElement) {
      if (e instanceof SVGElement || getComputedStyle(e).overflowX !== "hidden") continue;
      const edge = e.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
      if (box.right > edge.right + 1 || box.left < edge.left - 1 || middle < edge.top || middle > edge.bottom) return true;
    }
    return false;
  };
  const words = element => {
    const found = [], walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      if (node.parentElement.closest("svg")) continue;  // words on a photo are no message
      for (const match of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()];
        const lost = boxes.some(box => clipped(node, box));
        found.push({ word: match[0], boxes, lost, seen: boxes.length > 0 && boxes.every(visible) && !lost });
      }
    }
    return found;
  };
  const read = element => {
    const all = words(element), seen = all.filter(w => w.seen);
    return { text: seen.map(w => w.word).join(" "), cut: seen.length < all.length };
  };
  const shown = element => { const box = element.getBoundingClientRect(); return box.height > 0 && visible(box); };
  const inside = selector => [...chat.querySelectorAll(selector)];
  const title = document.querySelector("[data-title]");
  // Every word that can be seen, with its place and what it is: what a layout is measured on, line by line.
  const placed = [];
  const place = (element, role, number) => {
    const inChat = chat.contains(element);
    for (const w of words(element)) {
      if (inChat ? !w.seen : w.lost) continue;
      for (const box of w.boxes.slice(0, 1)) placed.push({ word: w.word, x: box.left, y: box.top, width: box.width, height: box.height, role, number });
    }
  };
  for (const role of ["message", "label", "optional", "separator", "noise", "title"])
    for (const e of document.querySelectorAll(`[data-${role}]`)) place(e, role, ["message", "label", "optional"].includes(role) ? +e.dataset[role] : -1);
  const titleBox = title && title.getBoundingClientRect();
  return {
    words: placed,
    messages: inside("[data-message]").map(e => ({ number: +e.dataset.message, seen: shown(e), ...read(e) })),
    labels: inside("[data-label]").filter(shown).map(e => ({ number: +e.dataset.label, text: e.textContent.trim() })),
    optional: inside("[data-optional]").map(e => ({ number: +e.dataset.optional, text: read(e).text })).filter(o => o.text),
    separators: inside("[data-separator]").filter(shown).map(e => e.innerText.replace(/\s+/g, " ").trim()),
    title: title && title.offsetHeight ? { text: title.dataset.title, cut: title.dataset.cut === "yes", hidden: titleBox.top < -titleBox.height * 0.25 } : null,
    noise: [...document.querySelectorAll("[data-noise]")].filter(e => !chat.contains(e) || shown(e)).map(e => e.textContent.trim()).filter(Boolean)
  };
})()
