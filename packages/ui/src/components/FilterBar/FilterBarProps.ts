import type { ReactNode } from 'react';
import type { GroupName } from '../../internal/base/GroupName.ts';
import type { DomProps } from '../../internal/base/dom/pickDomProps.ts';

/** An applied filter. */
export interface FilterTag {
  /** Unique in the bar. */
  id: string;
  /** The value, with the name of its filter if the value alone is unclear (“Usuário: Ana”). */
  label: string;
  /** It cannot be removed, because the search requires it. */
  isFixed?: boolean | undefined;
}

interface FilterBarBase extends DomProps {
  /** Fields of the kit; they wrap, and become one column in a narrow container. */
  children: ReactNode;
  /** Runs on the search button and on Enter in a field; never while disabled or pending. */
  onSubmit: () => void;
  /** Without it there is no clear button. */
  onClear?: (() => void) | undefined;
  /** Overrides “Pesquisar”. */
  submitLabel?: string | undefined;
  /** Overrides “Limpar pesquisa”. */
  clearLabel?: string | undefined;
  /** Disables the search and shows the reason; Enter then does nothing. */
  submitDisabledReason?: string | undefined;
  /** Runs on a press of the disabled button and on Enter: show errors at the incomplete fields. Without it the reason is announced. */
  onSubmitBlocked?: (() => void) | undefined;
  /** Disables the clear button and shows the reason. */
  clearDisabledReason?: string | undefined;
  /** Shows that the search is running, and ignores another one. */
  isPending?: boolean | undefined;
  /** The applied filters, in reading order. With them a phone shows one row with “Filtros” and these, and the fields in a sheet. */
  tags?: readonly FilterTag[] | undefined;
  /** Removes one of the tags, and searches again. */
  onRemoveTag?: ((id: string) => void) | undefined;
  /** Runs when the sheet is closed without a search: restore the applied values. */
  onSheetClose?: (() => void) | undefined;
}

export type FilterBarProps = GroupName & FilterBarBase;
