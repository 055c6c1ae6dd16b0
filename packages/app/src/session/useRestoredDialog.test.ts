// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordDraft, savedDraft, discardDrafts } from './drafts.ts';
import { endSession, startSession } from './session.ts';
import { useRestoredDialog } from './useRestoredDialog.ts';

const email = 'iara@oraculo.example';
const signIn = () => startSession({ userToken: 'ficha', givenName: 'Iara', email, membership: [], expiresIn: 60 });
const reopen = vi.fn<(which: string) => void>();
const open = (name: string, which: string | null) =>
  renderHook((props) => useRestoredDialog(props.name, props.which, reopen), { initialProps: { name, which } });
const interrupt = () => {
  endSession('expired');
  signIn();
};

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
  reopen.mockClear();
  signIn();
});
afterEach(cleanup);

test('the dialog that was open when the session expired reopens once', () => {
  const { unmount } = open('credenciais', '7');
  interrupt();
  unmount();
  open('credenciais', null).unmount();
  expect(reopen.mock.calls).toEqual([['7']]);
  open('credenciais', null);
  expect(reopen).toHaveBeenCalledOnce();
});

test('a dialog that was closed before, or unmounted with its screen, does not reopen', () => {
  const { rerender } = open('credenciais', '7');
  rerender({ name: 'credenciais', which: null });
  open('lotes', 'open').unmount();
  recordDraft('consulta', { cpf: '1' });
  interrupt();
  open('credenciais', null);
  open('lotes', null);
  expect(reopen).not.toHaveBeenCalled();
});

test('the draft of a form with the same name opens no dialog and is kept', () => {
  recordDraft('consulta', { cpf: '52998224725' });
  interrupt();
  open('consulta', null);
  expect(reopen).not.toHaveBeenCalled();
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('a screen that changes its name opens the dialog of the new name', () => {
  recordDraft('lotes', 'open');
  interrupt();
  const { rerender } = open('credenciais', null);
  expect(reopen).not.toHaveBeenCalled();
  rerender({ name: 'lotes', which: null });
  expect(reopen.mock.calls).toEqual([['open']]);
});
