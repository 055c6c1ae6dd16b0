'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { columnHeader } from './TableHead.css.ts';
import { tableRoles } from './tableRoles.ts';

/** The column of the buttons has a name for screen readers alone. */
export const DetailHeader = () => (
  <th {...tableRoles.columnHeader} className={columnHeader} data-expand="">
    <span className={visuallyHidden}>{useMessages().table.details}</span>
  </th>
);
