'use client';
import { useRef } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { FieldRowContext } from '../../internal/fields/FieldFrame/FieldRowContext.ts';
import { Button } from '../Button/Button.tsx';
import { actions, clearPlace, fields, form, sheetActions } from './FilterBar.css.ts';
import type { FilterBarProps } from './FilterBarProps.ts';
import { dropTypedText } from '../../internal/fields/FieldFrame/dropTypedText.ts';
import { useIsColumn } from './useIsColumn.ts';

type FilterFormProps = FilterBarProps & {
  isInSheet?: boolean | undefined;
  /** Runs after `onSubmit`, whether the values are valid or not. */
  onSearched?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Runs after `onClear`. */
  onCleared?: (() => void) | undefined;
};

export function FilterForm(props: FilterFormProps) {
  const { children, onSubmit, onSubmitBlocked, onClear, submitLabel, clearLabel } = props;
  const { submitDisabledReason, clearDisabledReason } = props;
  const messages = useAreaMessages('actions', actionsPtBR);
  const formRef = useRef<HTMLFormElement>(null);
  const isColumn = useIsColumn(formRef);
  const search = () => {
    onSubmit();
    props.onSearched?.(formRef.current);
  };
  const clear = () => {
    onClear?.();
    if (formRef.current) dropTypedText(formRef.current);
    props.onCleared?.();
  };
  const tellWhy = (reason: string) => (onSubmitBlocked ? onSubmitBlocked() : announce(reason));
  const clearButton = onClear && (
    <div key="clear" data-part="clear" className={clearPlace}>
      <Button emphasis={props.isInSheet ? 'outline' : 'quiet'} onPress={clear} disabledReason={clearDisabledReason}>
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
    <form
      ref={formRef}
      className={form}
      aria-label={props.label}
      noValidate
      onClickCapture={(event) => {
        if (!(event.target as Element).closest('[type=submit]')) return;
        // Ignores the second click of a double click.
        if (event.detail > 1) event.preventDefault();
        // The browser reports Enter in a field as a click on the button.
        else if (submitDisabledReason && !props.isPending) tellWhy(submitDisabledReason);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitDisabledReason && !props.isPending) search();
      }}
    >
      <FieldRowContext value>
        <div className={fields}>{children}</div>
      </FieldRowContext>
      <div className={props.isInSheet ? `${actions} ${sheetActions}` : actions}>
        {isColumn && !props.isInSheet ? [searchButton, clearButton] : [clearButton, searchButton]}
      </div>
    </form>
  );
}
