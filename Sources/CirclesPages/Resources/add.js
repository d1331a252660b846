// Handing over: several files at once with their progress, by choosing, dropping or pasting; and what waits for a connection.
(() => {
  'use strict';
  const one = (selector, within = document) => within.querySelector(selector);
  const icon = name => { const part = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); part.classList.add('icon'); part.setAttribute('aria-hidden', 'true'); const use = document.createElementNS('http://www.w3.org/2000/svg', 'use'); use.setAttribute('href', '#i-' + name); part.append(use); return part; };
  const element = (name, properties = {}, ...children) => { const part = Object.assign(document.createElement(name), properties); part.append(...children); return part; };

  const drop = one('[data-drop]'), taken = one('#taken');
  const fresh = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16)).join('');
  let atWork = Promise.resolve(), count = 0;
  const counted = step => { count += step; one('#counted').textContent = count ? count + (count === 1 ? ' screenshot' : ' screenshots') : ''; };

  const rowOf = file => {
    const state = element('span', { textContent: 'Waiting' }), bar = element('progress', { max: 1, value: 0 });
    bar.setAttribute('aria-label', 'Sending ' + file.name);
    const picture = element('img', { alt: '', width: 44, height: 48 });
    picture.src = URL.createObjectURL(file);
    picture.onerror = () => picture.replaceWith(element('span', { className: 'blank' }, icon('picture')));
    const heading = element('b', { textContent: file.name || 'Pasted picture' });
    const line = element('div', { className: 'state busy' }, state);
    const row = element('li', { className: 'take' }, picture, element('div', {}, heading, line, bar));
    taken.prepend(row);
    return { row, picture, heading, line, state, bar };
  };
  const fail = (parts, said) => {
    counted(-1);
    parts.line.className = 'state refused';
    parts.line.replaceChildren(icon('warn'), element('span', { textContent: said.charAt(0).toUpperCase() + said.slice(1) }));
    parts.bar.remove();
    parts.row.append(element('button', { className: 'button bare', type: 'button', textContent: 'Remove', onclick: () => parts.row.remove() }));
  };
  const send = (file, parts) => new Promise(done => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/captures?name=' + encodeURIComponent(file.name || ''));
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', fresh());
    request.responseType = 'json';
    request.upload.onprogress = event => { if (event.lengthComputable) parts.bar.value = event.loaded / event.total; };
    parts.state.textContent = 'Sending';
    request.onload = () => done(request.status < 300 ? { id: request.response.id } : { said: request.response?.message || 'It was refused' });
    request.onerror = () => done({ lost: true });
    request.send(file);
  });
  const follow = async (id, parts) => {
    for (;;) {
      const answer = await fetch('/add/' + id + '?wait').catch(() => null);
      if (!answer?.ok) { await new Promise(done => setTimeout(done, 2000)); continue; }
      const row = one('li', new DOMParser().parseFromString('<ul>' + await answer.text() + '</ul>', 'text/html'));
      const place = one('.blank', row);
      if (parts.picture.isConnected) place.replaceWith(parts.picture);
      parts.row.replaceWith(row);
      parts.row = row;
      if (!row.hasAttribute('data-busy')) return;
    }
  };
  const take = files => {
    for (const file of files) {
      const parts = rowOf(file);
      counted(1);
      if (file.type && !file.type.startsWith('image/') && !/\.(txt|json|zip)$/i.test(file.name)) {
        fail(parts, (file.type.startsWith('video/') ? 'A video' : 'This') + ' cannot be read. Add a screenshot.');
        continue;
      }
      atWork = atWork.then(async () => {
        const answer = await send(file, parts);
        if (answer.said) return fail(parts, answer.said);
        if (answer.lost) {
          try {
            await CirclesQueue.add([file], {});
            parts.row.remove();
          } catch { fail(parts, 'No connection, and no room to keep it on this device. Add it again later.'); }
          return;
        }
        parts.heading.textContent = 'Reading';
        parts.state.textContent = 'Received, safe to close this page';
        parts.bar.removeAttribute('value');
        follow(answer.id, parts);
      });
    }
  };

  if (drop) {
    const input = one('input[type=file]', drop);
    drop.classList.add('live');
    one('.button.first', drop).addEventListener('click', event => { if (!input.files.length) { event.preventDefault(); input.click(); } });
    one('.button.first', drop).textContent = 'Choose pictures';
    input.addEventListener('change', () => { take([...input.files]); input.value = ''; });
    drop.addEventListener('submit', event => event.preventDefault());
    for (const name of ['dragover', 'dragenter']) document.addEventListener(name, event => { event.preventDefault(); drop.classList.add('over'); });
    for (const name of ['dragleave', 'drop']) document.addEventListener(name, () => drop.classList.remove('over'));
    document.addEventListener('drop', event => { event.preventDefault(); take([...event.dataTransfer.files]); });
    document.addEventListener('paste', event => {
      const files = [...event.clipboardData.files], text = event.clipboardData.getData('text/plain');
      if (!files.length && text.trim()) files.push(new File([text], 'Pasted text.txt', { type: 'text/plain' }));
      if (files.length) { event.preventDefault(); take(files); }
    });
    for (const row of document.querySelectorAll('[data-busy]')) follow(row.dataset.id, { row, picture: row });
  }

  // What waits in this browser: shown, and sent whenever there is a chance.
  const queue = one('#queue');
  const show = async () => {
    const shares = await CirclesQueue.all().catch(() => []);
    queue.hidden = !shares.length;
    if (location.search === '?shared' && one('#counted')) one('#counted').textContent = shares.length ? '' : 'Circles has what you shared.';
    one('.rows', queue).replaceChildren(...shares.map(share => {
      const name = share.file ? share.name || 'Screenshot' : share.fields.title || share.fields.url || share.fields.text || 'Text';
      const said = share.problem?.said || 'Shared ' + new Date(share.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
      const remove = element('button', { className: 'button bare', type: 'button', textContent: 'Delete', onclick: () => CirclesQueue.remove(share.id) });
      return element('li', { className: 'take' }, element('span', { className: 'blank' }, icon('picture')),
        element('div', {}, element('b', { textContent: name.slice(0, 120) }), element('div', { className: 'state' + (share.problem ? ' refused' : '') }, element('span', { textContent: said }))), remove);
    }));
  };
  if (queue && 'indexedDB' in self) {
    new BroadcastChannel('circles-queue').onmessage = show;
    if (location.search === '?full') {
      one('h1').textContent = 'No room on this device';
      one('.lead').hidden = true;
      const place = one('.problem');
      place.textContent = 'What you shared was neither sent nor kept. Free some space, and share it again.';
      place.hidden = false;
    }
    show().then(() => CirclesQueue.flush()).then(show);
    addEventListener('online', () => CirclesQueue.flush());
  }
})();
