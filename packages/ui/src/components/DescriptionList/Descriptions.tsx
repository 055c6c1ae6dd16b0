'use client';
import type { ReactNode } from 'react';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { isEmptyValue } from '../../internal/base/isEmptyValue.ts';
import { action as actionClass, beforeAction, heading, type layouts } from './DescriptionList.css.ts';

export interface Description {
  /** The name of the value, without a colon. */
  term: string;
  /** Null, undefined or an empty text is shown as `-`. */
  value: ReactNode;
  /** A small `IconButton` after the last word of the value, such as a copy button; it makes no row taller. */
  action?: ReactNode;
  /** The value names the record: it is a heading of level 3. */
  isHeading?: boolean | undefined;
}

interface DescriptionsProps {
  items: readonly Description[];
  look: (typeof layouts)[keyof typeof layouts];
  dom?: object | undefined;
}

function Value({ value, action, isHeading }: Pick<Description, 'value' | 'action' | 'isHeading'>) {
  // A text that the translator of a browser has replaced cannot be removed by React, so each text has its own element.
  const text = typeof value === 'object' ? value : <span>{value}</span>;
  const shown = isHeading ? <h3 className={heading}>{value}</h3> : text;
  if (!action) return shown;
  return (
    <>
      <span className={beforeAction}>{shown}</span>
      <span className={actionClass}>{action}</span>
    </>
  );
}

/** Names and values in the layouts of the public components. */
export function Descriptions({ items, look, dom }: DescriptionsProps) {
  const { emptyValue } = useAreaMessages('table', tableCellsPtBR);
  return (
    <dl {...dom} className={look.list}>
      {items.map(({ term, value, action, isHeading }) => {
        const isEmpty = isEmptyValue(value);
        return (
          <div key={term} className={look.item}>
            <dt className={look.term}>{term}</dt>
            <dd className={look.value}>
              <Value value={isEmpty ? emptyValue : value} action={isEmpty ? undefined : action} isHeading={isHeading} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
