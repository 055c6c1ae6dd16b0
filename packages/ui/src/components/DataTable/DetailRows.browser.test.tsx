import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { rowDetails } from './details/rowDetails.tsx';

interface Request {
  id: string;
  answer: string | null;
}

const columns: readonly Column<Request>[] = [
  { id: 'id', header: 'Solicitação', cell: ({ id }) => id, isRowHeader: true },
];
const details = rowDetails<Request>(({ answer }) => answer);
const keyOf = ({ id }: Request) => id;
const show = (answer: string | null) => (
  <UiProvider>
    <DataTable
      aria-label="Solicitações"
      columns={columns}
      rows={[{ id: 'SOL-1001', answer }]}
      rowKey={keyOf}
      details={details}
    />
  </UiProvider>
);

afterEach(cleanup);

test('find-in-page finds a detail that is added to a row later, and opens it', async () => {
  const { rerender } = render(show(null));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show('Autorizada em 20/11/2026'));
  const detail = screen.getByText('Autorizada em 20/11/2026');
  expect(detail.getAttribute('hidden')).toBe('until-found');
  detail.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.poll(() => screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  expect(detail.checkVisibility()).toBe(true);
});
