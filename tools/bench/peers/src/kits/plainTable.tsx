import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';
import { useOrder, useTicked } from '../useTable.ts';

const cells = (row: Row, isPlain?: boolean) => (
  <>
    <td>{row.card}</td>
    <td title={isPlain ? undefined : row.patient}>{row.patient}</td>
    <td>{row.operator}</td>
    <td>{row.brand}</td>
    <td>{row.plan}</td>
    <td>{row.date}</td>
    <td>{isPlain ? statusOf(row) : <span>{statusOf(row)}</span>}</td>
    <td>
      {isPlain ? (
        row.origin
      ) : (
        <button type="button" aria-label={`Baixar ${row.card}`}>
          ↓
        </button>
      )}
    </td>
  </>
);

const headersFrom = (start: number) => headers.slice(start).map((header) => <th key={header}>{header}</th>);

export const Table = ({ page, rowCount, isPlain }: TableProps) => (
  <table>
    <thead>
      <tr>{headersFrom(0)}</tr>
    </thead>
    <tbody>
      {rowsOf(page, rowCount).map((row) => (
        <tr key={row.id}>{cells(row, isPlain)}</tr>
      ))}
    </tbody>
  </table>
);

export function Selectable() {
  const { isAll, has, toggle, toggleAll } = useTicked();
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input type="checkbox" aria-label="Selecionar tudo" checked={isAll} onChange={toggleAll} />
          </th>
          {headersFrom(0)}
        </tr>
      </thead>
      <tbody>
        {fortyRows.map((row) => (
          <tr key={row.id}>
            <td>
              <input type="checkbox" aria-label={row.card} checked={has(row.id)} onChange={() => toggle(row.id)} />
            </td>
            {cells(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Sortable() {
  const { direction, rows, turn } = useOrder();
  return (
    <table>
      <thead>
        <tr>
          <th aria-sort={direction}>
            <button type="button" onClick={turn}>
              {headers[0]}
            </button>
          </th>
          {headersFrom(1)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>{cells(row)}</tr>
        ))}
      </tbody>
    </table>
  );
}
