'use client';
import { type FormEvent, type RefObject, useState } from 'react';
import { actionsPtBR } from '../../../i18n/ptBR/actions.ts';
import { tableFiltersPtBR } from '../../../i18n/ptBR/tableFilters.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { Button } from '../../Button/Button.tsx';
import { PopoverPanel } from '../../Popover/PopoverPanel.tsx';
import { FilterFields } from './FilterFields.tsx';
import { form, formButtons } from './Filters.css.ts';
import type { ColumnFilter, FilterValue } from './FilterFeatures.ts';
import { cleanFilter, emptyFilter } from './filterValues.ts';

interface FilterPanelProps {
  id: string;
  label: string;
  header: string;
  filter: ColumnFilter;
  applied: FilterValue | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onApply: (value: FilterValue | undefined) => void;
  onClose: () => void;
}

/** The filter of one column. Enter applies it; Escape closes the panel and changes nothing. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, label, header, filter, applied, triggerRef, onApply, onClose } = props;
  const messages = useAreaMessages('table', tableFiltersPtBR);
  const { clear } = useAreaMessages('actions', actionsPtBR);
  const [draft, setDraft] = useState(applied ?? emptyFilter(filter));
  const apply = (value: FilterValue | undefined) => {
    onApply(value);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal's events also reach a form around the table.
    event.stopPropagation();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else apply(cleanFilter(draft));
  };
  return (
    <PopoverPanel id={id} label={label} align="start" triggerRef={triggerRef} onClose={onClose}>
      <form className={form} onSubmit={submit} noValidate>
        <FilterFields header={header} filter={filter} value={draft} onChange={setDraft} />
        <div className={formButtons}>
          {applied && (
            <Button emphasis="quiet" size="small" isFlush onPress={() => apply(undefined)}>
              {clear}
            </Button>
          )}
          <Button type="submit" size="small">
            {messages.applyFilter}
          </Button>
        </div>
      </form>
    </PopoverPanel>
  );
}
