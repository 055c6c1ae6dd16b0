import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

afterEach(cleanup);

/** The visible clear buttons, in the calendar and in the boxes; those in the boxes are named by `aria-label`. */
async function waysToClear(width: number, windowWidth: number) {
  await page.viewport(windowWidth, 800);
  render(
    <UiProvider>
      <div style={{ inlineSize: `${width}px` }}>
        <DateRangePicker label="Período" value={{ start: '2026-11-19', end: '2026-11-20' }} onChange={() => {}} />
      </div>
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'De:' }));
  await expect.element(page.getByRole('dialog', { name: 'Calendário: Período' })).toBeVisible();
  const buttons = page.getByRole('button', { name: 'Limpar datas' }).elements();
  return buttons.map((button) => (button.hasAttribute('aria-label') ? 'in the box' : 'in the calendar'));
}

test.each([
  ['one below the other on a phone', 300, 320, 'in the box'],
  ['too narrow for a clear button on a phone', 160, 320, 'in the calendar'],
  ['with room for two columns, on a phone', 390, 398, 'in the box'],
  ['one below the other in a narrow column', 252, 1000, 'in the box'],
  ['one below the other in a column too narrow for a clear button', 168, 1000, 'in the calendar'],
  ['side by side in a narrow column', 253, 1000, 'in the calendar'],
  ['side by side, a pixel too narrow for a clear button', 348, 1000, 'in the calendar'],
  ['side by side, just wide enough for a clear button', 349, 1000, 'in the box'],
  ['side by side on a tablet', 500, 800, 'in the box'],
])('dates are cleared in only one place: %s', async (_name, width, windowWidth, place) => {
  expect(await waysToClear(width, windowWidth)).toEqual([place]);
});
