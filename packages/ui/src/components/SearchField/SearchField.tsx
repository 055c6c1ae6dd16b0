'use client';
import { Search, X } from '@lucide/icons';
import { useEffect, useRef } from 'react';
import { fieldsPtBR } from '../../i18n/ptBR/fields.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { boxFocusHandlers } from '../../internal/base/focus/focusWithin.ts';
import { boxButton } from '../../styles/boxButton.css.ts';
import { setValueKeepingUndo } from '../../internal/fields/masks/setValueKeepingUndo.ts';
import { limitText } from '../../internal/fields/TextBox/limitText.ts';

export type SearchFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** As typed; trimming is the search's. */
    value?: string | undefined;
    /** The first value of a field that keeps its own; a reset of the form restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** After the text was cleared by the button or Escape, and `onChange` got the empty text. */
    onClear?: (() => void) | undefined;
    /** Enter. Leave it out inside a form, which submits by itself. */
    onSubmit?: ((value: string) => void) | undefined;
    /** Characters; what is typed beyond it is ignored, what is pasted is cut. */
    maxLength?: number | undefined;
    /** The things that can be searched (“Busque por ANS ou operadora”). */
    placeholder?: string | undefined;
  };

/** Text to search a list for. Use `Select` to choose from known options. */
export function SearchField(props: SearchFieldProps) {
  const { onClear, onSubmit, maxLength, placeholder, disabledReason, isReadOnly } = props;
  const { clearSearch, searchCleared } = useAreaMessages('fields', fieldsPtBR);
  const controlRef = useControlRef(props);
  const focus = boxFocusHandlers(props);
  const [value, change] = useFieldValue(props, { empty: '', controlRef });
  const isTold = useRef(true);
  const isClearing = useRef(false);
  // Not with the press: the owner may keep the text, or ask first and clear it later.
  useEffect(() => {
    if (value !== '' || !isClearing.current) return;
    isClearing.current = false;
    // No key of a text box: a screen reader says nothing of a text that is gone at once.
    announce(searchCleared);
  }, [value, searchCleared]);
  const canClear = value !== '' && !disabledReason && !isReadOnly;
  const clear = () => {
    const input = controlRef.current;
    input?.focus();
    // As if it had been deleted by hand: Undo brings it back, by key and from the browser's menu.
    isTold.current = false;
    isClearing.current = true;
    if (input) setValueKeepingUndo(input, '');
    // The present text does not show it: React has restored the text of an owner that keeps its own.
    if (!isTold.current) change('');
    isTold.current = true;
    onClear?.();
  };
  return (
    <TextBox
      {...props}
      dataUi="search-field"
      before={<SvgIcon icon={Search} size={18} />}
      input={{
        ...focus,
        ref: controlRef,
        type: 'search',
        value,
        maxLength,
        placeholder,
        enterKeyHint: 'search',
        autoComplete: 'off',
        onChange: (event) => {
          if (isTold.current) isClearing.current = false;
          isTold.current = true;
          change(limitText(event.target.value, maxLength));
        },
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
      }}
      after={
        canClear && (
          <button
            {...focus}
            type="button"
            // Safari gives a pressed button the focus only where this is written: the press would leave the field.
            tabIndex={0}
            className={boxButton}
            aria-label={clearSearch}
            data-tooltip={clearSearch}
            onClick={clear}
          >
            <SvgIcon icon={X} size={18} />
          </button>
        )
      }
    />
  );
}
