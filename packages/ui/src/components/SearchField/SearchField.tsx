'use client';
import { Search, X } from '@lucide/icons';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { TextBox } from '../../internal/TextBox/TextBox.tsx';
import { boxButton } from '../../styles/boxButton.css.ts';
import { writeAsTyped } from '../../internal/masks/writeAsTyped.ts';
import { limitText } from '../../internal/TextBox/limitText.ts';

export type SearchFieldProps = FieldName &
  FieldBaseProps & {
    /** As typed; trimming is the search's. */
    value: string;
    /** The text as typed, never longer than `maxLength`. */
    onChange: (value: string) => void;
    /** After the text was cleared by the button or Escape, and `onChange` got the empty text. */
    onClear?: (() => void) | undefined;
    /** Enter. Leave it out inside a form, which submits by itself. */
    onSubmit?: ((value: string) => void) | undefined;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: (() => void) | undefined;
    /** Characters; what is typed beyond it is ignored, what is pasted is cut. */
    maxLength?: number | undefined;
    /** What can be searched for (“Busque por ANS ou operadora”). */
    placeholder?: string | undefined;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Text to search a list for. Use `Select` to choose from known options. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onClear, onSubmit, onBlur, maxLength, placeholder, ref, disabledReason } = props;
  const { clearSearch } = useMessages().fields;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);
  const canClear = value !== '' && !disabledReason;
  const clear = () => {
    const input = inputRef.current;
    input?.focus();
    // As if it had been deleted by hand: Undo brings it back, by key and from the browser's menu.
    if (!input || !writeAsTyped(input, '')) onChange('');
    onClear?.();
  };
  return (
    <TextBox
      {...props}
      before={<Drawing of={Search} size={18} />}
      input={{
        ref: inputRef,
        type: 'search',
        value,
        maxLength,
        placeholder,
        enterKeyHint: 'search',
        autoComplete: 'off',
        onChange: (event) => onChange(limitText(event.target.value, maxLength)),
        onKeyDown: (event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && canClear) {
            // One press, one effect: a dialog around the field stays open.
            event.preventDefault();
            event.stopPropagation();
            clear();
          } else if (event.key === 'Enter' && onSubmit && !disabledReason) {
            event.preventDefault();
            onSubmit(value);
          }
        },
        onBlur,
      }}
      after={
        canClear && (
          <button type="button" className={boxButton} aria-label={clearSearch} data-tip={clearSearch} onClick={clear}>
            <Drawing of={X} size={18} />
          </button>
        )
      }
    />
  );
}
