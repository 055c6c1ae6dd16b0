import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { exampleScreen } from './exampleNavigation.tsx';

afterEach(() => {
  cleanup();
  onMenuChange.mockReset();
});

const ignore = () => {};
const onMenuChange = vi.fn<NonNullable<AppShellProps['onMenuChange']>>();
const narrow = () => page.viewport(700, 800);
const wide = () => page.viewport(1280, 800);
const show = (initialMenu: AppShellProps['initialMenu'], logo?: ReactNode) =>
  render(
    <AppShell
      {...exampleScreen}
      logo={logo}
      initialMenu={initialMenu}
      onMenuChange={onMenuChange}
      onSignOut={ignore}
      onNavigate={ignore}
    />,
  );

const drawer = page.getByRole('dialog', { name: 'Menu principal' });
const sidebar = page.getByRole('navigation', { name: 'Menu principal' });
const opener = page.getByRole('button', { name: 'Abrir menu' });
const openDrawer = async () => {
  await userEvent.click(opener);
  await expect.element(drawer).toBeVisible();
};

test('a drawer that was open when the window grew is closed when it is narrow again', async () => {
  await narrow();
  show('rail');
  await openDrawer();
  await wide();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ocultar menu' })).toHaveFocus();
  await userEvent.click(sidebar.getByRole('link', { name: 'Operadoras' }));
  await narrow();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('opening and closing items in the drawer does not change the sidebar', async () => {
  await wide();
  show('expanded');
  await userEvent.click(sidebar.getByRole('button', { name: 'Automações' }));
  await narrow();
  await openDrawer();
  // It opens the sub-menu of the current page, not the ones that were open in the sidebar.
  const parent = (name: string) => drawer.getByRole('button', { name });
  await expect.element(parent('Elegibilidade')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(parent('Automações')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(parent('Elegibilidade'));
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await wide();
  await expect.element(page.getByRole('button', { name: 'Recolher menu' })).toBeVisible();
  for (const name of ['Elegibilidade', 'Automações']) {
    await expect.element(sidebar.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  }
  expect(onMenuChange).not.toHaveBeenCalled();
});

test('a drawer over a hidden sidebar leaves it hidden', async () => {
  await narrow();
  show('hidden');
  await openDrawer();
  await userEvent.click(drawer.getByRole('button', { name: 'Automações' }));
  await wide();
  await expect.element(page.getByRole('button', { name: 'Mostrar menu' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mostrar menu' }));
  await expect.element(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  expect(onMenuChange).toHaveBeenCalledExactlyOnceWith('rail');
});

test('the drawer shows the logo of another company in place of the mark and the name of the kit', async () => {
  await narrow();
  show('rail', <svg role="img" aria-label="Acme Saúde" width={80} height={24} />);
  await openDrawer();
  await expect.element(drawer.getByRole('img', { name: 'Acme Saúde' })).toBeVisible();
  expect(drawer.element().querySelector('[data-ui="brand-mark"]')).toBeNull();
  await expect.element(drawer.getByText('Oráculo')).not.toBeInTheDocument();
});
