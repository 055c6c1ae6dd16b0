import type { BrowserContext, Page } from '@playwright/test';
import type { Trace } from '@oraculo-tools/testkit/app/leaks.ts';

/** Runs before the page's own code and records every write, even if the value is removed again. */
function recordWrites() {
  const { noteTrace } = window as unknown as { noteTrace: (where: string, text: string) => void };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    noteTrace(this === window.localStorage ? 'localStorage' : 'sessionStorage', `${key}=${value}`);
    return setItem.call(this, key, value);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = function (state, unused, url) {
      noteTrace('history', `${JSON.stringify(state)} ${url}`);
      return change.call(this, state, unused, url);
    };
  }
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    noteTrace('indexedDB', name);
    return open.call(this, name, version);
  };
  const openCache = CacheStorage.prototype.open;
  CacheStorage.prototype.open = function (name) {
    noteTrace('cache', name);
    return openCache.call(this, name);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie)
    Object.defineProperty(document, 'cookie', {
      get: () => cookie.get?.call(document),
      set: (text: string) => {
        noteTrace('cookie', text);
        cookie.set?.call(document, text);
      },
    });
  let title = '';
  // Each change of the document is checked in the page; only a new title is reported to the test.
  const noteTitle = () => {
    if (document.title === title) return;
    title = document.title;
    noteTrace('title', title);
  };
  new MutationObserver(noteTitle).observe(document, { subtree: true, childList: true });
}

/** Everything that the browser reveals to a server, an onlooker or the next user of the computer. */
export async function recordTraces(context: BrowserContext): Promise<Trace[]> {
  const traces: Trace[] = [];
  const seen = new Set<string>();
  const note = (where: string, text: string) => {
    if (seen.has(`${where} ${text}`)) return;
    seen.add(`${where} ${text}`);
    traces.push({ where, text });
  };
  context.on('request', (request) => {
    note('request', `${request.method()} ${request.url()}`);
    note('referer', request.headers().referer ?? '');
  });
  context.on('console', (message) => note('console', message.text()));
  context.on('weberror', (error) => note('console', error.error().stack ?? error.error().message));
  const follow = (page: Page) => page.on('framenavigated', (frame) => note('address', frame.url()));
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
  await context.exposeBinding('noteTrace', (_source, where: string, text: string) => note(where, text));
  await context.addInitScript(recordWrites);
  return traces;
}

/** The storage of the browser at the end of the journey. */
export async function readStorage(page: Page): Promise<Trace[]> {
  const places = await page.evaluate(async () => {
    const list = (where: string, storage: Storage) =>
      Object.keys(storage).map((key) => ({ where, text: `${key}=${storage.getItem(key)}` }));
    return [
      ...list('localStorage', localStorage),
      ...list('sessionStorage', sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => ({ where: 'indexedDB', text: String(name) })),
      ...(await caches.keys()).map((name) => ({ where: 'cache', text: name })),
      { where: 'history', text: `${JSON.stringify(history.state)} ${location.href}` },
      { where: 'title', text: document.title },
      { where: 'window.name', text: window.name },
    ];
  });
  const cookies = await page.context().cookies();
  return [...places, ...cookies.map(({ name, value }) => ({ where: 'cookie', text: `${name}=${value}` }))];
}
