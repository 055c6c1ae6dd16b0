'use client';
import type { RefObject } from 'react';
import type { FieldBaseProps } from '../FieldFrame/FieldName.ts';
import { type FieldValueProps, useFieldValue } from '../FieldFrame/useFieldValue.ts';
import type { TextValidation } from './typedTexts.ts';
import { useTypedTexts } from './useTypedTexts.ts';

export interface TypedTextOptions<Value, Validation>
  extends FieldValueProps<Value | null>,
    Pick<FieldBaseProps, 'isReadOnly' | 'disabledReason'> {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Returns the text of a value. */
  format: (value: Value | null) => string;
  /** Validates a text. */
  validate: (text: string) => Validation;
  messageOf: (validation: Validation) => string | undefined;
  /** The form's own message. */
  error?: string | undefined;
  onValidityChange?: ((message: string | undefined) => void) | undefined;
}

const boxes = ['only'] as const;

/** `useTypedTexts` for a field of one box, controlled or uncontrolled. */
export function useTypedText<Value, Validation extends TextValidation<Value, string>>(
  options: TypedTextOptions<Value, Validation>,
) {
  const { inputRef, validate, onValidityChange } = options;
  const [value, onChange] = useFieldValue<Value | null>(options, {
    empty: null,
    controlRef: inputRef,
    dropDraft: (): void => fields.reset(),
  });
  const fields = useTypedTexts<'only', Value, Validation>({
    boxes,
    value: { only: value },
    onChange: ({ only }) => onChange(only),
    format: options.format,
    validate: ({ only }) => ({ only: validate(only) }),
    messageOf: options.messageOf,
    errors: { only: options.error },
    isNotEditable: Boolean(options.disabledReason || options.isReadOnly),
    onValidityChange: ({ only }) => onValidityChange?.(only),
  });
  return {
    text: fields.texts.only,
    validation: fields.validation.only,
    error: fields.errors.only,
    isRefused: fields.refused !== undefined,
    pasteWarning: fields.pasteWarnings.only,
    /** Shows another text without a change of the value. */
    draft: (only: string) => fields.draft({ only }),
    edit: (only: string) => fields.edit({ only }),
    touch: () => fields.touch('only'),
    forgetRefusal: fields.forgetRefusal,
    refuse: (message: string, isOnlyWarning = false) => fields.refuse('only', message, isOnlyWarning),
  };
}
