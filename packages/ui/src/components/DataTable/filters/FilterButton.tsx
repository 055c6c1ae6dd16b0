'use client';
import { Funnel } from '@lucide/icons';
import { useId, useRef, useState } from 'react';
import { overlaysPtBR } from '../../../i18n/ptBR/overlays.ts';
import { tableFiltersPtBR } from '../../../i18n/ptBR/tableFilters.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../../internal/base/icons/SvgIcon.tsx';
import { lazyPart } from '../../../internal/base/lazy/lazyPart.tsx';
import { showToast } from '../../../internal/overlays/toasts/showToast.ts';
import { cardButton, cardButtons, filterButton } from './Filters.css.ts';
import type { FilterButtonProps, FilterPartProps } from './FilterFeatures.ts';
import { changeFilter, filterOf } from './filterValues.ts';

/** Fields and popover load when a button is hovered or focused. */
const lazyFilterPanel = lazyPart('FilterPanel', () => import('./FilterPanel.tsx'));
const FilterPanel = lazyFilterPanel.Part;

interface FilterOpenerProps extends FilterButtonProps {
  /** Above cards, where the name of the column is on the button. */
  isCard?: boolean | undefined;
}

function FilterOpener({ column, filters, isCard = false }: FilterOpenerProps) {
  const messages = useAreaMessages('table', tableFiltersPtBR);
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { filter, header } = column;
  const applied = filterOf(column, filters.value);
  const label = messages.filterColumn(header);
  const close = () => setOpen(false);
  if (!filter) return null;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={isCard ? cardButton : filterButton}
        aria-label={label}
        // In a table the header cell already says that the column is filtered.
        aria-describedby={isCard && applied ? `${id}state` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}panel` : undefined}
        data-tooltip={isCard ? undefined : label}
        data-filter=""
        data-filtered={applied ? '' : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={lazyFilterPanel.preload}
        onFocus={lazyFilterPanel.preload}
      >
        <SvgIcon icon={Funnel} size={14} />
        {isCard && <span>{header}</span>}
      </button>
      {isCard && applied && (
        <span id={`${id}state`} hidden>
          {messages.filterApplied}
        </span>
      )}
      {isOpen && (
        <FilterPanel
          id={`${id}panel`}
          label={label}
          header={header}
          filter={filter}
          applied={applied}
          triggerRef={ref}
          onApply={(next) => filters.onChange(changeFilter(filters.value, column.id, next))}
          onClose={close}
          onLoadError={() => {
            showToast('error', { title: overlays.popoverLoadFailed, message: overlays.menuLoadFailedNote });
            close();
          }}
        />
      )}
    </>
  );
}

/** In the header of a column. */
export const FilterButton = (props: FilterButtonProps) => <FilterOpener {...props} />;

/** Above cards, which have no visible header; hidden columns are offered as well. */
export const FilterCardButtons = ({ columns, filters }: FilterPartProps) => (
  <div className={cardButtons}>
    {columns.map(
      (column) => column.filter && <FilterOpener key={column.id} column={column} filters={filters} isCard />,
    )}
  </div>
);
