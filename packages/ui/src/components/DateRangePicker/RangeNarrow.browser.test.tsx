import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
