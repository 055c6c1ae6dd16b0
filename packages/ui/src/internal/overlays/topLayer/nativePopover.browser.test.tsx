import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAccessibleNode } from '../../../../test/readAccessibleNode.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { storyColumns, storyPage } from '../../../components/DataTable/storyRows.tsx';
import { NotificationsPanel } from '../../../components/Toasts/NotificationsPanel.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const files = (
  <DataTable
    aria-label="Arquivos"
    tableId="files"
    rows={storyPage(1, 3, 3)}
    rowKey={({ id }) => id}
    columns={storyColumns}
  />
);

test.each([
  ['Exibição', files],
  ['Notificações recentes', <NotificationsPanel key="bell" />],
])('the browser exposes whether “%s” is expanded, also as the focus returns to it', async (name, shown) => {
  render(<UiProvider>{shown}</UiProvider>);
  const opener = page.getByRole('button', { name });
  await expect.element(opener).toBeVisible();
  const button = opener.element() as HTMLElement;
  const panel = page.getByRole('dialog', { name });
  button.focus();
  expect(await readAccessibleNode(button)).toMatchObject({ isExpanded: false });
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  button.focus();
  expect(await readAccessibleNode(button)).toMatchObject({ isExpanded: true });
  // With the attribute, Firefox does not report that the popover has closed.
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(await readAccessibleNode(button)).toMatchObject({ isExpanded: false });
});
