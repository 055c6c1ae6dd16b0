import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPreferences, parsePreferences } from './tablePreferences.ts';

test.each<[kept: string | null, what: string]>([
  [null, 'nothing kept'],
  ['', 'an empty text'],
  ['{', 'broken JSON'],
  ['7', 'a number'],
  ['null', 'null'],
  ['{"hiddenColumns":"plano","density":9}', 'values of another type'],
  ['{"columnWidths":{"plano":5,"data":"100","nome":1e9,"marca":80.5}}', 'widths that no column has'],
])('%j (%s) gives the default', (kept) => {
  expect(parsePreferences(kept)).toEqual(defaultPreferences);
});

test('what was kept comes back', () => {
  const preferences = fc.record({
    hiddenColumns: fc.array(fc.string()),
    density: fc.constantFrom('comfortable', 'compact'),
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
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { hiddenColumns, density } = parsePreferences(text);
      expect(hiddenColumns.every((id) => typeof id === 'string')).toBe(true);
      expect(['comfortable', 'compact']).toContain(density);
    }),
    { numRuns: 10_000 },
  );
});
