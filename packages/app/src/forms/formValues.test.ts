// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { recordDraft, savedDraft } from '../session/drafts.ts';
import { endSession, startSession } from '../session/session.ts';
import { useDraft } from '../session/useDraft.ts';
import type { FormErrors } from './suiteValidator.ts';
import { useForm } from './useForm.ts';

interface Draft {
  user: string;
  password: string;
}

const empty: Draft = { user: '', password: '' };
const validate = ({ password }: Draft): FormErrors => ({ password: password === '' ? ['Informe a senha'] : [] });
const send = () => {};

afterEach(() => {
  cleanup();
  endSession('signedOut');
});

const open = (options: Partial<Parameters<typeof useForm<Draft>>[0]> = {}) =>
  renderHook(
    (props) => {
      const renders = useRef(0);
      renders.current += 1;
      return { renders, form: useForm<Draft>({ initial: empty, onSubmit: send, ...options, ...props }) };
    },
    { initialProps: {} as Partial<Parameters<typeof useForm<Draft>>[0]> },
  );

test('without a suite or a draft every value is valid', () => {
  const { result } = open();
  act(() => result.current.form.touch(['user']));
  const { isValid, firstError, isRestored, isDirty, errorOf } = result.current.form;
  expect({ isValid, firstError, isRestored, isDirty }).toEqual({
    isValid: true,
    firstError: undefined,
    isRestored: false,
    isDirty: false,
  });
  expect(errorOf('user')).toBeUndefined();
});

test('a change can be computed from the current values', () => {
  const { result } = open();
  act(() => {
    result.current.form.change({ user: 'ana' });
    result.current.form.change(({ user }) => ({ password: `${user}-1` }));
  });
  expect(result.current.form.values).toEqual({ user: 'ana', password: 'ana-1' });
});

test('the functions of a field stay the same while others change', () => {
  const { result } = open();
  const { onChange, onBlur, ref } = result.current.form.field('user');
  act(() => result.current.form.change({ password: 'x' }));
  expect(result.current.form.field('user')).toMatchObject({ onChange, onBlur, ref });
  expect(result.current.form.refOf('user')).toBe(ref);
});

test('one of two touched fields can become untouched again', () => {
  const { result } = open({ validate });
  act(() => result.current.form.touch(['user', 'password']));
  act(() => result.current.form.untouch(['user']));
  expect(result.current.form.errorOf('user')).toBeUndefined();
  expect(result.current.form.errorOf('password')).toBe('Informe a senha');
});

test('a second blur of a touched field does not render', () => {
  const { result } = open();
  act(() => result.current.form.touch(['user']));
  const before = result.current.renders.current;
  act(() => result.current.form.touch(['user']));
  // React may render once more before it notices that nothing changed.
  act(() => result.current.form.touch(['user']));
  act(() => result.current.form.touch(['user']));
  expect(result.current.renders.current).toBeLessThanOrEqual(before + 1);
});

test('remembered values count as changed, and a reset replaces them with the initial values', () => {
  const { result } = open({ remembered: { user: 'ana', password: '' } });
  expect(result.current.form.values.user).toBe('ana');
  expect(result.current.form.isDirty).toBe(true);
  act(() => result.current.form.reset());
  expect(result.current.form.values).toEqual(empty);
  expect(result.current.form.isDirty).toBe(false);
});

test('a form keeps its values when the initial values change, unless it follows them', () => {
  const next = { user: 'bia', password: '' };
  const keeps = open();
  keeps.rerender({ initial: next });
  expect(keeps.result.current.form.values).toEqual(empty);
  const follows = open({ followsInitial: true });
  follows.rerender({ initial: next });
  expect(follows.result.current.form.values).toEqual(next);
  expect(follows.result.current.form.isDirty).toBe(false);
});

test('initial values equal to the submitted values keep the messages', () => {
  const { result, rerender } = open({ followsInitial: true, validate });
  act(() => result.current.form.change({ user: 'ana' }));
  act(() => result.current.form.touch(['password']));
  rerender({ initial: { user: 'ana', password: '' } });
  expect(result.current.form.isDirty).toBe(false);
  expect(result.current.form.errorOf('password')).toBe('Informe a senha');
  rerender({ initial: { user: 'bia', password: '' } });
  expect(result.current.form.errorOf('password')).toBeUndefined();
});

test('the draft is removed when the form is unmounted', () => {
  const ana = { userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 };
  startSession(ana);
  const { result, unmount } = renderHook(() => {
    const draft = useDraft<Draft>('acesso');
    return useForm<Draft>({ initial: empty, draft, onSubmit: send });
  });
  act(() => result.current.change({ user: 'ana' }));
  unmount();
  recordDraft('lote', 'x');
  endSession('expired');
  expect(savedDraft('acesso', 'ana@x.example')).toBeUndefined();
});
