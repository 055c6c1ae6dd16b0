import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DataTable } from './DataTable.tsx';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const tableId = 'browser-widths';
const kept = () => window.localStorage.getItem(`oraculo:table:${tableId}`);
const keyOf = (row: StoryRow) => row.id;
const edge = page.getByRole('separator', { name: 'Largura de Operadora' });

beforeEach(async () => {
  window.localStorage.removeItem(`oraculo:table:${tableId}`);
  await page.viewport(1280, 800);
  render(
    <UiProvider>
      <DataTable
        aria-label="Arquivos"
        columns={storyColumns}
        rows={storyPage(1, 3, 3)}
        rowKey={keyOf}
        tableId={tableId}
        isResizable
      />
    </UiProvider>,
  );
});
afterEach(cleanup);

test('a press on an edge without a drag changes no column', async () => {
  await edge.click();
  await expect.element(edge).toHaveFocus();
  await expect.element(page.getByRole('table')).not.toHaveAttribute('data-sized');
  expect(kept()).toBeNull();
});

test.each([
  ['Alt', '{ArrowLeft}'],
  ['Control', '{ArrowRight}'],
  ['Meta', '{ArrowLeft}'],
])('%s with an arrow is left to the browser', async (modifier, arrow) => {
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard(`{${modifier}>}${arrow}{/${modifier}}`);
  expect(kept()).toBeNull();
});
