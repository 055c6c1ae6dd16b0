// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Column } from '@oraculo/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { withoutLayout } from '../../test/withoutLayout.ts';
import { filterCodec } from './filterCodec.ts';
import { idOf } from './idOf.ts';
import { ListTable } from './ListTable.tsx';
import { useListFilters } from './useListFilters.ts';
import { usePagedList } from './usePagedList.ts';

withoutLayout();
afterEach(cleanup);

interface Row {
  id: string;
}

const codec = filterCodec({});
const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Nome', isRowHeader: true, cell: ({ id }) => id }];

/** A service with the given number of rows; a test may remove some. */
function open(address: string, total: number) {
  const service = { total };
  function Screen() {
    const { filters, goToPage, setPageSize } = useListFilters(codec);
    const { page, pageSize } = filters;
    const result = usePagedList(['rows', { page, pageSize }], async () => ({
      items: Array.from(
        { length: Math.max(0, Math.min(pageSize, service.total - (page - 1) * pageSize)) },
        (_, at) => ({
          id: `linha ${(page - 1) * pageSize + at + 1}`,
        }),
      ),
      total: service.total,
      page,
      pageSize,
    }));
    return (
      <ListTable
        aria-label="Linhas"
        columns={columns}
        rowKey={idOf}
        result={result}
        paging={filters}
        onPageChange={goToPage}
        onPageSizeChange={setPageSize}
        actions={<button onClick={result.refresh}>De novo</button>}
      />
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: ['/inicio', address] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { service, address: () => router.state.location.search };
}

test.each(['9999', '99999999999999999999'])(
  'page %s past the end shows the last page, not an empty state',
  async (page) => {
    const { address } = open(`/?page=${page}`, 12);
    expect(await screen.findByRole('rowheader', { name: 'linha 12' })).toBeDefined();
    expect(address()).toBe('?page=2');
    expect(screen.queryByText(/Nenhum resultado/)).toBeNull();
  },
);

test('a page that loses its last row is replaced by the previous page', async () => {
  const { service, address } = open('/?page=2', 11);
  await screen.findByRole('rowheader', { name: 'linha 11' });
  service.total = 10;
  act(() => screen.getByRole('button', { name: 'De novo' }).click());
  expect(await screen.findByRole('rowheader', { name: 'linha 10' })).toBeDefined();
  expect(address()).toBe('');
});

test('a search without results says so on every requested page', async () => {
  const { address } = open('/?page=3', 0);
  expect((await screen.findAllByText(/Nenhum resultado/)).length).toBeGreaterThan(0);
  expect(address()).toBe('?page=3');
});
