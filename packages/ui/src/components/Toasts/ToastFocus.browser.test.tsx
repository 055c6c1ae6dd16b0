import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { toast } from './toast.ts';

const showErrors = { press: () => {} };

function Screen() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    showErrors.press = () => setOpen(true);
  }, []);
  return (
    <UiProvider>
      <p>Cadastro</p>
      <Button onPress={() => {}}>Salvar</Button>
      <TextField label="Nome" />
      <Modal title="Erros" isOpen={isOpen} onClose={() => setOpen(false)}>
        Linhas
      </Modal>
    </UiProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('group', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Erros' });
const nameField = page.getByRole('textbox', { name: 'Nome' });

/** Shows a toast without a time limit, and returns the function that removes it. */
const stay = (title: string) => flushSync(() => toast.success({ title, durationMs: Number.POSITIVE_INFINITY }));
const offer = (label: string, onPress: () => void) =>
  flushSync(() => toast.error({ title: 'Arquivado', action: { label, onPress } }));

/** Focuses “Salvar”, then moves to the action of the first card by keys and presses it. */
const pressAction = async () => {
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard('{F6}{Tab}{Enter}');
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  render(<Screen />);
});

afterEach(() => {
  cleanup();
  flushSync(() => toast.clear());
});

/** Closes a card with the mouse, which focuses its neighbour, then presses an empty part of the page, which removes the focus. */
const closeOneAndPressThePage = async () => {
  await userEvent.click(button('Salvar'));
  stay('Primeiro');
  const takeAway = stay('Segundo');
  await userEvent.click(card('Primeiro').getByRole('button'));
  await expect.element(card('Segundo')).toHaveFocus();
  await userEvent.click(page.getByText('Cadastro'));
  expect(document.activeElement).toBe(document.body);
  return takeAway;
};

test('a toast that is removed does not take the focus from a field', async () => {
  const takeAway = await closeOneAndPressThePage();
  await userEvent.click(nameField);
  await userEvent.keyboard('Ma');
  flushSync(takeAway);
  await userEvent.keyboard('ria');
  await expect.element(nameField).toHaveFocus();
  await expect.element(nameField).toHaveValue('Maria');
});

test('after a press on an empty part of the page, adding or removing a toast does not move the focus', async () => {
  const takeAway = await closeOneAndPressThePage();
  stay('Terceiro');
  await expect.element(card('Terceiro')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  flushSync(takeAway);
  await expect.element(card('Segundo')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test('a toast that replaces the focused toast gets the focus', async () => {
  const takeAway = stay('Baixando');
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard('{F6}');
  await expect.element(card('Baixando')).toHaveFocus();
  flushSync(() => {
    takeAway();
    toast.success({ title: 'Baixado' });
  });
  await expect.element(card('Baixado')).toHaveFocus();
});

test('an action that shows a toast returns the focus to the page', async () => {
  offer('Desfazer', () => toast.success({ title: 'Desfeito', durationMs: Number.POSITIVE_INFINITY }));
  await pressAction();
  await expect.element(card('Desfeito')).toBeVisible();
  await expect.element(button('Salvar')).toHaveFocus();
});

test('an action that is pressed while nothing has the focus does not move the focus', async () => {
  offer('Desfazer', () => toast.success({ title: 'Desfeito' }));
  await userEvent.click(button('Salvar'));
  await userEvent.keyboard('{F6}{F6}');
  await userEvent.click(page.getByText('Cadastro'));
  await userEvent.click(button('Desfazer'));
  await expect.element(card('Desfeito')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('the toast of an action is removed after its time, also if the browser fires no `focusout` for the pressed button', async () => {
  // Firefox and WebKit fire no `focusout` when the focused element is removed. This browser is made to do the same.
  const silent = new AbortController();
  const stopFocusOut = (event: FocusEvent) => {
    if (!event.relatedTarget) event.stopImmediatePropagation();
  };
  document.addEventListener('focusout', stopFocusOut, { capture: true, signal: silent.signal });
  offer('Desfazer', () => toast.success({ title: 'Desfeito', durationMs: 50 }));
  await userEvent.keyboard('{F6}{Tab}{Enter}');
  await expect.element(card('Arquivado')).not.toBeInTheDocument();
  silent.abort();
  await expect.element(card('Desfeito')).not.toBeInTheDocument();
});

test.each([
  ['by keys', pressAction],
  ['by the mouse, while nothing has the focus', () => userEvent.click(button('Ver'))],
])(
  'a modal that an action opens %s gets the focus and closes on Escape, also while another toast is shown',
  async (_how, press) => {
    offer('Ver', () => showErrors.press());
    stay('Outro');
    await press();
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card('Outro')).toBeVisible();
  },
);

test('a modal that an action opened returns the focus to the element before the toasts', async () => {
  offer('Ver', () => showErrors.press());
  await pressAction();
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Salvar')).toHaveFocus();
});

test('Tab and Shift+Tab move from the toasts above a modal into the modal', async () => {
  stay('Outro');
  offer('Ver', () => showErrors.press());
  await pressAction();
  await expect.element(dialog).toHaveFocus();
  const inDialog = dialog.getByRole('button', { name: 'Fechar' });
  await userEvent.tab();
  await expect.element(inDialog).toHaveFocus();
  await userEvent.keyboard('{F6}{Shift>}{Tab}{/Shift}');
  await expect.element(inDialog).toHaveFocus();
  await userEvent.keyboard('{F6}{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(inDialog).toHaveFocus();
  await userEvent.keyboard('{F6}{Tab}{Tab}');
  await expect.element(inDialog).toHaveFocus();
});
