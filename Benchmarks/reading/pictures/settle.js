// Before the marks are read: the title is cut as a title bar cuts it, and the conversation is scrolled so that its upper edge stands where `edge`
// says: "whole" at the start of a row, "line" between two lines, "part" through the upper third of a line.
(edge => {
  const title = document.querySelector("[data-title]");
  if (title) {
    title.dataset.title = title.textContent.trim();
    const full = title.dataset.title;
    for (let length = full.length - 1; title.scrollWidth > title.clientWidth + 1 && length > 3; length--) {
      title.dataset.title = full.slice(0, length).trimEnd();
      title.dataset.cut = "yes";
      title.textContent = title.dataset.title + "…";
    }
  }
  const chat = document.querySelector(".chat"), list = document.querySelector(".list");
  const rows = [...list.children];
  // Where posts are as tall as a screen, a row that is cut is better than none.
  const few = () => document.querySelector("[data-exact]") && list.querySelectorAll("[data-message]").length < 3;
  // Too many rows were drawn; those that cannot be seen go, so that the page is what a scrolled list is.
  if (chat.dataset.from === "top") {
    const limit = chat.getBoundingClientRect().bottom - 4;
    if (edge === "whole") while (!few() && list.lastElementChild && list.lastElementChild.getBoundingClientRect().bottom > limit) list.lastElementChild.remove();
    return;
  }
  const top = () => chat.getBoundingClientRect().top;
  for (const row of rows) if (row.getBoundingClientRect().bottom < top() - 2) row.remove();
  const first = list.firstElementChild;
  if (!first || first.getBoundingClientRect().top >= top()) return;
  // Where lists and code are blocks of their own, lines are those of their text.
  const pieces = e => {
    if (!e.querySelector(".block")) return [...e.getClientRects()];
    const found = [], walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let node; (node = walker.nextNode());) { range.selectNodeContents(node); found.push(...range.getClientRects()); }
    return found;
  };
  const lines = [...first.querySelectorAll("[data-message]")].flatMap(pieces).sort((a, b) => a.top - b.top);
  if (edge === "whole" && !(few() && lines.length) || !lines.length) { first.remove(); return; }
  const line = lines.find(l => l.bottom > top() + 2);
  if (!line) { first.remove(); return; }
  const wanted = edge !== "part" ? line.top - 2 : line.top + line.height * 0.62;
  list.style.transform = `translateY(${top() - wanted}px)`;
})
