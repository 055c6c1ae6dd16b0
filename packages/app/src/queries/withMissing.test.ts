import { expect, test } from 'vitest';
import { missingOperator, withMissing } from './withMissing.ts';

const ana = { label: 'Ana', value: 'ana@x', subtitle: 'ana@x' };
const bia = { label: 'Bia', value: 'bia@x', subtitle: 'bia@x' };
const options = [ana, bia];

test('a chosen value that is not among the options is appended to them', () => {
  expect(withMissing(options, ['bia@x', 'nobody@x', 'left@x'])).toEqual([
    ana,
    bia,
    { label: 'nobody@x', value: 'nobody@x', subtitle: 'Não está na lista' },
    { label: 'left@x', value: 'left@x', subtitle: 'Não está na lista' },
  ]);
});

test('the same array is returned when no option is missing', () => {
  expect(withMissing(options, ['ana@x'])).toBe(options);
  expect(withMissing(options, [])).toBe(options);
});

test('the label of a deleted operator says so and names it', () => {
  expect(withMissing([], ['326305'], missingOperator)).toEqual([
    { label: 'Operadora não encontrada (326305)', value: '326305', subtitle: 'Não está na lista' },
  ]);
});
