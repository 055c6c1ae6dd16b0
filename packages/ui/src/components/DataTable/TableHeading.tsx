'use client';
import type { ReactNode } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import {
  actions as actionsClass,
  heading,
  note as noteClass,
  title as titleClass,
  titles,
  tools as toolsClass,
} from './DataTable.css.ts';

interface TableHeadingProps<Row> extends Pick<DataTableProps<Row>, 'title' | 'note' | 'tools' | 'actions'> {
  viewMenu: ReactNode;
}

export function TableHeading<Row>({ title, note, tools, actions, viewMenu }: TableHeadingProps<Row>) {
  if (!title && !note && !tools && !actions && !viewMenu) return null;
  return (
    <div className={heading}>
      <div className={titles}>
        {title && <h2 className={titleClass}>{title}</h2>}
        {note && <div className={noteClass}>{note}</div>}
      </div>
      <div className={toolsClass}>
        {tools}
        {viewMenu}
      </div>
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
