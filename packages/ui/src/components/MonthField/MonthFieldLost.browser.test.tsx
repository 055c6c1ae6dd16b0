import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { MonthField } from './MonthField.tsx';

afterEach(cleanup);

// A module without the requested export counts as a failed import. The tests of `lazyPart` cover the retries.
vi.mock('../../internal/dates/Calendar/MonthPopup.tsx', () => ({ MonthPopup: undefined }));

test('if the code of the months does not load, a notice is shown and typed text stays', async () => {
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
