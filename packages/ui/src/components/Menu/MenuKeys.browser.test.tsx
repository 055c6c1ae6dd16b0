import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

function show() {
  const edit = vi.fn<() => void>();
  const items = [
    { id: 'edit', label: 'Editar', onPress: edit },
    { id: 'copy', label: 'Duplicar' },
  ];
  render(
    <UiProvider>
      <Menu label="Ações" items={items} />
    </UiProvider>,
  );
  return edit;
}
const button = () => page.getByRole('button', { name: 'Ações' });
const menu = () => page.getByRole('menu', { name: 'Ações' });

// For a real key the browser fires a click, which React Aria mistakes for the click of a screen reader.
test.each([
  ['{Enter}', '{Enter}'],
  [' ', ' '],
  ['{ArrowDown}', '{Enter}'],
])('the key “%s” opens a menu on its first item, which “%s” then runs once', async (open, run) => {
  const edit = show();
  await userEvent.tab();
  await userEvent.keyboard(open);
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus();
  expect(edit).not.toHaveBeenCalled();
  await userEvent.keyboard(run);
  await expect.poll(() => edit).toHaveBeenCalledOnce();
  await expect.element(button()).toHaveFocus();
});

test('a press on its button opens a menu, and a press outside closes it and runs nothing', async () => {
  const edit = show();
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 300, y: 500 }, force: true });
  await expect.element(menu()).not.toBeInTheDocument();
  expect(edit).not.toHaveBeenCalled();
});

test('a second press on its button closes a menu', async () => {
  show();
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  const { left, top } = document.querySelector('button')!.getBoundingClientRect();
  await userEvent.click(document.documentElement, { position: { x: left + 4, y: top + 4 }, force: true });
  await expect.element(menu()).not.toBeInTheDocument();
});
