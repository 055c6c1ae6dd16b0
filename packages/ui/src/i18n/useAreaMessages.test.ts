import { expect, test } from 'vitest';
import { mergeMessages } from './mergeMessages.ts';
import { actionsPtBR } from './ptBR/actions.ts';
import { datesPtBR } from './ptBR/dates/dates.ts';
import { ptBR } from './ptBR.ts';
import { createMessages } from './useAreaMessages.ts';

const portuguese = createMessages({ overrides: {}, read: (_area, words) => words }, undefined);

test('an area without overrides keeps its Portuguese, and an override replaces one message', () => {
  const words = createMessages(portuguese, { actions: { retry: 'Repetir' } });
  expect(words.read('actions', actionsPtBR)).toEqual({ ...actionsPtBR, retry: 'Repetir' });
  expect(words.read('dates', datesPtBR)).toEqual(datesPtBR);
});

test('an area is the same object on each read, so that no effect runs again', () => {
  const words = createMessages(portuguese, { actions: { retry: 'Repetir' } });
  expect(words.read('actions', actionsPtBR)).toBe(words.read('actions', actionsPtBR));
});

test('a nested provider keeps the overrides of the outer one', () => {
  const outer = createMessages(portuguese, { actions: { retry: 'Repetir', close: 'Sair daqui' } });
  const inner = createMessages(outer, { actions: { close: 'Encerrar' }, dates: { future: 'Ainda não' } });
  expect(inner.read('actions', actionsPtBR)).toEqual({ ...actionsPtBR, retry: 'Repetir', close: 'Encerrar' });
  expect(inner.read('dates', datesPtBR).future).toBe('Ainda não');
  expect(createMessages(outer, undefined)).toBe(outer);
});

test('a whole catalogue without overrides is returned unchanged', () => {
  expect(mergeMessages(ptBR, undefined)).toBe(ptBR);
  expect(mergeMessages(ptBR, { actions: { retry: 'Repetir' } }).dates).toEqual(ptBR.dates);
});
