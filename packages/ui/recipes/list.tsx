import { Button, DataTable, FilterBar, SearchField, type Sort, Stack } from '@oraculo/ui';
import { useEffect, useState } from 'react';

interface Invoice {
  id: string;
  customer: string;
  dueOn: string;
  amount: string;
}

interface Query {
  search: string;
  page: number;
  pageSize: number;
  sort: Sort | null;
}

/** The answer of the service, and its query. */
interface Answer {
  query: Query;
  items: Invoice[];
  total: number;
  error?: string;
}

const first: Query = { search: '', page: 1, pageSize: 10, sort: null };

/** Replace it by a call to your service, which cuts and sorts the pages. */
async function fetchInvoices({ search, page, pageSize }: Query, signal: AbortSignal) {
  signal.throwIfAborted();
  const all = Array.from({ length: 48 }, (_invoice, index): Invoice => {
    const number = index + 1;
    return {
      id: `F-${1000 + number}`,
      customer: `Cliente ${number}`,
      dueOn: '20/11/2026',
      amount: `R$ ${number}00,00`,
    };
  });
  const found = all.filter(({ customer }) => customer.includes(search));
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

const columns = [
  { id: 'id', header: 'Fatura', cell: ({ id }: Invoice) => id, isRowHeader: true, isSortable: true },
  { id: 'customer', header: 'Cliente', cell: ({ customer }: Invoice) => customer, isSortable: true },
  { id: 'dueOn', header: 'Vencimento', cell: ({ dueOn }: Invoice) => dueOn, isNumeric: true },
  { id: 'amount', header: 'Valor', cell: ({ amount }: Invoice) => amount, isNumeric: true, align: 'end' as const },
];
const keyOf = ({ id }: Invoice) => id;

/** A list of which the server cuts the pages: search, order, page, and what to do when it fails. */
export function List() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState(first);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const controller = new AbortController();
    fetchInvoices(query, controller.signal)
      .then((found) => setAnswer({ ...found, query }))
      .catch(() => {
        if (controller.signal.aborted) return;
        setAnswer({ items: [], total: 0, query, error: 'Não foi possível carregar as faturas.' });
      });
    return () => controller.abort();
  }, [query]);
  const isLoading = answer?.query !== query;

  return (
    <Stack>
      <FilterBar
        label="Filtros das faturas"
        onSubmit={() => setQuery({ ...query, search: text, page: 1 })}
        onClear={() => {
          setText('');
          setQuery(first);
        }}
      >
        <SearchField label="Cliente" value={text} onChange={setText} />
      </FilterBar>
      <DataTable
        title="Faturas"
        columns={columns}
        rows={answer?.items}
        rowKey={keyOf}
        isLoading={isLoading}
        error={isLoading ? undefined : answer.error}
        onRetry={() => setQuery({ ...query })}
        sort={query.sort}
        onSortChange={(sort) => setQuery({ ...query, sort, page: 1 })}
        actions={<Button>Nova fatura</Button>}
        pagination={{
          page: query.page,
          pageSize: query.pageSize,
          totalItems: answer?.total ?? 0,
          onPageChange: (page) => setQuery({ ...query, page }),
          onPageSizeChange: (pageSize) => setQuery({ ...query, pageSize, page: 1 }),
        }}
      />
    </Stack>
  );
}
