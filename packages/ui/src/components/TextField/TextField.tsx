'use client';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import type {
  ControlRefProps,
  FieldBaseProps,
  FieldName,
  HoldingProps,
} from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import type { PastedText } from '../../internal/fields/masks/MaskedValue.ts';
import { typeWithSelection } from '../../internal/fields/TextBox/typeWithSelection.ts';
import { useHeldWarning } from '../../internal/fields/typed/useHeldWarning.ts';
import { useLimitedText } from '../../internal/fields/TextBox/useLimitedText.tsx';
import { PasteReader, type Refusal } from './PasteReader.tsx';

export type TextFieldProps = FieldName &
  FieldBaseProps &
  HoldingProps &
  ControlRefProps & {
    /** As typed; the form trims it. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** Maximum number of characters: more cannot be typed, and a longer paste is truncated, both with a warning; or refused if there is `readPaste`. */
    maxLength?: number | undefined;
    /**
     * Reads a text that is pasted, dropped, dictated or autofilled as the whole value. Returns the value, or a sentence that explains why
     * nothing was pasted, such as for a number that a spreadsheet has changed. @default the text is unchanged
     */
    readPaste?: ((text: string) => PastedText | undefined) | undefined;
    /** Runs with the field's own message after a refused paste, until the user edits or clears it, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** An example of the expected text; never the only explanation of it. */
    placeholder?: string | undefined;
    /**
     * Chooses the on-screen keyboard, and validates nothing. With `maxLength` or `readPaste` the input of an e-mail is a text with the
     * keyboard for e-mails. @default 'text'
     */
    type?: 'text' | 'email' | 'url' | 'tel' | undefined;
    /** The on-screen keyboard, if `type` does not already choose it. */
    inputMode?: 'text' | 'numeric' | 'email' | 'url' | 'tel' | undefined;
    /** The browser's autofill; `off` for a person's numbers. */
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    /** An icon before the text, 18 px; decoration only. */
    prefixIcon?: ReactNode;
  };

/** One line of text. Use `MaskedField` for documents and codes, `DateField` for dates. */
export function TextField(props: TextFieldProps) {
  const { maxLength, placeholder, type = 'text', inputMode, autoComplete, prefixIcon, readPaste } = props;
  const needsSelection = maxLength !== undefined || readPaste !== undefined;
  const controlRef = useControlRef(props);
  const [refusal, setRefusal] = useState<Refusal>();
  const [value, change] = useFieldValue(props, {
    empty: '',
    controlRef,
    dropDraft: (): void => {
      setRefusal(undefined);
      limited.dropDraft();
    },
  });
  const isNotEditable = Boolean(props.disabledReason || props.isReadOnly);
  // The parent has set another value, so the refusal is obsolete even if this value returns; or the field can no longer be edited.
  if (refusal && (isNotEditable || refusal.above !== value)) setRefusal(undefined);
  const standing = refusal?.above === value && !isNotEditable ? refusal : undefined;
  // The user wanted to replace the value, so the former one must not be submitted.
  const refused = standing?.isOnlyWarning ? undefined : standing?.reason;
  const error = refused ?? props.error;
  const limited = useLimitedText({
    inputRef: controlRef,
    value,
    change: (text) => {
      setRefusal(undefined);
      change(text);
    },
    maxLength,
    error,
    isNotEditable,
  });
  const { full } = limited;
  const pasteWarning = full.isShown ? undefined : standing?.reason;
  const { warning, holdsForm } = props;
  const held = useHeldWarning({ inputRef: controlRef, value, warning, holdsForm, hasError: Boolean(error) });
  const forget = () => {
    setRefusal(undefined);
    full.forget();
  };
  return useTextBox({
    ...props,
    dataUi: 'text-field',
    before: prefixIcon,
    error,
    warning: full.warningWith(pasteWarning ?? (full.isShown ? warning : held)),
    onForgetRefusal: standing && !(standing.isOnlyWarning && props.error) ? forget : undefined,
    submitted: refused === undefined ? undefined : '',
    legend: (
      <>
        {readPaste && (
          <PasteReader
            inputRef={controlRef}
            isNotEditable={isNotEditable}
            maxLength={maxLength}
            readPaste={readPaste}
            value={value}
            onRead={(next) => {
              full.forget();
              setRefusal(next);
            }}
            hasError={Boolean(error)}
            error={refused}
            onValidityChange={props.onValidityChange}
          />
        )}
        {limited.watcher}
      </>
    ),
    input: {
      ref: controlRef,
      ...(needsSelection ? typeWithSelection(type) : { type }),
      ...limited.inputProps,
      placeholder,
      ...(inputMode && { inputMode }),
      autoComplete,
    },
  });
}
