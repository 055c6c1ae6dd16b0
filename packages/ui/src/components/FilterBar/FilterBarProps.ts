import type { ReactNode } from 'react';
import type { GroupName } from '../../internal/base/GroupName.ts';
import type { DomProps } from '../../internal/base/dom/pickDomProps.ts';

/** A filter that is applied. */
export interface FilterTag {
  /** Unique in the bar. */
  id: string;
  /** The value, with the name of its filter where it says too little alone (“Usuário: Ana”). */
  label: string;
  /** Cannot be taken off: a search needs it. */
  isFixed?: boolean | undefined;
}

interface FilterBarBase extends DomProps {
  /** Fields of the kit; they wrap and become one column in a narrow place. */
  children: ReactNode;
  /** Runs on the button and on Enter in a field; never while disabled or pending. */
  onSubmit: () => void;
  /** Leave it out to have no clear button. */
  onClear?: (() => void) | undefined;
  /** Overrides “Pesquisar”. */
  submitLabel?: string | undefined;
  /** Overrides “Limpar pesquisa”. */
  clearLabel?: string | undefined;
  /** Disables the search and says why; Enter then searches nothing. */
  submitDisabledReason?: string | undefined;
  /** Runs on the disabled button and on Enter meanwhile: show at the fields what is missing. Without it the reason is spoken. */
  onSubmitBlocked?: (() => void) | undefined;
  /** Disables the clear button and says why. */
  clearDisabledReason?: string | undefined;
  /** Shows that the search runs, and ignores another one. */
  isPending?: boolean | undefined;
  /** The applied filters, in reading order. With them a phone shows one row of “Filtros” and these, and the fields in a sheet. */
  tags?: readonly FilterTag[] | undefined;
  /** Takes one of the tags off, and searches again. */
  onRemoveTag?: ((id: string) => void) | undefined;
  /** The sheet was closed without a search: bring back what is applied. */
  onSheetClose?: (() => void) | undefined;
}

export type FilterBarProps = GroupName & FilterBarBase;
