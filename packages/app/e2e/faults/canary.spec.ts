import { expect } from '@playwright/test';
import { findLeaks, type Secret } from '@oraculo-tools/testkit/app/leaks.ts';
import { findUnspecified } from '@oraculo-tools/testkit/app/unspecifiedStorage.ts';
import { patient } from '@oraculo-tools/testkit/app/people.ts';
import { test } from '../harness/test.ts';
import { readStorage, recordTraces } from '../harness/traces.ts';

const cpf: Secret = { what: 'CPF', value: patient.cpf, kind: 'digits' };

/** Code that leaks a value on purpose, and the place where the search must find it. */
const leaks: [where: string, leak: (text: string) => unknown][] = [
  ['localStorage', (text) => localStorage.setItem('planted', text)],
  ['localStorage', (text) => Object.assign(localStorage, { planted: text })],
  [
    'localStorage',
    (text) => {
      localStorage.setItem('planted', text);
      localStorage.removeItem('planted');
    },
  ],
  ['sessionStorage', (text) => sessionStorage.setItem('planted', text)],
  [
    'cookie',
    (text) => {
      document.cookie = `planted=${text}`;
    },
  ],
  [
    'indexedDB',
    (text) =>
      new Promise((done) => {
        indexedDB.open(text).addEventListener('success', done);
      }),
  ],
  ['cache', (text) => caches.open(text).then(() => undefined)],
  ['history', (text) => history.replaceState({ cpf: text }, '')],
  ['address', (text) => history.pushState(null, '', `?cpf=${text}`)],
  ['request', (text) => fetch(`/config.json?cpf=${text}`).then(() => undefined)],
  ['console', (text) => globalThis.console.debug(`asked for ${text}`)],
  [
    'title',
    (text) => {
      document.title = text;
    },
  ],
  [
    'window.name',
    (text) => {
      window.name = text;
    },
  ],
];
const keeping = new Set(['localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'cache']);

for (const [at, [where, leak]] of leaks.entries()) {
  // spec: x.6
  test(`the canary finds personal data in ${where} (${at + 1})`, async ({ page, context }) => {
    const traces = await recordTraces(context);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Iniciar sessão' })).toBeVisible();
    const clean = [...traces, ...(await readStorage(page))];
    expect(findLeaks(clean, [cpf])).toEqual([]);
    expect(findUnspecified(clean)).toEqual([]);
    await page.evaluate(leak, cpf.value);
    const places = async () => [...traces, ...(await readStorage(page))];
    const found = async () => findLeaks(await places(), [cpf]).map((line) => line.slice(0, line.indexOf(':')));
    await expect.poll(found).toContain(`CPF in ${where}`);
    expect(findUnspecified(await places()).some((line) => line.startsWith(`kept in ${where} `))).toBe(
      keeping.has(where),
    );
  });
}
