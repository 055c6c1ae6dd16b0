'use client';
import type { Ref } from 'react';
import { attemptsPtBR } from '../../../i18n/ptBR/attempts.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { Spinner } from '../../base/progress/Spinner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { failure, note, popup, spinnerSlot } from './Combobox.css.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import type { ListState } from './listState.ts';

interface ComboboxPopupProps extends Omit<OptionListProps, 'isBusy'> {
  state: ListState;
  text: string;
  onRetry: (() => void) | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The options, and below them one message: loading, failed, none found, or more options than are shown. */
export function ComboboxPopup({ state, text, onRetry, ref, ...list }: ComboboxPopupProps) {
  const { retry } = useAreaMessages('actions', attemptsPtBR);
  const hasNote = list.isOpen && state !== 'complete';
  return (
    <div ref={ref} popover="manual" className={popup}>
      <OptionList {...list} isBusy={state === 'loading'} />
      {hasNote && (
        <div className={note}>
          {state === 'loading' && (
            <span className={spinnerSlot}>
              <Spinner />
            </span>
          )}
          <span className={state === 'failed' ? failure : undefined}>{text}</span>
          {state === 'failed' && onRetry && (
            <Button size="small" emphasis="outline" onPress={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
