import {
  Checkbox,
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Tooltip,
} from '@mui/material';
import { useOrder, useTicked } from '../useTable.ts';
import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const cells = (row: Row, isPlain?: boolean) => (
  <>
    <TableCell>{row.card}</TableCell>
    <TableCell>
      {isPlain ? (
        row.patient
      ) : (
        <Tooltip title={row.patient}>
          <span>{row.patient}</span>
        </Tooltip>
      )}
    </TableCell>
    <TableCell>{row.operator}</TableCell>
    <TableCell>{row.brand}</TableCell>
    <TableCell>{row.plan}</TableCell>
    <TableCell>{row.date}</TableCell>
    <TableCell>{isPlain ? statusOf(row) : <Chip label={statusOf(row)} />}</TableCell>
    <TableCell>{isPlain ? row.origin : <IconButton aria-label={`Baixar ${row.card}`}>↓</IconButton>}</TableCell>
  </>
);

const headersFrom = (start: number) =>
  headers.slice(start).map((header) => <TableCell key={header}>{header}</TableCell>);

export const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table>
    <TableHead>
      <TableRow>{headersFrom(0)}</TableRow>
    </TableHead>
    <TableBody>
      {rowsOf(page, rowCount).map((row) => (
        <TableRow key={row.id}>{cells(row, isPlain)}</TableRow>
      ))}
    </TableBody>
  </Table>
);

export function Selectable() {
  const { isAll, isSome, has, toggle, toggleAll } = useTicked();
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              slotProps={{ input: { 'aria-label': 'Selecionar tudo' } }}
              checked={isAll}
              indeterminate={isSome}
              onChange={toggleAll}
            />
          </TableCell>
          {headersFrom(0)}
        </TableRow>
      </TableHead>
      <TableBody>
        {fortyRows.map((row) => (
          <TableRow key={row.id} selected={has(row.id)}>
            <TableCell padding="checkbox">
              <Checkbox
                slotProps={{ input: { 'aria-label': row.card } }}
                checked={has(row.id)}
                onChange={() => toggle(row.id)}
              />
            </TableCell>
            {cells(row)}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const shortDirection = { ascending: 'asc', descending: 'desc' } as const;

export function Sortable() {
  const { direction, rows, turn } = useOrder();
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell sortDirection={shortDirection[direction]}>
            <TableSortLabel active direction={shortDirection[direction]} onClick={turn}>
              {headers[0]}
            </TableSortLabel>
          </TableCell>
          {headersFrom(1)}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>{cells(row)}</TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
