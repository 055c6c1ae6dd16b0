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
import { useLimitedText } from '../../internal/fields/TextBox/useLimitedText.tsx';

export type SearchFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** As typed; the search trims it. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** Runs after the button or Escape has cleared the text, and after `onChange` with the empty text. */
    onClear?: (() => void) | undefined;
    /** Runs on Enter. Omit it inside a form, which submits by itself. */
    onSubmit?: ((value: string) => void) | undefined;
    /** Maximum number of characters: more cannot be typed, and a longer paste is truncated, both with a warning. */
    maxLength?: number | undefined;
    /** The things that can be searched (“Busque por ANS ou operadora”). */
    placeholder?: string | undefined;
  };

/** The search text of a list. Use `Select` to choose from known options. */
export function SearchField(props: SearchFieldProps) {
  const { onClear, onSubmit, maxLength, placeholder, disabledReason, isReadOnly } = props;
  const { clearSearch, searchCleared } = useAreaMessages('fields', fieldsPtBR);
  const controlRef = useControlRef(props);
  const focus = boxFocusHandlers(props);
  const [value, change] = useFieldValue(props, {
    empty: '',
    controlRef,
    dropDraft: (): void => limited.dropDraft(),
  });
  const isReported = useRef(true);
  const isClearing = useRef(false);
  // After the text is empty, not on the press: the parent may keep the text, or ask first and clear it later.
  useEffect(() => {
    if (value !== '' || !isClearing.current) return;
    isClearing.current = false;
    // Screen readers do not read a text that a script removes, so it is announced.
    announce(searchCleared);
  }, [value, searchCleared]);
  const limited = useLimitedText({
    inputRef: controlRef,
    value,
    change: (text) => {
      if (isReported.current) isClearing.current = false;
      isReported.current = true;
      change(text);
    },
    maxLength,
    error: props.error,
    isNotEditable: Boolean(disabledReason || isReadOnly),
  });
  const canClear = value !== '' && !disabledReason && !isReadOnly;
  const clear = () => {
    const input = controlRef.current;
    input?.focus();
    // Deleted like by a key, so that Undo restores it.
    isReported.current = false;
    isClearing.current = true;
    if (input) setValueKeepingUndo(input, '');
    // Not derived from the current text: React restores it if the parent does not accept the change.
    if (!isReported.current) change('');
    isReported.current = true;
    onClear?.();
  };
  return (
    <TextBox
      {...props}
      dataUi="search-field"
      warning={limited.full.warningWith(props.warning)}
      legend={limited.watcher}
      before={<SvgIcon icon={Search} size={18} />}
      input={{
        ...focus,
        ref: controlRef,
        type: 'search',
        ...limited.inputProps,
        placeholder,
        enterKeyHint: 'search',
        autoComplete: 'off',
        onKeyDown: (event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && canClear) {
            // Escape does not also close the dialog around the field.
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
            // Safari focuses a pressed button only with this attribute; without it the press would leave the field.
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
