'use client';
import { DialogFrame } from '../Modal/DialogFrame.tsx';
import { sheetBar } from './FilterBar.css.ts';
import type { FilterBarProps } from './FilterBarProps.ts';
import { FilterForm } from './FilterForm.tsx';
import { backdrop, dialog, panel } from './FilterSheet.css.ts';

type FilterSheetProps = FilterBarProps & {
  title: string;
  onClose: (hasSearched: boolean) => void;
};

/** The fields in a sheet at the bottom of a phone's window. A search closes it, unless a field is invalid. */
export function FilterSheet({ title, onClose, ...bar }: FilterSheetProps) {
  const closeWhenRight = (form: HTMLFormElement | null) =>
    // Invalid fields are marked only after the next render.
    requestAnimationFrame(() => {
      if (!form?.querySelector('[aria-invalid="true"]')) onClose(true);
    });
  return (
    <DialogFrame
      dataUi="filter-sheet"
      title={title}
      isOpen
      onClose={() => onClose(false)}
      backdropClass={backdrop}
      panelClass={panel}
      dialogClass={dialog}
      swipesToward="down"
    >
      <div className={sheetBar}>
        <FilterForm {...bar} isInSheet onSearched={closeWhenRight} onCleared={() => onClose(true)} />
      </div>
    </DialogFrame>
  );
}
