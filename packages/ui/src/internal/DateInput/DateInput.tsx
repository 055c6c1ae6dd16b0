'use client';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import type { FieldBaseProps, FieldName } from '../FieldFrame/FieldName.ts';
import { TextBox } from '../TextBox/TextBox.tsx';
import { useDateCaret } from './useDateCaret.ts';

export type DateInputProps = FieldName &
  FieldBaseProps & {
    text: string;
    /** The masked text, `dd/mm/aaaa` as far as it goes. */
    onEdit: (text: string) => void;
    onLeave: () => void;
    /** True when the pasted text was taken; else it goes through the mask. */
    onPasteText: (text: string) => boolean;
    onStep: (step: { days?: number; months?: number }) => void;
    onOpen?: () => void;
    /** Enter: the form is about to be submitted. */
    onCommit: () => void;
    onPress?: () => void;
    placeholder: string;
    autoComplete?: string;
    before?: ReactNode;
    after?: ReactNode;
    /** What a form submits under `name`. */
    iso: IsoDate | null;
    ref?: Ref<HTMLInputElement>;
    /** The picker's own hold on the input, beside the caller's `ref`. */
    innerRef?: RefObject<HTMLInputElement | null>;
  };

/** The typed end of every date field: ten characters, digits only, slashes by themselves. */
export function DateInput(props: DateInputProps) {
  const { text, onEdit, onLeave, onPasteText, onStep, onOpen, onCommit, onPress, placeholder, iso } = props;
  const { ref, innerRef, name, ...frame } = props;
  const { dates } = useMessages();
  const formatId = useId();
  const isLocked = Boolean(props.disabledReason);
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = innerRef ?? ownRef;
  const edit = useDateCaret(inputRef, onEdit, ref);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit();
    if (isLocked || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const sign = event.key === 'ArrowUp' ? 1 : -1;
    if (event.altKey) onOpen?.();
    else onStep(event.shiftKey ? { months: sign } : { days: sign });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isLocked && onPasteText(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <TextBox
      {...frame}
      legendId={formatId}
      legend={
        <>
          <span id={formatId} hidden>
            {dates.format}
          </span>
          {name && <input type="hidden" name={name} value={iso ?? ''} />}
        </>
      }
      input={{
        ref: inputRef,
        type: 'text',
        inputMode: 'numeric',
        autoComplete: props.autoComplete ?? 'off',
        placeholder,
        value: text,
        onChange: edit,
        onBlur: onLeave,
        onKeyDown,
        onPaste,
        onPointerDown: (event) => {
          if (!isLocked && event.pointerType === 'mouse') onPress?.();
        },
      }}
    />
  );
}
