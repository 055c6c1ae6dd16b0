import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

afterEach(cleanup);

test.each([
  ['De:', '20112026', { from: '2026-11-10', until: '2026-11-20' }],
  ['Até:', '01112026', { from: '2026-11-01', until: '2026-11-10' }],
])('Enter in a box (%s) puts the dates in order before the form is submitted', async (box, typed, inOrder) => {
  const submitted = vi.fn<(dates: unknown) => void>();
  render(
    <UiProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <DateRangePicker
          label="Período"
          today="2026-11-20"
          defaultValue={{ start: '2026-11-10', end: '2026-11-10' }}
          startName="from"
          endName="until"
        />
        <Button type="submit">Pesquisar</Button>
      </form>
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('textbox', { name: box }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(submitted.mock.lastCall).toEqual([inOrder]);
});
