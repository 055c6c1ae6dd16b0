import { expect, test } from 'vitest';
import { mergeMessages } from './mergeMessages.ts';
import { actionsPtBR } from './ptBR/actions.ts';
import { datesPtBR } from './ptBR/dates/dates.ts';
import { ptBR } from './ptBR.ts';
import { createMessages } from './useAreaMessages.ts';

const portuguese = createMessages({ overrides: {}, read: (_area, messages) => messages }, undefined);

test('an area without overrides keeps its Portuguese, and an override replaces one message', () => {
  const messages = createMessages(portuguese, { actions: { retry: 'Repetir' } });
  expect(messages.read('actions', actionsPtBR)).toEqual({ ...actionsPtBR, retry: 'Repetir' });
  expect(messages.read('dates', datesPtBR)).toEqual(datesPtBR);
});

test('an area is the same object on each read, so that no effect runs again', () => {
  const messages = createMessages(portuguese, { actions: { retry: 'Repetir' } });
  expect(messages.read('actions', actionsPtBR)).toBe(messages.read('actions', actionsPtBR));
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
