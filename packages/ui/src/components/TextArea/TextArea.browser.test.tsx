import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TextArea } from './TextArea.tsx';

/** A browser without `field-sizing`. */
const plain = new CSSStyleSheet();
plain.replaceSync('textarea { field-sizing: fixed !important }');

beforeEach(() => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
  const supports = CSS.supports.bind(CSS);
  vi.spyOn(CSS, 'supports').mockImplementation(
    (property: string, value?: string) => property !== 'field-sizing' && supports(property, value ?? ''),
  );
});
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain);
  vi.restoreAllMocks();
  cleanup();
});

test('without `field-sizing` a textarea grows and shrinks with its text', async () => {
  render(
    <UiProvider>
      <TextArea label="Motivo" minRows={2} maxRows={4} />
    </UiProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  const start = box.clientHeight;
  const line = (start - 2 * Number.parseFloat(getComputedStyle(box).paddingBlockStart)) / 2;
  const grown = () => Math.round((box.clientHeight - start) / line);
  await userEvent.type(box, 'a{Enter}b{Enter}c');
  expect(grown()).toBe(1);
  await userEvent.type(box, '{Enter}d{Enter}e{Enter}f');
  expect(grown()).toBe(2);
  await userEvent.clear(box);
  expect(grown()).toBe(0);
});

test('a textarea that becomes narrower adjusts its height', async () => {
  const { container } = render(
    <UiProvider>
      <TextArea label="Motivo" minRows={1} maxRows={9} value={'palavra '.repeat(12)} isReadOnly />
    </UiProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  const before = box.clientHeight;
  container.style.inlineSize = '200px';
  await expect.poll(() => box.clientHeight).toBeGreaterThan(before);
  expect(box.scrollHeight).toBe(box.clientHeight);
});
