import { cleanup, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { toast } from './toast.ts';

const card = (name: string) => page.getByRole('group', { name, exact: true });
const saveButton = page.getByRole('button', { name: 'Salvar', exact: true });
const nameField = page.getByRole('textbox', { name: 'Nome' });

/** Without a time of its own: it leaves by the answer. */
const stay = (title: string) => flushSync(() => toast.success({ title, durationMs: Number.POSITIVE_INFINITY }));

beforeEach(() => {
  render(
    <UiProvider>
      <Button onPress={() => {}}>Salvar</Button>
      <TextField label="Nome" />
    </UiProvider>,
  );
});

afterEach(() => {
  cleanup();
  flushSync(() => toast.clear());
});

/** A press in the middle of it meets it. */
const isClear = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};
const topOf = (name: string) => card(name).element().getBoundingClientRect().top;

/** As far down as the first card of a narrow window. */
const lowerField = async (windowHeight = 700) => {
  await page.viewport(360, windowHeight);
  const field = nameField.element() as HTMLElement;
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('margin-block-start', '32px');
  return field;
};

// WCAG 2.4.11 focus not obscured
test('a toast that comes covers no field that has the focus, and stays where it went', async () => {
  const field = await lowerField();
  await userEvent.click(nameField);
  const takeAway = stay('Esta operadora já existe');
  expect(isClear(field)).toBe(true);
  await userEvent.click(saveButton);
  expect(topOf('Esta operadora já existe')).toBeGreaterThan(500);
  flushSync(takeAway);
  stay('Salva');
  expect(topOf('Salva')).toBeLessThan(100);
});

test('a toast that stands gives way to a field that gets the focus', async () => {
  const field = await lowerField();
  stay('Esta operadora já existe');
  expect(isClear(field)).toBe(false);
  field.focus();
  await expect.poll(() => isClear(field)).toBe(true);
});

test('a toast gives way to a field that another window size brings under it', async () => {
  const field = await lowerField();
  await page.viewport(1280, 700);
  // Its end lies under the cards of a narrow window alone.
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('max-inline-size', '20rem');
  await userEvent.click(nameField);
  stay('Esta operadora já existe');
  expect(topOf('Esta operadora já existe')).toBeLessThan(100);
  await page.viewport(360, 700);
  await expect.poll(() => isClear(field)).toBe(true);
});

test('a window that is too low for another place leaves a toast where it is', async () => {
  const field = await lowerField(230);
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('position', 'fixed');
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('inset-block-start', '64px');
  const takeAway = stay('Salva');
  const usual = topOf('Salva');
  flushSync(takeAway);
  field.focus();
  stay('Salva');
  expect(topOf('Salva')).toBe(usual);
});

/** The visible part of the window, as with an on-screen keyboard or two fingers. */
function setSeen(seen: { height: number; scale?: number }) {
  const viewport = visualViewport as VisualViewport;
  for (const [name, value] of Object.entries(seen)) {
    Object.defineProperty(viewport, name, { configurable: true, value });
    onTestFinished(() => {
      Reflect.deleteProperty(viewport, name);
    });
  }
  viewport.dispatchEvent(new Event('resize'));
}

test('behind an on-screen keyboard no toast is put: it stays at the upper edge', async () => {
  const field = await lowerField();
  setSeen({ height: 400 });
  field.focus();
  stay('Salva');
  expect(topOf('Salva')).toBeLessThan(100);
});

test.each([
  ['opens', { height: 400 }],
  // iOS does so where the text of the field is smaller than 16 px.
  ['opens and the window is enlarged a little with it', { height: 375, scale: 1.07 }],
])('a toast at the lower edge comes back as the on-screen keyboard %s', async (_how, seen) => {
  const field = await lowerField();
  field.focus();
  stay('Salva');
  expect(topOf('Salva')).toBeGreaterThan(500);
  setSeen(seen);
  await expect.poll(() => topOf('Salva')).toBeLessThan(100);
});

test('in a window enlarged by two fingers it still covers no field that has the focus', async () => {
  const field = await lowerField();
  setSeen({ height: 350, scale: 2 });
  field.focus();
  stay('Salva');
  expect(isClear(field)).toBe(true);
});
