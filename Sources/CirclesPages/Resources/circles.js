// What the pages do beyond what forms and links do: keys, search as you type, linked boxes, and going on without a new page.
// Every form and link works without it.
(() => {
  'use strict';
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const isTyping = target => target.matches('input:not([type=hidden]), textarea, select');

  // Going on in place: the answer is a whole page, of which the parts that differ are taken.
  let waiting = null, arrived = 0;
  // A press that was meant for the note before does nothing to the one that has just come.
  const isHasty = form => form.closest('.note') && !form.matches('[data-at]') && performance.now() - arrived < 350;
  const parts = ['#main', '#toast', '#bar'];
  const take = (html, address, keep, at) => {
    const fresh = new DOMParser().parseFromString(html, 'text/html');
    if (!one('#main', fresh)) return location.assign(address);
    for (const part of parts) one(part)?.replaceWith(document.adoptNode(one(part, fresh)));
    document.title = fresh.title;
    document.body.className = fresh.body.className;
    if (!keep) history.pushState({ swap: true }, '', address);
    arrive(one('#main'), at && one(at));
  };
  // A step that was not done: its page comes again with what was typed, or the one that stands here says why.
  const refused = (html, at) => {
    const fresh = new DOMParser().parseFromString(html, 'text/html');
    if (one('.problem:not([hidden])', fresh)) take(html, location.href, true, at);
    else tell([one('h1', fresh), one('.lead', fresh)].map(part => part?.textContent).filter(text => text).join('. ') || 'That was not done.');
  };
  const load = async (address, options, keep) => {
    if (waiting) return;
    waiting = address;
    const slow = setTimeout(() => options.button?.setAttribute('aria-busy', 'true'), 400);
    try {
      const answer = await fetch(address, { ...options, headers: { Accept: 'text/html', ...options.headers } });
      const html = await answer.text();
      if (options.method === 'POST' && !answer.ok) refused(html, options.at);
      else take(html, answer.url, keep, options.at);
    } catch {
      tell(options.method === 'POST' ? 'Not done: no connection to Circles. Nothing is lost, try again.' : 'No connection to Circles. Try again.');
    } finally {
      clearTimeout(slow);
      options.button?.removeAttribute('aria-busy');
      waiting = null;
    }
  };
  const tell = text => {
    const place = one('.problem') || one('#offline');
    place.textContent = text;
    place.hidden = false;
    place.scrollIntoView({ block: 'nearest' });
  };
  // At the top of what is new; or at the place on it that the step was about.
  const arrive = (main, place) => {
    arrived = performance.now();
    const problem = one('.problem:not([hidden])', main);
    if (problem && !one('.fixing', main)) {
      problem.scrollIntoView({ block: 'center' });
      one('details[open] :is(textarea, input[type=text]), #new-name', main)?.focus({ preventScroll: true });
    } else if (place) {
      const field = one('.fixing textarea', main);
      (field || place).scrollIntoView({ block: 'center' });
      (field || place).focus({ preventScroll: true });
    } else {
      scrollTo(0, 0);
      if (main.matches('.note')) main.classList.add('arrives');
      one('h1', main)?.focus({ preventScroll: true });
    }
    enhance(main);
  };
  document.addEventListener('submit', event => {
    const form = event.target;
    if (!form.matches('[data-swap]')) return;
    event.preventDefault();
    if (isHasty(form)) return;
    const body = new URLSearchParams(new FormData(form, event.submitter));
    load(form.action, { method: 'POST', body, button: event.submitter, at: form.dataset.at });
  });
  // A form whose file stays chosen: only what came of it is taken from the answer.
  const loadPart = async (form, button) => {
    button?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new FormData(form, button), headers: { Accept: 'text/html' } });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const part = one(form.dataset.part, fresh);
      if (part) { one('.problem').hidden = true; one(form.dataset.part).replaceWith(document.adoptNode(part)); } else tell(one('.lead', fresh)?.textContent || 'That did not work.');
    } catch { tell('Not done: no connection to Circles. Try again.'); }
    button?.removeAttribute('aria-busy');
  };
  document.addEventListener('submit', event => {
    if (!event.target.matches('[data-part]')) return;
    event.preventDefault();
    loadPart(event.target, event.submitter);
  });
  for (const name of ['dragover', 'drop']) document.addEventListener(name, event => {
    const form = one('.drop[data-part]');
    if (!form) return;
    event.preventDefault();
    form.classList.toggle('over', name === 'dragover');
    if (name === 'drop' && event.dataTransfer.files.length) { one('[type=file]', form).files = event.dataTransfer.files; one('[value=preview]', form).click(); }
  });
  document.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    const link = event.target.closest('a[data-swap]');
    if (link) { event.preventDefault(); load(link.href, { button: link, at: link.hash }); }
    const picture = event.target.closest('[data-picture]');
    if (picture) { event.preventDefault(); showPicture(picture); }
    const more = event.target.closest('[data-more]');
    if (more) { all('.further').forEach(row => row.classList.add('shown')); more.remove(); one('.further')?.focus(); }
    const copy = event.target.closest('[data-copy]');
    if (copy) copyValue(copy);
  });
  addEventListener('popstate', () => load(location.href, {}, true));

  const showPicture = link => {
    const isWhole = link.closest('.picture').classList.toggle('whole');
    one('span', link).lastChild.textContent = isWhole ? 'Close picture' : 'Picture';
  };
  const copyValue = async button => {
    try { await navigator.clipboard.writeText(one('code', button.parentNode).textContent); } catch { return; }
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 1600);
  };

  // A link that was used is shown no longer.
  setInterval(async () => {
    const pairing = one('[data-pairing]');
    if (!pairing || document.hidden) return;
    try { if ((await fetch(pairing.dataset.pairing)).status === 200 && one('[data-pairing]') === pairing) load('/devices', {}); } catch { /* The next time. */ }
  }, 2000);

  // A message and its box light up together.
  const light = (target, isOn) => {
    const message = target.closest?.('.bubble[data-m]');
    if (message) all('[data-m="' + message.dataset.m + '"]').forEach(part => part.classList.toggle('on', isOn));
  };
  for (const [start, end] of [['mouseover', 'mouseout'], ['focusin', 'focusout']]) {
    document.addEventListener(start, event => light(event.target, true));
    document.addEventListener(end, event => light(event.target, false));
  }

  // Search as you type.
  const enhance = within => {
    all('[data-copy]', within).forEach(button => { button.hidden = false; });
    const field = one('[data-search]', within);
    if (field) searching(field);
  };
  const searching = field => {
    const list = one('.found', field.closest('.find')), decide = field.closest('.decide');
    let asked = 0, timer, shown = '', awaited = false;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-controls', list.id);
    field.setAttribute('aria-autocomplete', 'list');
    const options = () => all('.option', list);
    const select = chosen => {
      options().forEach((option, index) => option.setAttribute('aria-selected', index === chosen));
      field.setAttribute('aria-activedescendant', options()[chosen]?.id || '');
    };
    const show = isShown => {
      list.hidden = !isShown;
      field.setAttribute('aria-expanded', isShown);
      decide?.classList.toggle('finding', isShown);
    };
    const update = async () => {
      const words = field.value.trim(), mine = ++asked;
      clearTimeout(timer);
      if (!words) { shown = ''; return show(false); }
      try {
        const answer = await fetch(field.dataset.search + '?q=' + encodeURIComponent(words));
        const html = await answer.text();
        if (mine !== asked || !answer.ok) return;
        list.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
        list.setAttribute('role', 'listbox');
        list.setAttribute('aria-label', 'People');
        options().forEach((option, index) => {
          option.id = 'option-' + index;
          option.setAttribute('role', 'option');
          option.tabIndex = -1;
        });
        all('.none', list).forEach(line => line.setAttribute('role', 'presentation'));
        show(true);
        // Of two with one name, nobody is chosen beforehand.
        const [first, second] = options().map(option => one('b', option)?.textContent);
        const isClear = !one('.none', list) && first !== second;
        select(isClear ? 0 : -1);
        shown = words;
        if (isClear && awaited && words === field.value.trim()) options()[0]?.focus();
      } catch { tell('No connection to Circles. Try again.'); }
    };
    if (field.value) update(); else show(false);
    field.addEventListener('input', () => { awaited = false; clearTimeout(timer); timer = setTimeout(update, 60); });
    field.addEventListener('keydown', event => {
      const rows = options(), at = rows.findIndex(row => row.getAttribute('aria-selected') === 'true');
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && rows.length && !list.hidden) { event.preventDefault(); select((at + step + rows.length) % rows.length); }
      if (event.key === 'Enter') {
        event.preventDefault();
        // The list of other words chooses nobody: the right one is fetched, and another Enter takes who stands first on it.
        if (shown !== field.value.trim()) { awaited = true; update(); } else if (!list.hidden && at >= 0) rows[at].click();
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        if (field.value) { field.value = ''; show(false); } else field.blur();
      }
    });
  };

  // What happens elsewhere appears by itself: the count, and lists that nobody is writing in.
  let stream, due, lost = null, isLost = null;
  const look = async () => {
    if (waiting || document.activeElement?.closest('form') && isTyping(document.activeElement)) return;
    const note = one('main[data-note]')?.dataset.note;
    const done = one('.note [name=done]')?.value || 0, fixing = one('.fixing [name=message]')?.value;
    const address = note ? '/?note=' + note + '&done=' + done + (fixing ? '&fix=' + fixing : '') : location.href;
    const answer = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok || waiting || note !== one('main[data-note]')?.dataset.note) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (note && !one('main[data-note]', fresh)) return settledElsewhere(fresh);
    if (one('.note.gone')) return openAgain(fresh);
    renew('#bar', fresh);
    // What somebody opened to change stays as it is.
    if (!one('main[data-live]') || one('#main details[open]')) return;
    document.body.className = fresh.body.className;
    if (renew('#main', fresh)) enhance(one('#main'));
  };
  // A part that differs is taken; whatever had the focus has it again.
  const renew = (part, fresh) => {
    const old = one(part), next = one(part, fresh), name = target => target?.href || target?.name + '=' + target?.value;
    if (!next || old.isEqualNode(next)) return false;
    const held = old.contains(document.activeElement) && name(document.activeElement);
    old.replaceWith(document.adoptNode(next));
    if (held) all('a, button', next).find(target => name(target) === held)?.focus({ preventScroll: true });
    return true;
  };
  // The note on the page was settled by somebody else: nothing can be done with it any more but going on.
  const settledElsewhere = fresh => {
    if (one('.note.gone')) return;
    one('.note').classList.add('gone');
    all('.decide form, .fixing form').forEach(form => { form.inert = true; });
    const said = one('.problem');
    const on = Object.assign(document.createElement('a'), { href: '/', textContent: 'Go on' });
    on.dataset.swap = '';
    on.dataset.key = 'Enter j';
    said.replaceChildren(one('h1', fresh).textContent + ', on another device. ' + one('.lead', fresh).textContent + ' ', on);
    said.hidden = false;
  };
  // That was taken back: the note is shown as it is now, with what was typed before.
  const openAgain = fresh => {
    const field = 'textarea, input[type=text], input[type=search]';
    const typed = all(field, one('#main')).filter(old => old.value !== old.defaultValue).map(old => [old.id || old.name, old.value]);
    const shown = all('details', one('#main')).map(part => part.open);
    for (const part of ['#main', '#bar']) one(part).replaceWith(document.adoptNode(one(part, fresh)));
    all('details', one('#main')).forEach((part, index) => { part.open ||= shown[index]; });
    for (const [name, value] of typed) all(field, one('#main')).filter(next => (next.id || next.name) === name).forEach(next => { next.value = value; });
    arrived = performance.now();
    enhance(one('#main'));
  };
  const follow = () => {
    stream?.close();
    stream = null;
    if (document.hidden || !one('.tabs [href="/"]')) return;
    stream = new EventSource('/api/stream');
    stream.addEventListener('change', () => { clearTimeout(due); due = setTimeout(look, 300); });
    // It tries again by itself; what takes longer than a moment is said, until it works.
    stream.onopen = () => {
      clearTimeout(lost);
      if (isLost) one('#offline').hidden = true;
      lost = isLost = null;
    };
    stream.onerror = () => {
      lost ??= setTimeout(() => {
        isLost = true;
        one('#offline').textContent = 'No connection to Circles. What stands here may be old.';
        one('#offline').hidden = false;
      }, 3000);
    };
  };
  document.addEventListener('visibilitychange', () => {
    follow();
    // What happened while nobody looked.
    if (stream) look();
  });
  addEventListener('pagehide', () => stream?.close());
  follow();

  // Setting a phone up: the page notices the first screenshot.
  const awaited = one('[data-await]');
  const wait = async () => {
    const answer = await fetch(awaited.dataset.await).catch(() => null);
    const said = answer?.ok ? await answer.json() : {};
    if (!said.received) return setTimeout(wait, 1500);
    awaited.classList.add('come');
    one('div', awaited).replaceChildren(Object.assign(document.createElement('b'), { textContent: 'Received' }), ' The first screenshot is here.');
  };
  if (awaited) wait();
  let installing;
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    installing = event;
    all('[data-install]').forEach(button => { button.hidden = false; button.onclick = () => installing.prompt(); });
  });
  if ('serviceWorker' in navigator && one('.tabs')) navigator.serviceWorker.register('/sw.js').catch(() => {});

  // Single keys, off while a field has the focus.
  let went = false;
  const places = { i: '/', p: '/people', t: '/timeline', a: '/activity' };
  document.addEventListener('keydown', event => {
    // A key that is held says nothing about the next note.
    if (event.repeat) return;
    // A form that is written in: Ctrl and Enter saves it, Escape leaves it.
    const written = isTyping(event.target) && event.target.closest('.fields');
    if (written && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return written.requestSubmit(one('.first', written));
    if (written && event.key === 'Escape' && one('a[data-swap]', written)) return one('a[data-swap]', written).click();
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && isTyping(event.target)) return event.target.blur();
    if (isTyping(event.target) || one('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (went && places[key]) { went = false; location.assign(places[key]); return; }
    went = key === 'g';
    if (key === '?') { one('#help').showModal(); return; }
    if (key === 'c') return ['.bubble.on .fix', '.bubble.doubt .fix', '.bubble .fix'].map(fix => one(fix)).find(fix => fix)?.click();
    if (key === 'Enter' && !event.target.matches('body, h1, main')) return;
    const field = all('[data-field]').find(field => field.dataset.field === key);
    if (field) { event.preventDefault(); field.focus(); field.select(); return; }
    const target = all('[data-key]').find(target => target.dataset.key.split(' ').includes(key) && !target.closest('[inert]'));
    if (!target) return;
    event.preventDefault();
    target.click();
    if (target.matches('summary')) one('input[type=text]', target.parentNode)?.select();
  });

  enhance(document);
  // Whoever opens a note decides first: the tab key goes to the choices, and to the messages after them.
  if (document.activeElement === document.body && !location.hash) one('.note #reason')?.focus({ preventScroll: true });
})();
