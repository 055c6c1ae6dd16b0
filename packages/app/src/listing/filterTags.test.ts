import { expect, test } from 'vitest';
import { choiceTag, periodTag, textTag } from './filterTags.ts';

const options = [{ value: '1', label: 'Saúde Norte' }];

test('a choice has the label of its option, and the label of its filter until the options load', () => {
  const choice = { id: 'ansId', name: 'Operadora', value: '1' };
  expect(choiceTag({ ...choice, options })).toEqual([{ id: 'ansId', label: 'Saúde Norte' }]);
  expect(choiceTag({ ...choice, options: [] })).toEqual([{ id: 'ansId', label: 'Operadora' }]);
});

test('a filter that is not applied has no tag', () => {
  expect(choiceTag({ id: 'ansId', name: 'Operadora', value: null, options })).toEqual([]);
  expect(textTag('lotName', 'Arquivo', null)).toEqual([]);
  expect(periodTag(null, false)).toEqual([]);
});

test('the tags of a text and a period name their filter', () => {
  expect(textTag('lotName', 'Arquivo', 'lote')).toEqual([{ id: 'lotName', label: 'Arquivo: lote' }]);
  expect(periodTag({ start: '2026-11-26', end: '2026-11-27' }, true)).toEqual([
    { id: 'period', label: '26/11/2026 a 27/11/2026', isFixed: true },
  ]);
});
