// @vitest-environment jsdom
import { ApiError } from '@oraculo/api-client';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormErrors } from './suiteValidator.ts';
import { useForm } from './useForm.ts';

interface Draft {
  user: string;
  password: string;
}

const empty: Draft = { user: '', password: '' };
/** Its suite names the fields in another order than the page. */
const validate = ({ user, password }: Draft): FormErrors => ({
  password: password === '' ? ['Informe a senha', 'Curta demais'] : [],
  user: user === '' ? ['Informe o usuário'] : [],
});

const send = vi.fn<(values: Draft) => Promise<void>>();

afterEach(() => {
  cleanup();
  send.mockReset();
});

interface FormProps {
  initial?: Draft;
  hasPassword?: boolean;
  onError?: ((error: unknown) => void) | undefined;
}

function Form({ initial = empty, hasPassword = true, onError }: FormProps) {
  const form = useForm<Draft>({ initial, validate, onSubmit: send, ...(onError && { onError }) });
  const { ref: userRef } = form.field('user');
  const { ref: passwordRef } = form.field('password');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <input
        aria-label="Usuário"
        ref={userRef}
        value={form.values.user}
        onChange={({ target }) => form.field('user').onChange(target.value)}
      />
      {hasPassword && (
        <input
          aria-label="Senha"
          ref={passwordRef}
          value={form.values.password}
          onChange={({ target }) => form.field('password').onChange(target.value)}
        />
      )}
      <button onClick={() => form.focusFirst(['password', 'user'])}>Voltar</button>
      <output>{`${form.isValid} ${form.firstError}`}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(box('Usuário')));
const focused = () => document.activeElement?.getAttribute('aria-label');
const statusText = () => screen.getByRole('status').textContent;

test('submitting moves the focus to the first invalid field of the page', async () => {
  render(<Form />);
  await submit();
  expect(focused()).toBe('Usuário');
  type('Usuário', 'ana');
  await submit();
  expect(focused()).toBe('Senha');
  expect(send).not.toHaveBeenCalled();
});

test('an unmounted field and a field that was never rendered get no focus', async () => {
  const { rerender } = render(<Form initial={{ user: 'ana', password: '' }} />);
  rerender(<Form hasPassword={false} />);
  box('Usuário').blur();
  await submit();
  expect(document.activeElement).toBe(document.body);
  act(() => screen.getByRole('button').click());
  expect(focused()).toBe('Usuário');
});

test('the typed values are submitted, and the form reports whether it is valid', async () => {
  render(<Form />);
  expect(statusText()).toBe('false Informe a senha');
  type('Senha', 'segredo');
  expect(statusText()).toBe('false Informe o usuário');
  type('Usuário', 'ana');
  expect(statusText()).toBe('true undefined');
  await submit();
  expect(send).toHaveBeenCalledWith({ user: 'ana', password: 'segredo' }, empty);
});

test('an error response moves the focus to the first field that it names', async () => {
  render(<Form initial={{ user: 'ana', password: 'x' }} />);
  const fields = { user: 'Já existe', password: 'Fraca' };
  send.mockRejectedValueOnce(new ApiError({ kind: 'invalid', message: 'Confira.', fields }));
  await submit();
  expect(focused()).toBe('Usuário');
});

test.each([
  ['names no field', new ApiError({ kind: 'server', message: 'Fora do ar.' })],
  ['does not come from the service', new Error('a fault')],
])('a failure that %s is announced and does not move the focus', async (_what, error) => {
  const onError = vi.fn<(error: unknown) => void>();
  render(<Form initial={{ user: 'ana', password: 'x' }} onError={onError} />);
  send.mockRejectedValueOnce(error);
  await submit();
  expect(onError.mock.calls).toEqual([[error]]);
  expect(document.activeElement).toBe(document.body);
});

test('a failure that is not reported ends the submit', async () => {
  const { result } = renderHook(() =>
    useForm({ initial: empty, onSubmit: () => Promise.reject(new Error('a fault')) }),
  );
  await act(async () => expect(await result.current.submit()).toBeUndefined());
  expect(result.current.isSubmitting).toBe(false);
});

// spec: x.76
test('a field with an unparsable text blocks the submit and gets the focus until it is unmounted', async () => {
  const { result } = renderHook(() => useForm<Draft>({ initial: empty, onSubmit: send }));
  const password = document.createElement('input');
  document.body.append(password);
  const field = result.current.field('password');
  field.ref(password);
  field.onValidityChange('Nenhuma opção escolhida');
  await act(async () => result.current.submit());
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(password);
  field.ref(null);
  password.remove();
  await act(async () => result.current.submit());
  expect(send).toHaveBeenCalledOnce();
  field.ref(password);
  field.onValidityChange(undefined);
  await act(async () => result.current.submit());
  expect(send).toHaveBeenCalledTimes(2);
});
