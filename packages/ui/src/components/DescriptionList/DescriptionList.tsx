'use client';
import type { ReactNode } from 'react';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useWords } from '../../i18n/useWords.ts';
import { isEmptyValue } from '../../internal/isEmptyValue.ts';
import { item, list, term as termClass, value as valueClass } from './DescriptionList.css.ts';
import { type DomProps, pickDomProps } from '../../internal/pickDomProps.ts';

export interface Description {
  /** What it is, without a colon. */
  term: string;
  /** Nothing, or an empty text, is shown as `-`. */
  value: ReactNode;
}

export interface DescriptionListProps extends DomProps {
  /** In reading order; terms are unique. */
  items: readonly Description[];
}

/** Names and values of one thing, in as many columns as fit. Use `DataTable` to compare several things. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  const { emptyValue } = useWords('table', tableCellsPtBR);
  return (
    <dl {...pickDomProps('description-list', rest)} className={list}>
      {items.map(({ term, value }) => (
        <div key={term} className={item}>
          <dt className={termClass}>{term}</dt>
          <dd className={valueClass}>{isEmptyValue(value) ? emptyValue : value}</dd>
        </div>
      ))}
    </dl>
  );
}
