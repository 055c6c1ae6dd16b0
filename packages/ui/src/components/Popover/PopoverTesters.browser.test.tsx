import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

test.each(devices)('opened by %s it is controlled by its button, and returns the focus', async (device) => {
  const user = showFor(
    device,
    <Popover label="Período">
      <TextField label="Nome do período" />
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Período' });
  const tester = user.createTester('Dialog', { root: button, overlayType: 'popover' });
  expect(button.getAttribute('aria-controls')).toBeNull();
  await tester.open();
  const dialog = await screen.findByRole('dialog', { name: 'Período' });
  expect(tester.getDialog()).toBe(dialog);
  expect(button.getAttribute('aria-controls')).toBe(dialog.id);
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await tester.close();
  expect(tester.getDialog()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});
