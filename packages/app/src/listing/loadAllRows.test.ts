import { expect, test } from 'vitest';
import { loadAllRows, maxPrintedRows } from './loadAllRows.ts';
import type { Paging } from './paging.ts';

/** A service with the given number of rows, whose pages hold the row numbers, and the list of requested pages. */
function serviceOf(total: number, reported = total) {
  const requestedPages: string[] = [];
  const load = async ({ page, pageSize }: Paging) => {
    requestedPages.push(`${page}/${pageSize}`);
    const items = Array.from({ length: total }, (_, row) => row).slice((page - 1) * pageSize, page * pageSize);
    return { items, total: reported, page, pageSize };
  };
  return { requestedPages, load };
}

test.each([
  { total: 0, pages: 1, rows: 0 },
  { total: 40, pages: 1, rows: 40 },
  { total: 41, pages: 2, rows: 41 },
  { total: 500, pages: 13, rows: 500 },
  { total: 9000, pages: 13, rows: maxPrintedRows },
])('a list of $total rows needs $pages requests and returns $rows rows in order', async ({ total, pages, rows }) => {
  const { requestedPages, load } = serviceOf(total);
  expect(await loadAllRows(load, {})).toEqual({
    rows: Array.from({ length: rows }, (_, row) => row),
    hasChanged: total > maxPrintedRows,
  });
  expect(requestedPages).toEqual(Array.from({ length: pages }, (_, at) => `${at + 1}/40`));
});

test('a list that became shorter ends with its last row and counts as changed', async () => {
  const { rows, hasChanged } = await loadAllRows(serviceOf(30, 100).load, {});
  expect(rows).toHaveLength(30);
  expect(hasChanged).toBe(true);
});

test('a list that gets a row between two pages counts as changed', async () => {
  const growing = async ({ page, pageSize }: Paging) => serviceOf(80 + page).load({ page, pageSize });
  expect((await loadAllRows(growing, {})).hasChanged).toBe(true);
});

test('a page that fails ends the loading', async () => {
  const load = () => Promise.reject(new Error('Fora do ar.'));
  await expect(loadAllRows(load, {})).rejects.toThrow('Fora do ar.');
});
