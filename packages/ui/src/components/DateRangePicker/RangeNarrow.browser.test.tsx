import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

afterEach(cleanup);

test('below 375 px the two boxes are below each other, each with its message in one line', async () => {
  await page.viewport(360, 640);
  render(
    <UiProvider>
      <DateRangePicker
        label="Período"
        value={{ start: null, end: null }}
        onChange={() => {}}
        startError="Data inicial obrigatória"
        endError="Data final obrigatória"
      />
    </UiProvider>,
  );
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  const [start, end] = page.getByRole('textbox').elements();
  expect(start?.getBoundingClientRect().left).toBe(end?.getBoundingClientRect().left);
  expect(boxOf('Data inicial obrigatória').height).toBe(boxOf('Data final obrigatória').height);
  expect(boxOf('Data inicial obrigatória').bottom).toBeLessThan(end?.getBoundingClientRect().top ?? 0);
});

test('in a window with too little space the calendar is lower, and both dates stay visible', async () => {
  await page.viewport(375, 620);
  render(
    <UiProvider>
      <div style={{ paddingBlock: '200px 900px' }}>
        <DateRangePicker label="Período" value={{ start: null, end: null }} onChange={() => {}} />
      </div>
    </UiProvider>,
  );
  const [start, end] = page.getByRole('textbox').elements();
  await userEvent.click(page.getByRole('textbox', { name: 'De:' }));
  const calendar = page.getByRole('dialog', { name: 'Calendário: Período' });
  await expect.element(calendar).toBeVisible();
  const { top, bottom } = calendar.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(end?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
  expect(bottom).toBeLessThanOrEqual(620);
  expect(start?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

const gapBelow = async (boxes: Element[]) => {
  const calendar = page.getByRole('dialog', { name: 'Calendário: Período' });
  await expect.element(calendar).toBeVisible();
  const lowest = Math.max(...boxes.map((box) => box.parentElement?.getBoundingClientRect().bottom ?? 0));
  return calendar.element().getBoundingClientRect().top - lowest;
};

test('the hidden inputs of the two dates leave no gap above the calendar', async () => {
  await page.viewport(1000, 800);
  render(
    <UiProvider>
      <DateRangePicker label="Período" startName="from" endName="until" startError="Data inicial obrigatória" />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'De:' }));
  expect(await gapBelow(page.getByRole('textbox').elements())).toBeCloseTo(6, 0);
});

// WCAG 2.4.11 focus not obscured, in the window of 1.4.10
test('however low the window, the calendar covers no box that has the focus, and a second click hits no day', async () => {
  await page.viewport(320, 256);
  const onChange = vi.fn<() => void>();
  render(
    <UiProvider>
      <DateRangePicker label="Período" value={{ start: '2026-11-19', end: '2026-11-20' }} onChange={onChange} />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Até:' });
  await userEvent.dblClick(box);
  await expect.element(page.getByRole('dialog', { name: 'Calendário: Período' })).toBeVisible();
  const { left, right, top, bottom } = box.element().getBoundingClientRect();
  expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(box.element());
  expect(onChange).not.toHaveBeenCalled();
});
