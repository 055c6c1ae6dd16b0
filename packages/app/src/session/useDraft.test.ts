// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordDraft, savedDraft, discardDrafts } from './drafts.ts';
import { endSession, startSession } from './session.ts';
import { useDraft } from './useDraft.ts';

interface Typed {
  user: string;
  password: string;
}

const email = 'iara@oraculo.example';
const secrets = ['password'] as const;
const signIn = () => startSession({ userToken: 'ficha', givenName: 'Iara', email, membership: [], expiresIn: 60 });
const interrupt = (typed: Record<string, unknown>) => {
  for (const [name, values] of Object.entries(typed)) recordDraft(name, values);
  endSession('expired');
  signIn();
};
const open = (name: string) => renderHook((props) => useDraft<Typed>(props.name, secrets), { initialProps: { name } });

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
  signIn();
});
afterEach(cleanup);

test('a form restores its draft once', () => {
  const kept = { values: { user: 'ana' }, base: { user: '' } };
  interrupt({ credencial: kept, lote: kept });
  expect(open('credencial').result.current.kept).toEqual(kept);
  expect(savedDraft('credencial', email)).toBeUndefined();
  expect(savedDraft('lote', email)).toEqual(kept);
});

test('a form that changes its name drops the draft of the new name too', () => {
  interrupt({ lote: { values: {}, base: {} } });
  const { rerender } = open('credencial');
  expect(savedDraft('lote', email)).toBeDefined();
  rerender({ name: 'lote' });
  expect(savedDraft('lote', email)).toBeUndefined();
});

test('typed values are recorded without secrets, under the current name of the form', () => {
  const { result, rerender } = open('credencial');
  rerender({ name: 'lote' });
  act(() => result.current.record({ user: 'ana', password: 'segredo' }, { user: '', password: 'antiga' }));
  endSession('expired');
  expect(savedDraft('credencial', email)).toBeUndefined();
  expect(savedDraft('lote', email)).toEqual({ values: { user: 'ana' }, base: { user: '' } });
});

test('an unchanged form records nothing', () => {
  const { result } = open('credencial');
  act(() => result.current.record({ user: 'ana', password: '' }));
  act(() => result.current.record(null));
  recordDraft('lote', 'x');
  endSession('expired');
  expect(savedDraft('credencial', email)).toBeUndefined();
});
