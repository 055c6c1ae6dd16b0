// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences, parsePreferences, useTablePreferences } from './tablePreferences.ts';

test.each<[kept: string | null, what: string]>([
  [null, 'nothing kept'],
  ['', 'an empty text'],
  ['{', 'broken JSON'],
  ['7', 'a number'],
  ['null', 'null'],
  ['"compact"', 'a text'],
  ['{"hiddenColumns":[7,null],"columnWidths":null}', 'invalid column names'],
  ['{"hiddenColumns":"plano","density":9}', 'values of another type'],
  ['{"columnWidths":{"plano":5,"data":"100","nome":1e9,"marca":80.5}}', 'widths that no column has'],
])('%j (%s) gives the default', (kept) => {
  expect(parsePreferences(kept)).toEqual(defaultPreferences);
});

test('stored preferences are restored', () => {
  const preferences = fc.record({
    hiddenColumns: fc.array(fc.string()),
    density: fc.constantFrom('auto', 'comfortable', 'compact'),
    wholeTexts: fc.boolean(),
    columnWidths: fc.dictionary(
      fc.string().filter((id) => id !== '__proto__'),
      fc.integer({ min: 56, max: 1200 }),
    ),
  });
  fc.assert(
    fc.property(preferences, (kept) => {
      expect(parsePreferences(JSON.stringify(kept))).toEqual(kept);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { hiddenColumns, density } = parsePreferences(text);
      expect(hiddenColumns.every((id) => typeof id === 'string')).toBe(true);
      expect(['auto', 'comfortable', 'compact']).toContain(density);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

const compact = { ...defaultPreferences, density: 'compact' } as const;
const fullTexts = { ...defaultPreferences, wholeTexts: true };

const tableOf = (id?: string) => {
  const { result, rerender, unmount } = renderHook(useTablePreferences, { initialProps: id });
  return {
    shown: () => result.current[0],
    choose: (next: typeof compact | typeof fullTexts) => act(() => result.current[1](next)),
    become: rerender,
    unmount,
  };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a choice is stored for this table and for no other', () => {
  const [mine, again, other] = [tableOf('lotes'), tableOf('lotes'), tableOf('glosas')];
  mine.choose(compact);
  expect([mine.shown(), again.shown(), tableOf('lotes').shown()]).toEqual([compact, compact, compact]);
  expect([other.shown(), tableOf('glosas').shown()]).toEqual([defaultPreferences, defaultPreferences]);
});

test('a table with a new id shows and stores the preferences of that id', () => {
  const table = tableOf('um');
  table.choose(compact);
  table.become('outro');
  expect(table.shown()).toEqual(defaultPreferences);
  table.choose(fullTexts);
  expect([tableOf('um').shown(), tableOf('outro').shown()]).toEqual([compact, fullTexts]);
});

test('a choice in another tab is applied, until the table is unmounted', () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const table = tableOf('abas');
  table.choose(fullTexts);
  const [key] = Object.keys(localStorage);
  localStorage.setItem(key!, JSON.stringify(compact));
  act(() => window.dispatchEvent(new StorageEvent('storage')));
  expect(table.shown()).toEqual(compact);
  table.unmount();
  const ofStorage = (calls: typeof add.mock.calls) => calls.filter(([name]) => name === 'storage');
  expect(ofStorage(add.mock.calls)).toHaveLength(1);
  expect(ofStorage(remove.mock.calls)).toEqual(ofStorage(add.mock.calls));
});

test('if storage is denied, a choice lasts until the page is closed', () => {
  const table = tableOf('negada');
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  table.choose(compact);
  expect([table.shown(), tableOf('negada').shown()]).toEqual([compact, compact]);
  denied.mockRestore();
  table.choose(fullTexts);
  expect([table.shown(), tableOf('negada').shown(), localStorage.length]).toEqual([fullTexts, fullTexts, 1]);
});

test('if storage cannot be read, and on a server, a table has the defaults', () => {
  tableOf('ilegível').choose(compact);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(tableOf('ilegível').shown()).toBe(defaultPreferences);
  const Density = () => useTablePreferences('ilegível')[0].density;
  expect(renderToString(createElement(Density))).toBe('auto');
});

test('a table without an id stores nothing', () => {
  const table = tableOf();
  table.choose(compact);
  expect([table.shown(), localStorage.length]).toEqual([defaultPreferences, 0]);
});
