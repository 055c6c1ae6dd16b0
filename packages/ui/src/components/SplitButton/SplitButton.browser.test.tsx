import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';

afterEach(cleanup);

test.each<[string, Partial<SplitButtonProps>]>([
  ['the wait begins', { isPending: true }],
  ['both buttons are disabled', { disabledReason: 'Informe o nome' }],
])('when %s, an open menu closes, the focus returns to its button, and no item runs', async (_when, blocked) => {
  const run = vi.fn<() => void>();
  const items = [{ id: 'draft', label: 'Salvar como rascunho', onPress: run }];
  const shown = (state: Partial<SplitButtonProps>) => (
    <UiProvider>
      <SplitButton label="Salvar" menuLabel="Outras formas de salvar" items={items} {...state} />
    </UiProvider>
  );
  const { rerender } = render(shown({}));
  const opener = screen.getByRole('button', { name: 'Outras formas de salvar' });
  opener.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  rerender(shown(blocked));
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
  await userEvent.keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
  rerender(shown({}));
  expect(screen.queryByRole('menu')).toBeNull();
});
