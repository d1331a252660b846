// What is shared without a connection: kept in the browser, and sent later, in order and once. Used by pages and by the service worker.
self.CirclesQueue = (() => {
  'use strict';
  const open = () => new Promise((done, fail) => {
    const asked = indexedDB.open('circles', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('shares', { keyPath: 'id', autoIncrement: true });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const ask = async (mode, work) => {
    const database = await open();
    try {
      return await new Promise((done, fail) => {
        const transaction = database.transaction('shares', mode, { durability: 'strict' });
        const asked = work(transaction.objectStore('shares'));
        transaction.oncomplete = () => done(asked.result);
        transaction.onabort = () => fail(transaction.error);
      });
    } finally { database.close(); }
  };
  const news = () => { const channel = new BroadcastChannel('circles-queue'); channel.postMessage('changed'); channel.close(); };
  const key = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

  // Each file is a share of its own, so that one that cannot be read holds up no other. What finds no room is sent at once.
  const add = async (files, fields) => {
    const at = Date.now();
    const shares = files.length ? files.map(file => ({ at, file, name: file.name, fields })) : [{ at, fields }];
    try {
      for (const share of shares) await keepOrSend({ ...share, key: key() });
    } finally { news(); }
  };
  const keepOrSend = async share => {
    try { await ask('readwrite', store => store.add(share)); } catch (error) {
      const answer = await send(share).catch(() => null);
      if (!answer?.ok) throw error;
    }
  };
  const all = () => ask('readonly', store => store.getAll());
  const remove = async id => { await ask('readwrite', store => store.delete(id)); news(); };
  const mark = (share, problem) => ask('readwrite', store => store.put({ ...share, problem })).then(news);

  const send = share => {
    const form = new FormData();
    for (const [name, value] of Object.entries(share.fields)) if (value) form.append(name, value);
    if (share.file) form.append('image', share.file, share.name || 'screenshot');
    return fetch('/api/captures', { method: 'POST', body: form, headers: { 'Idempotency-Key': share.key } });
  };
  // Oldest first. One that is refused for good stays, with the reason, until somebody removes it.
  const flush = () => navigator.locks.request('circles-queue', async () => {
    for (const share of (await all()).filter(share => !share.problem || share.problem.again)) {
      let answer;
      try { answer = await send(share); } catch { return; }
      if (answer.ok) { await remove(share.id); continue; }
      const said = await answer.json().catch(() => ({}));
      const again = answer.status === 401 || answer.status === 429 || answer.status >= 500;
      await mark(share, { said: answer.status === 401 ? 'Sign in again, or pair this phone anew' : said.message || 'It was refused', again });
      if (again) return;
    }
  });
  return { add, all, remove, flush };
})();
