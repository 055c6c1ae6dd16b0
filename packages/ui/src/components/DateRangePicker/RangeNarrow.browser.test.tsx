import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/page.css.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

afterEach(cleanup);

test('on a phone the two boxes stand below each other, each with its message in one line', async () => {
  await page.viewport(375, 640);
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

test('in a window with too little room for the calendar it is lower, and both dates stay in sight', async () => {
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
