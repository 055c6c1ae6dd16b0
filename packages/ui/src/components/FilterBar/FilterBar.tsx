'use client';
import { type ReactNode, useRef } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { Button } from '../Button/Button.tsx';
import { actions, clearPlace, fields, form, root } from './FilterBar.css.ts';
import { useIsColumn } from './useIsColumn.ts';
import type { GroupName } from '../../internal/base/GroupName.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

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
}

export type FilterBarProps = GroupName & FilterBarBase;

/** The filters of a list: applies them on demand, never while typing. */
export function FilterBar(props: FilterBarProps) {
  const { children, onSubmit, onSubmitBlocked, onClear, submitLabel, clearLabel } = props;
  const { submitDisabledReason, clearDisabledReason } = props;
  const messages = useWords('actions', actionsPtBR);
  const formRef = useRef<HTMLFormElement>(null);
  const isColumn = useIsColumn(formRef);
  const clear = () => {
    onClear?.();
    formRef.current?.dispatchEvent(new Event('ui:drop-drafts', { bubbles: true }));
  };
  const tellWhy = (reason: string) => (onSubmitBlocked ? onSubmitBlocked() : announce(reason));
  const clearButton = onClear && (
    <div key="clear" data-part="clear" className={clearPlace}>
      <Button emphasis="quiet" onPress={clear} disabledReason={clearDisabledReason}>
        {clearLabel ?? messages.clearSearch}
      </Button>
    </div>
  );
  const searchButton = (
    <Button key="search" type="submit" isPending={props.isPending} disabledReason={submitDisabledReason}>
      {submitLabel ?? messages.search}
    </Button>
  );
  return (
    <div {...pickDomProps('filter-bar', props)} className={root}>
      <form
        ref={formRef}
        className={form}
        aria-label={props.label}
        noValidate
        onClickCapture={(event) => {
          if (!(event.target as Element).closest('[type=submit]')) return;
          // The second half of a double click is no second search.
          if (event.detail > 1) event.preventDefault();
          // Enter in a field comes as a press of the button.
          else if (submitDisabledReason && !props.isPending) tellWhy(submitDisabledReason);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitDisabledReason && !props.isPending) onSubmit();
        }}
      >
        <div className={fields}>{children}</div>
        <div className={actions}>{isColumn ? [searchButton, clearButton] : [clearButton, searchButton]}</div>
      </form>
    </div>
  );
}
