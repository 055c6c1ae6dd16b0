'use client';
import type { ReactNode } from 'react';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailRows } from './DetailRows.tsx';
import type { RowDetails } from './DetailFeatures.ts';

/** Apart from the table, so that an app without opening rows does not load this code. */
const features = { Rows: DetailRows, Header: DetailHeader };

/**
 * What opens below each row of a `DataTable`; `null` for a row without. It also renders while closed, so that the browser's
 * search finds it: ask the server for nothing before `isOpen`. Make it outside of the component, as columns are.
 */
export const rowDetails = <Row,>(render: (row: Row, isOpen: boolean) => ReactNode): RowDetails<Row> => ({
  render,
  features,
});
