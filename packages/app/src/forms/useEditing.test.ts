// @vitest-environment jsdom
import { ApiError } from '@oraculo/api-client';
import { toast } from '@oraculo/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchScreenCommand } from '../commands/screenCommand.ts';
import { discardDrafts } from '../session/drafts.ts';
import { endSession, startSession } from '../session/session.ts';
import { useEditing } from './useEditing.ts';

interface Stored {
  id: string;
  user: string;
}

const answer = { userToken: 'ficha', givenName: 'Iara', email: 'iara@oraculo.example', membership: [], expiresIn: 60 };
const ana: Stored = { id: '7', user: 'ana' };
const refresh = vi.fn<() => void>();
const load = vi.fn<(id: string) => Promise<Stored>>();

const open = (name = 'credentials') =>
  renderHook(() => useEditing({ name, createTask: 'createCredential', load, loadFailure: 'credentialFetch', refresh }))
    .result;

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
  startSession(answer);
  load.mockReset().mockResolvedValue(ana);
  refresh.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a form is closed, open for a new record, or open with a stored record', async () => {
  const result = open();
  expect(result.current.editing).toBeNull();
  act(() => result.current.create());
  expect(result.current.editing).toEqual({ stored: null });
  act(() => result.current.close());
  expect(result.current.editing).toBeNull();
  await act(() => result.current.edit('7'));
  expect(load.mock.calls).toEqual([['7']]);
  expect(result.current.editing).toEqual({ stored: ana });
});

test('a record that loads late does not replace a form that was opened meanwhile', async () => {
  let arrive: (stored: Stored) => void = () => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const result = open();
  let edited: Promise<void> | undefined;
  act(() => {
    edited = result.current.edit('7');
  });
  act(() => result.current.create());
  arrive(ana);
  await act(() => edited ?? Promise.resolve());
  expect(result.current.editing).toEqual({ stored: null });
});

test('a record that cannot be loaded raises a toast, and the list is requested again', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(() => {});
  load.mockRejectedValueOnce(new ApiError({ kind: 'server', message: 'Fora do ar.' }));
  const result = open();
  await act(() => result.current.edit('7'));
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ title: 'Erro ao buscar credencial' }));
  expect(refresh).toHaveBeenCalledOnce();
  expect(result.current.editing).toBeNull();
});

test('the end of a save does not close a form that was opened later', () => {
  const result = open();
  act(() => result.current.create());
  const { close } = result.current;
  act(() => result.current.close());
  act(() => result.current.create());
  act(() => close());
  expect(result.current.editing).toEqual({ stored: null });
});

const expireAndReturn = () => {
  act(() => endSession('expired'));
  cleanup();
  startSession(answer);
};

test('the form that was open when the session expired reopens with current values', async () => {
  const before = open();
  await act(() => before.current.edit('7'));
  expireAndReturn();
  load.mockResolvedValueOnce({ ...ana, user: 'bia' });
  const after = open();
  await act(async () => {});
  expect(load).toHaveBeenLastCalledWith('7');
  expect(after.current.editing).toEqual({ stored: { id: '7', user: 'bia' } });
});

test('the form for a new record reopens after sign-in without a request', () => {
  const before = open();
  act(() => before.current.create());
  open('operators');
  expireAndReturn();
  expect(open().current.editing).toEqual({ stored: null });
  expect(open('operators').current.editing).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('the palette opens the form for a new record', async () => {
  const result = open();
  await act(async () => dispatchScreenCommand('createOperator'));
  expect(result.current.editing).toBeNull();
  await act(async () => dispatchScreenCommand('createCredential'));
  expect(result.current.editing).toEqual({ stored: null });
});
