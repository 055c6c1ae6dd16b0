'use client';
import { ChevronLeft, ChevronRight } from '@lucide/icons';
import { paginationPtBR } from '../../i18n/ptBR/pagination.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { counts, gap, line, narrowOnly, pageButton, pages, position, root, wideOnly } from './Pagination.css.ts';
import { LabelledSelect } from './LabelledSelect.tsx';
import { narrowSlots } from './narrowSlots.ts';
import { PageJump } from './PageJump.tsx';
import { pageSpan } from './pageSpan.ts';
import { maxButtons } from './pageWindow.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

interface PaginationBase extends DomProps {
  /** 1-based, also if the server counts from 0. */
  page: number;
  /** Number of rows of a page; offered in addition to `pageSizes`. */
  pageSize: number;
  /** Runs with a page from 1 on, never with the current one. */
  onPageChange: (page: number) => void;
  /** Runs with the new page size; go to page 1 then. Without it the page size is fixed. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** The offered page sizes. @default [10, 20, 30, 40] */
  pageSizes?: readonly number[] | undefined;
  /** Overrides “Paginação”; needed on a screen with two of them. */
  'aria-label'?: string | undefined;
}

/** Pages by number, or pages by a cursor: a server without a total returns only whether another page follows. */
export type PaginationProps = PaginationBase &
  (
    | {
        /** Number of items on all pages. */
        totalItems: number;
        /** Not used: it is computed from the total. */
        hasNextPage?: undefined;
      }
    | {
        /** Not used: the total is unknown. */
        totalItems?: undefined;
        /** Whether another page follows. Previous and next are then the only buttons. */
        hasNextPage: boolean;
      }
  );

/** From five pages on, the number of pages decides the width below which some are hidden. */
const widthsOf = (pageCount: number) => (pageCount === 5 || pageCount === 6 || pageCount === 7 ? pageCount : 'more');

const defaultSizes = [10, 20, 30, 40];

/** Navigates through the pages of a server. `DataTable` has its own: pass it the same props. */
export function Pagination({ 'aria-label': label, ...props }: PaginationProps) {
  const { page, pageSize, totalItems, onPageChange, onPageSizeChange, pageSizes = defaultSizes } = props;
  const messages = useAreaMessages('pagination', paginationPtBR);
  const { page: nearest, pageCount, first, last } = pageSpan(props);
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  const widths = widthsOf(pageCount);
  const isCounted = totalItems !== undefined;
  const slots = isCounted ? narrowSlots(nearest, pageCount) : [];
  const goTo = (next: number) => {
    if (next !== page) onPageChange(next);
  };
  return (
    <div {...pickDomProps('pagination', props, ['aria-label'])} aria-label={undefined} data-keep-clear className={root}>
      <div className={line}>
        <div className={counts}>
          {isCounted && <span>{messages.total(totalItems)}</span>}
          {isCounted && pageCount > 1 && page === nearest && <span>{messages.range(first, last)}</span>}
        </div>
        {onPageSizeChange && (
          <LabelledSelect label={messages.perPage} value={pageSize} onChoose={onPageSizeChange}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </LabelledSelect>
        )}
        <nav className={pages} aria-label={label ?? messages.label}>
          <IconButton
            size="small"
            label={messages.previous}
            icon={<SvgIcon icon={ChevronLeft} size={18} />}
            onPress={() => onPageChange(Math.min(page - 1, pageCount))}
            disabledReason={page <= 1 ? messages.isFirst : undefined}
          />
          {!isCounted && (
            <span className={position} aria-current="page">
              {messages.page(nearest)}
            </span>
          )}
          {slots.map(({ slot, seen }) =>
            typeof slot === 'number' ? (
              <button
                key={slot}
                type="button"
                className={seen === 'wide' ? `${pageButton} ${wideOnly[widths]}` : pageButton}
                aria-label={messages.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => goTo(slot)}
              >
                {messages.pageNumber(slot)}
              </button>
            ) : (
              <span key={slot} className={seen === 'narrow' ? `${gap} ${narrowOnly[widths]}` : gap} aria-hidden="true">
                {messages.gap}
              </span>
            ),
          )}
          <IconButton
            size="small"
            label={messages.next}
            icon={<SvgIcon icon={ChevronRight} size={18} />}
            onPress={() => onPageChange(page + 1)}
            disabledReason={page >= pageCount ? messages.isLast : undefined}
          />
        </nav>
        {isCounted && pageCount > maxButtons && <PageJump pageCount={pageCount} onJump={goTo} />}
      </div>
    </div>
  );
}
