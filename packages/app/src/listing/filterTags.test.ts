import { expect, test } from 'vitest';
import { choiceTag, periodTag, textTag } from './filterTags.ts';

const options = [{ value: '1', label: 'Saúde Norte' }];

test('a choice is called as its option, and as its filter until the options are there', () => {
  const choice = { id: 'ansId', name: 'Operadora', value: '1' };
  expect(choiceTag({ ...choice, options })).toEqual([{ id: 'ansId', label: 'Saúde Norte' }]);
  expect(choiceTag({ ...choice, options: [] })).toEqual([{ id: 'ansId', label: 'Operadora' }]);
});

test('what is not applied has no tag', () => {
  expect(choiceTag({ id: 'ansId', name: 'Operadora', value: null, options })).toEqual([]);
  expect(textTag('lotName', 'Arquivo', null)).toEqual([]);
  expect(periodTag(null, false)).toEqual([]);
});

test('a text and a period say what they are', () => {
  expect(textTag('lotName', 'Arquivo', 'lote')).toEqual([{ id: 'lotName', label: 'Arquivo: lote' }]);
  expect(periodTag({ start: '2026-11-26', end: '2026-11-27' }, true)).toEqual([
    { id: 'period', label: '26/11/2026 a 27/11/2026', isFixed: true },
  ]);
});
