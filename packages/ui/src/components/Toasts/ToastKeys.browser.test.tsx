import { cleanup, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { toast } from './toast.ts';

const card = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stay = (title: string) => flushSync(() => toast.success({ title, durationMs: Number.POSITIVE_INFINITY }));

beforeEach(async () => {
  await page.viewport(1280, 900);
  render(
    <UiProvider>
      <NotificationsPanel />
      <Button onPress={() => {}}>Salvar</Button>
    </UiProvider>,
  );
  stay('Primeiro');
  stay('Segundo');
});

afterEach(() => {
  cleanup();
  flushSync(() => toast.clear());
});

test('Escape closes one toast, and no layer behind it', async () => {
  const keys: string[] = [];
  const stop = new AbortController();
  document.addEventListener('keydown', ({ key }) => keys.push(key), { signal: stop.signal });
  await userEvent.click(button('Notificações recentes'));
  // The panel now contains the toasts that were shown before it opened.
  await expect.element(card('Primeiro')).not.toBeInTheDocument();
  stay('Primeiro');
  stay('Segundo');
  await userEvent.keyboard('{F6}{Escape}');
  stop.abort();
  await expect.element(card('Segundo')).toHaveFocus();
  await expect.element(card('Primeiro')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Notificações recentes' })).toBeVisible();
  expect(keys).toEqual(['F6']);
});

test('holding Escape closes only one toast', async () => {
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard('{F6}');
  const key = { type: 'rawKeyDown' as const, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  await cdp().send('Input.dispatchKeyEvent', key);
  await expect.element(card('Segundo')).toHaveFocus();
  await cdp().send('Input.dispatchKeyEvent', { ...key, autoRepeat: true });
  await cdp().send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  await expect.element(card('Segundo')).toHaveFocus();
});

test.each(['Control', 'Shift', 'Alt', 'Meta'])('F6 with %s is left to the browser', async (modifier) => {
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard(`{${modifier}>}{F6}{/${modifier}}`);
  await expect.element(button('Salvar')).toHaveFocus();
});

test('F6 that the page has handled does not move the focus to a toast', async () => {
  const stop = new AbortController();
  document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, signal: stop.signal });
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard('{F6}');
  stop.abort();
  await expect.element(button('Salvar')).toHaveFocus();
});
