'use client';
import { tableDetailsPtBR } from '../../../i18n/ptBR/tableDetails.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { columnHeader } from '../TableHead.css.ts';
import { tableRoles } from '../tableRoles.ts';

/** The column of the buttons has a name only for screen readers. */
export const DetailHeader = () => (
  <th {...tableRoles.columnHeader} className={columnHeader} data-expand="">
    <span className={visuallyHidden}>{useAreaMessages('table', tableDetailsPtBR).details}</span>
  </th>
);
