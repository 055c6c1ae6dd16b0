// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Button, type Column } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutLayout } from '../../test/withoutLayout.ts';
import { idOf } from './idOf.ts';
import { useStableCallbacks } from './useStableCallbacks.ts';
import { ListTable } from './ListTable.tsx';
import { usePagedList } from './usePagedList.ts';

withoutLayout();
afterEach(cleanup);

interface Row {
  id: string;
}

const page = { items: [{ id: 'a' }, { id: 'b' }], total: 2, page: 1, pageSize: 10 };
const pressed = vi.fn<(id: string, text: string) => void>();
const renderedRows = vi.fn<() => void>();
/** Called once per row for each set of rows. Another call means that the body of the table rendered without need. */
const keyOf = vi.fn<(row: Row) => string>(idOf);

const columnsWith = (press: (id: string) => void): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Nome',
    isRowHeader: true,
    cell: ({ id }) => {
      renderedRows();
      return <Button onPress={() => press(id)}>{id}</Button>;
    },
  },
];

function Screen() {
  const [text, setText] = useState('');
  const result = usePagedList(['rows', { page: 1, pageSize: 10 }], async () => page);
  const { press } = useStableCallbacks({ press: (id: string) => pressed(id, text) });
  const columns = useMemo(() => columnsWith(press), [press]);
  return (
    <>
      <Button onPress={() => setText(`${text}x`)}>Digitar</Button>
      <ListTable
        aria-label="Linhas"
        columns={columns}
        rowKey={keyOf}
        result={result}
        paging={{ page: 1, pageSize: 10 }}
        onPageChange={() => {}}
        onPageSizeChange={() => {}}
      />
    </>
  );
}

test('typing next to a list renders none of its rows again, and a row still calls the handler of the latest render', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </SWRConfig>,
  );
  const [row] = await screen.findAllByRole('button', { name: 'a' });
  renderedRows.mockClear();
  keyOf.mockClear();
  for (let typed = 0; typed < 3; typed += 1) act(() => screen.getByRole('button', { name: 'Digitar' }).click());
  expect(renderedRows).not.toHaveBeenCalled();
  expect(keyOf).not.toHaveBeenCalled();
  act(() => row?.click());
  expect(pressed).toHaveBeenCalledWith('a', 'xxx');
});
