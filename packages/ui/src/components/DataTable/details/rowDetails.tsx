'use client';
import type { ReactNode } from 'react';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailRows } from './DetailRows.tsx';
import type { RowDetails } from './DetailFeatures.ts';

/** Separate from the table, so that an app without details does not load this code. */
const features = { Rows: DetailRows, Header: DetailHeader };

/**
 * The details below each row of a `DataTable`. `render` returns `null` for a row without details. It also runs while they are closed, so that
 * find-in-page finds their text: do not request data before `isOpen`. Call it outside of the component, like the columns.
 */
export const rowDetails = <Row,>(render: (row: Row, isOpen: boolean) => ReactNode): RowDetails<Row> => ({
  render,
  features,
});
