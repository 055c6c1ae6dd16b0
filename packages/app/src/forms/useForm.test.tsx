// @vitest-environment jsdom
import { ApiError } from '@oraculo/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { useDraft } from '../session/useDraft.ts';
import type { FormErrors } from './suiteValidator.ts';
import { useForm } from './useForm.ts';

interface Draft {
  user: string;
  password: string;
}

const initial: Draft = { user: '', password: '' };
const secrets: readonly (keyof Draft)[] = ['password'];
const validate = ({ user, password }: Draft): FormErrors => ({
  user: user === '' ? ['Informe o usuário'] : [],
  password: password ? [] : ['Informe a senha'],
});

const send = vi.fn<(values: Draft, base: Draft) => Promise<void>>(() => Promise.resolve());
const openAs = (stored: Draft) =>
  renderHook(() => {
    const draft = useDraft<Draft>('acesso', secrets);
    return useForm<Draft>({ initial: stored, validate, draft, onSubmit: send, onError: () => {} });
  });
const open = () => openAs(initial);

afterEach(() => {
  cleanup();
  send.mockClear();
  endSession('signedOut');
});

test('leaving a field shows its error; submitting shows all errors and sends nothing', async () => {
  const { result } = open();
  act(() => result.current.field('user').onBlur());
  expect(result.current.field('user').error).toBe('Informe o usuário');
  expect(result.current.field('password').error).toBeUndefined();
  await act(() => result.current.submit());
  expect(result.current.field('password').error).toBe('Informe a senha');
  expect(send).not.toHaveBeenCalled();
});

test('an invalid form never becomes pending', async () => {
  const seen: boolean[] = [];
  const { result } = renderHook(() => {
    const form = useForm<Draft>({ initial, validate, onSubmit: send });
    seen.push(form.isSubmitting);
    return form;
  });
  // Renders the pending state before the submit ends, as a browser does after a key press.
  act(() => void result.current.submit());
  expect(seen).not.toContain(true);
});

test('two simultaneous submits send one request', async () => {
  const { result } = open();
  act(() => result.current.change({ user: 'ana', password: 'x' }));
  await act(async () => {
    const { submit } = result.current;
    await Promise.all([submit(), submit()]);
  });
  expect(send).toHaveBeenCalledOnce();
});

test('an error response is shown at its field until the next change', async () => {
  const { result } = open();
  const refusal = new ApiError({ kind: 'invalid', message: 'Confira.', fields: { user: 'Já existe' } });
  send.mockRejectedValueOnce(refusal);
  act(() => result.current.change({ user: 'ana', password: 'x' }));
  await act(() => result.current.submit());
  expect(result.current.field('user').error).toBe('Já existe');
  act(() => result.current.change({ user: 'bia' }));
  expect(result.current.field('user').error).toBeUndefined();
});

test('a field that another field cleared shows no error until it is left again or submitted', async () => {
  const { result } = open();
  act(() => result.current.field('user').onBlur());
  act(() => result.current.untouch(['user']));
  expect(result.current.field('user').error).toBeUndefined();
  act(() => result.current.field('user').onBlur());
  expect(result.current.field('user').error).toBe('Informe o usuário');
  act(() => result.current.untouch(['user']));
  await act(() => result.current.submit());
  expect(result.current.field('user').error).toBe('Informe o usuário');
});

test('the draft is restored after the session expired, without its secret', () => {
  const ana = { userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 };
  startSession(ana);
  const before = open();
  act(() => before.result.current.change({ user: 'ana', password: 'segredo' }));
  endSession('expired');
  before.unmount();
  startSession(ana);
  const after = open();
  expect(after.result.current.values).toEqual({ user: 'ana', password: '' });
  expect(after.result.current.isRestored).toBe(true);
  after.unmount();
  expect(open().result.current.isRestored).toBe(false);
});

test('a restored draft is submitted with the base values of the fields that somebody else changed', async () => {
  const ana = { userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 };
  const expireAndReturn = (form: ReturnType<typeof open>) => {
    endSession('expired');
    form.unmount();
    startSession(ana);
  };
  startSession(ana);
  const first = openAs({ user: 'ana', password: 'antiga' });
  act(() => first.result.current.change({ user: 'bia' }));
  expireAndReturn(first);
  const second = openAs({ user: 'clara', password: 'nova' });
  expect(second.result.current.values).toEqual({ user: 'bia', password: 'nova' });
  // The session may expire a second time.
  expireAndReturn(second);
  const third = openAs({ user: 'clara', password: 'nova' });
  await act(() => third.result.current.submit());
  expect(send).toHaveBeenLastCalledWith({ user: 'bia', password: 'nova' }, { user: 'ana', password: 'nova' });
  act(() => third.result.current.reset());
  await act(() => third.result.current.submit());
  const now = { user: 'clara', password: 'nova' };
  expect(send).toHaveBeenLastCalledWith(now, now);
});
