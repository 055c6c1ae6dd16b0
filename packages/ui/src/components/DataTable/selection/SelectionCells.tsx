'use client';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { tableSelectionPtBR } from '../../../i18n/ptBR/tableSelection.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useDisabledReason } from '../../../internal/base/dom/useDisabledReason.tsx';
import { columnHeader } from '../TableHead.css.ts';
import { isRowSelected, selectRows } from './rowSelection.ts';
import { hit, hitWithLabel, mark } from './Selection.css.ts';
import { useSelectionPage } from './SelectionContext.ts';
import { tableRoles } from '../tableRoles.ts';

/** The arrow keys move from checkbox to checkbox and skip other controls of the rows. */
function moveToBox(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // Above cards, the checkbox of the page is outside of the `table` element.
  const part = event.currentTarget.closest('[data-ui="data-table"]');
  const boxes = [...(part?.querySelectorAll<HTMLElement>('[data-select-page], [data-select] input') ?? [])];
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
}

interface SelectionCellProps {
  row: unknown;
  /** Id of the cell that names the row. */
  nameId: string;
}

/** A native checkbox, because a page has forty of them. A press anywhere in the cell toggles it. */
export function SelectionCell({ row, nameId }: SelectionCellProps) {
  const messages = useAreaMessages('table', tableSelectionPtBR);
  const page = useSelectionPage();
  const id = useId();
  // A `click` event that a key fires has `shiftKey` only in some browsers, and one that a script fires never has it.
  const isRange = useRef(false);
  const key = page.keyOf(row);
  const disabled = useDisabledReason(page.reasonOf(row));
  // A row that was selected before it was blocked is counted, and can be deselected.
  const isBlocked = !page.keys.includes(key);
  /** Handlers for a press on the label, which fills the cell. */
  const ofPointer = {
    onMouseDown(event: MouseEvent<HTMLLabelElement>) {
      isRange.current = event.shiftKey;
      if (!event.shiftKey) return;
      // Otherwise the browser would select the text between the last press and this one.
      event.preventDefault();
      event.currentTarget.control?.focus();
    },
    onClick(event: MouseEvent<HTMLLabelElement>) {
      if (!event.shiftKey || event.target !== event.currentTarget) return;
      // Firefox does not activate the checkbox of a label that is pressed with Shift.
      event.preventDefault();
      event.currentTarget.control?.click();
    },
  };
  return (
    <td {...tableRoles.cell} data-select="">
      <label className={hit} data-blocked={isBlocked || undefined} {...ofPointer}>
        <input
          id={id}
          type="checkbox"
          className={mark}
          aria-label={messages.selectRow}
          aria-labelledby={`${id} ${nameId}`}
          checked={!isBlocked && isRowSelected(page.value, key)}
          {...disabled.props}
          aria-disabled={isBlocked || undefined}
          onKeyDown={(event) => {
            if (event.key === ' ') isRange.current = event.shiftKey;
            moveToBox(event);
          }}
          onChange={(event) => {
            if (!isBlocked) page.press(key, event.target.checked, isRange.current);
            isRange.current = false;
          }}
        />
      </label>
      {disabled.description}
    </td>
  );
}

/** Selects and deselects the rows of the current page. */
function PageCheckbox({ label }: { label?: string | undefined }) {
  const messages = useAreaMessages('table', tableSelectionPtBR);
  const { value, keys, change } = useSelectionPage();
  const ref = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => isRowSelected(value, key)).length;
  const isWhole = count > 0 && count === keys.length;
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = count > 0 && !isWhole;
  });
  const disabled = useDisabledReason(keys.length === 0 ? messages.nothingToSelect : undefined);
  return (
    <>
      <label className={label ? hitWithLabel : hit} data-blocked={disabled.isDisabled || undefined}>
        <input
          ref={ref}
          type="checkbox"
          className={mark}
          data-select-page=""
          aria-label={label ? undefined : messages.selectPage}
          checked={isWhole}
          {...disabled.props}
          onKeyDown={moveToBox}
          onChange={() => change(selectRows(value, keys, !isWhole))}
        />
        {label && <span>{label}</span>}
      </label>
      {disabled.description}
    </>
  );
}

/** Cards have the checkbox of the page above them, so their header has only its name. */
export function SelectionHeader({ isCards }: { isCards: boolean }) {
  const messages = useAreaMessages('table', tableSelectionPtBR);
  return (
    <th {...tableRoles.columnHeader} className={columnHeader} data-select="">
      {isCards ? messages.selection : <PageCheckbox />}
    </th>
  );
}

export const SelectPageCheckbox = () => (
  <PageCheckbox label={useAreaMessages('table', tableSelectionPtBR).selectPage} />
);
