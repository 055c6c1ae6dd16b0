'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
import { foot, footer } from './DataTable.css.ts';

interface TableFootProps {
  pagination: PaginationProps | undefined;
  isPaged: boolean;
  isSticky: boolean | undefined;
  /** The keys of the shown rows, joined. */
  keys: string | undefined;
  /** The bar of the selection. */
  children: ReactNode;
}

export function TableFoot({ pagination, isPaged, isSticky, keys, children }: TableFootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seenKeys = useRef(keys);
  useLayoutEffect(() => {
    if (seenKeys.current === keys) return;
    seenKeys.current = keys;
    // A page of another height may move the focused button out of the window.
    const at = document.activeElement;
    if (ref.current?.contains(at)) scrollIntoSight(at);
  }, [keys]);
  return (
    <div ref={ref} className={foot} data-sticky={isSticky || undefined}>
      {children}
      {pagination && isPaged && (
        <div className={footer}>
          <Pagination {...pagination} />
        </div>
      )}
    </div>
  );
}
