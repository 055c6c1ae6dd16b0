import { cleanup, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
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
  const top = topOf('Esta operadora já existe');
  expect(top).toBeCloseTo(field.getBoundingClientRect().bottom + 12, 0);
  await userEvent.click(saveButton);
  expect(topOf('Esta operadora já existe')).toBe(top);
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

test('behind an on-screen keyboard no toast is put: it stands between the field and the keyboard', async () => {
  const field = await lowerField();
  setSeen({ height: 400 });
  field.focus();
  stay('Salva');
  expect(isClear(field)).toBe(true);
  expect(card('Salva').element().getBoundingClientRect().bottom).toBeLessThan(400);
});

test.each([
  ['opens', { height: 230 }],
  // iOS does so where the text of the field is smaller than 16 px.
  ['opens and the window is enlarged a little with it', { height: 215, scale: 1.07 }],
])('a toast below the field comes back where the on-screen keyboard %s and leaves no room', async (_how, seen) => {
  const field = await lowerField();
  field.focus();
  stay('Salva');
  expect(topOf('Salva')).toBeGreaterThan(field.getBoundingClientRect().bottom);
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

const boxOf = (element: Element) => element.getBoundingClientRect();

test('toasts that would cover the pagination wait until one leaves', async () => {
  await page.viewport(390, 844);
  render(<Pagination page={1} pageSize={10} totalItems={100} onPageChange={() => {}} />);
  const pagination = document.querySelector<HTMLElement>('[data-ui="pagination"]') as HTMLElement;
  pagination.style.setProperty('position', 'fixed');
  pagination.style.setProperty('inset', '360px 0 auto');
  const cards = () => [...document.querySelectorAll('[data-toast]')];
  const taken = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map(stay);
  expect(cards().length).toBeGreaterThan(0);
  expect(cards().length).toBeLessThan(5);
  const before = cards().length;
  for (const one of cards()) expect(boxOf(one).bottom).toBeLessThan(boxOf(pagination).top);
  flushSync(() => taken[0]?.());
  expect(cards()).toHaveLength(before);
  await expect.element(card('Um')).not.toBeInTheDocument();
  for (const one of cards()) expect(boxOf(one).bottom).toBeLessThan(boxOf(pagination).top);
});
