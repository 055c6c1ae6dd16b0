import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

afterEach(cleanup);

const ignore = () => {};
const days = [
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
] as const;

test('Tab leaves the group from any of its buttons, both ways, and returns to the button that had the focus', async () => {
  render(
    <>
      <Button onPress={ignore}>Antes</Button>
      <ToggleButtonGroup label="Período" options={days} value="day" onChange={ignore} />
      <Button onPress={ignore}>Depois</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Semana' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('radio', { name: 'Semana' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Antes' })).toHaveFocus();
});
