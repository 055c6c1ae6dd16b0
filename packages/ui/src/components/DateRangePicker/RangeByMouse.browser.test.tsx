import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

afterEach(cleanup);

const today = '2026-11-20';
const period = { start: '2026-11-10', end: '2026-11-12' };
const dayCell = (name: string) => page.getByRole('gridcell', { name });

/** The elements below an open calendar. */
function showAbove(field: React.ReactNode) {
  const press = vi.fn<() => void>();
  render(
    <UiProvider>
      {field}
      <button type="button" onClick={press} style={{ inlineSize: '100%', blockSize: '30rem' }}>
        Limpar pesquisa
      </button>
    </UiProvider>,
  );
  return press;
}

test('a double click on a day of a range chooses it once, and presses no element beneath', async () => {
  await page.viewport(768, 900);
  const press = showAbove(<DateRangePicker label="Período" defaultValue={period} today={today} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Até:' }));
  await userEvent.dblClick(dayCell('16 de novembro'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(page.getByRole('textbox').elements()).toMatchObject([{ value: '10/11/2026' }, { value: '16/11/2026' }]);
  expect(press).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'Até:' })).toHaveFocus();
  await userEvent.dblClick(page.getByRole('button', { name: 'Limpar pesquisa' }));
  expect(press).toHaveBeenCalledTimes(2);
});

test('a double click on a day of a single date presses no element beneath', async () => {
  await page.viewport(768, 900);
  const press = showAbove(<DatePicker label="Emissão" defaultValue="2026-11-10" today={today} />);
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.dblClick(dayCell('16 de novembro'));
  expect(page.getByRole('textbox').element()).toMatchObject({ value: '16/11/2026' });
  expect(press).not.toHaveBeenCalled();
});

test('a day that cannot be chosen does not end a range: the range is neither highlighted nor counted', async () => {
  await page.viewport(768, 900);
  const field = (
    <DateRangePicker label="Período" defaultValue={period} today={today} maxSpanDays={5} allowFuture={false} />
  );
  showAbove(field);
  await userEvent.click(page.getByRole('textbox', { name: 'De:' }));
  await userEvent.click(dayCell('12 de novembro'));
  const painted = () =>
    page
      .getByRole('gridcell')
      .elements()
      .filter((cell) => cell instanceof HTMLElement && cell.dataset.span)
      .map((cell) => Number((cell as HTMLElement).dataset.date?.slice(-2)));
  await userEvent.hover(dayCell('14 de novembro'));
  expect(painted()).toEqual([12, 13, 14]);
  await expect.element(page.getByText('Intervalo de 2 dias')).toBeVisible();
  for (const beyond of [', 4 de novembro', ', 25 de novembro']) {
    await userEvent.hover(dayCell(beyond));
    expect(painted()).toEqual([12]);
    await expect.element(page.getByText(/^Intervalo de/)).not.toBeInTheDocument();
  }
});
