import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { MonthField } from './MonthField.tsx';

afterEach(cleanup);

// As a file that has arrived without what was asked for; how a failed import is asked for again is for `lazyPart` to show.
vi.mock('../../internal/dates/Calendar/MonthPopup.tsx', () => ({ MonthPopup: undefined }));

test('months whose code does not arrive are given up with a notice, and what was typed stays', async () => {
  render(
    <UiProvider>
      <MonthField label="Competência" />
    </UiProvider>,
  );
  const field = page.getByRole('textbox', { name: 'Competência' });
  await userEvent.fill(field, '022024');
  await userEvent.click(page.getByRole('button', { name: 'Abrir calendário: Competência' }));
  await expect.element(page.getByText('Não foi possível abrir o calendário')).toBeVisible();
  await expect.element(field).toHaveValue('02/2024');
});
