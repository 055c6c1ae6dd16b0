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

/** Shows a toast without a time limit, and returns the function that removes it. */
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

/** Whether no other element covers the centre of the element. */
const isClear = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};
const topOf = (name: string) => card(name).element().getBoundingClientRect().top;

/** Moves the field to the place of the first toast in a narrow window. */
const lowerField = async (windowHeight = 700) => {
  await page.viewport(360, windowHeight);
  const field = nameField.element() as HTMLElement;
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('margin-block-start', '32px');
  return field;
};

// WCAG 2.4.11 focus not obscured
test('a new toast does not cover the focused field, and keeps its position', async () => {
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

test('a shown toast moves away from a field that gets the focus', async () => {
  const field = await lowerField();
  stay('Esta operadora já existe');
  expect(isClear(field)).toBe(false);
  field.focus();
  await expect.poll(() => isClear(field)).toBe(true);
});

test('a toast moves away from a field that it would cover after a resize of the window', async () => {
  const field = await lowerField();
  await page.viewport(1280, 700);
  // The toasts cover the end of the field only in a narrow window.
  field.closest<HTMLElement>('[data-ui]')?.style.setProperty('max-inline-size', '20rem');
  await userEvent.click(nameField);
  stay('Esta operadora já existe');
  expect(topOf('Esta operadora já existe')).toBeLessThan(100);
  await page.viewport(360, 700);
  await expect.poll(() => isClear(field)).toBe(true);
});

test('in a window that is too low for another position a toast stays where it is', async () => {
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

/** Simulates an on-screen keyboard or a pinch zoom, which make less of the window visible. */
function setVisiblePart(visible: { height: number; scale?: number }) {
  const viewport = visualViewport as VisualViewport;
  for (const [name, value] of Object.entries(visible)) {
    Object.defineProperty(viewport, name, { configurable: true, value });
    onTestFinished(() => {
      Reflect.deleteProperty(viewport, name);
    });
  }
  viewport.dispatchEvent(new Event('resize'));
}

test('with an on-screen keyboard a toast is between the field and the keyboard', async () => {
  const field = await lowerField();
  setVisiblePart({ height: 400 });
  field.focus();
  stay('Salva');
  expect(isClear(field)).toBe(true);
  expect(card('Salva').element().getBoundingClientRect().bottom).toBeLessThan(400);
});

test.each([
  ['opens', { height: 230 }],
  // iOS enlarges the window if the text of the field is smaller than 16 px.
  ['opens and enlarges the window a little', { height: 215, scale: 1.07 }],
])(
  'a toast below the field returns to the top when the on-screen keyboard %s and leaves no space',
  async (_how, visible) => {
    const field = await lowerField();
    field.focus();
    stay('Salva');
    expect(topOf('Salva')).toBeGreaterThan(field.getBoundingClientRect().bottom);
    setVisiblePart(visible);
    await expect.poll(() => topOf('Salva')).toBeLessThan(100);
  },
);

test('in a window that is enlarged by a pinch a toast does not cover the focused field', async () => {
  const field = await lowerField();
  setVisiblePart({ height: 350, scale: 2 });
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
