'use client';
import type { ReactNode } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { refusedKeysPtBR } from '../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { joinSentences } from '../../internal/base/announce/joinSentences.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';
import { hasOtherLabel, stripLabel } from '../../internal/fields/masks/stripLabel.ts';
import { useMaskedInput } from '../../internal/fields/masks/useMaskedInput.ts';
import { useHeldSubmit } from '../../internal/fields/typed/useHeldSubmit.ts';
import { useHeldWarning } from '../../internal/fields/typed/useHeldWarning.ts';
import { useReportedValidity } from '../../internal/fields/typed/useReportedValidity.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import type { MaskedFieldProps } from './MaskedFieldProps.ts';
import { usePasteWarning } from './usePasteWarning.ts';

type MaskedBoxProps = MaskedFieldProps & {
  /** The `data-ui` of the field. */
  dataUi: string;
  /** A warning about a valid value, shown if there is no other warning. */
  warningFor?: ((value: string) => string | undefined) | undefined;
  /** The meaning of a valid value, which replaces the hint. */
  reading?: ((value: string) => string | undefined) | undefined;
  /** Names of the number that a pasted text may have before it, besides the label. */
  ownNames?: readonly string[] | undefined;
  /** See `useMaskedInput`; the names are removed anyway. */
  shapeOf?: ((value: string) => string) | undefined;
  prepare?: ((text: string) => string) | undefined;
  legend?: ReactNode;
  legendId?: string | undefined;
};

/** `MaskedField` with a legend and a warning, for fields of the kit that use it. */
export function MaskedBox(props: MaskedBoxProps) {
  const { mask, shapeOf, prepare = String, placeholder, autoComplete = 'off', warningFor: doubt } = props;
  const names = [...(props.ownNames ?? []), props.label];
  const { pastedNothing, typedOtherName } = useAreaMessages('masks', masksPtBR);
  const inputRef = useControlRef(props);
  const [value, onChange] = useFieldValue(props, {
    empty: '',
    controlRef: inputRef,
    dropDraft: (): void => paste.forget(),
  });
  const clean = readMask(mask, value);
  const takesLetters = mask.includes('@');
  const isNotEditable = Boolean(props.disabledReason || props.isReadOnly);
  const paste = usePasteWarning(mask, clean, Boolean(props.error), isNotEditable);
  const { inputProps, refusedKeys, write } = useMaskedInput({
    inputRef,
    mask,
    shapeOf,
    prepare: (text) => stripLabel(mask, prepare(text), names),
    readPaste: (text, pasted) =>
      props.readPaste?.(text, pasted) ?? (hasOtherLabel(mask, text) ? { refused: pastedNothing } : undefined),
    refuseTyped: (keys) => {
      const text = stripLabel(mask, prepare(keys), names);
      return props.refuseTyped?.(text) ?? (!takesLetters && hasOtherLabel(mask, text) ? typedOtherName : undefined);
    },
    onRefusedKeys: paste.refuseTyped,
    value,
    onChange,
    isReadOnly: isNotEditable,
    error: paste.error ?? props.error,
    onEdit: paste.onEdit,
    onStrayMark: paste.onStrayMark,
  });
  const { beforeFraction } = paste;
  const hasError = Boolean(paste.error ?? props.error);
  const isFractionHeld = useHeldSubmit(inputRef, hasError || beforeFraction === undefined ? undefined : clean, () => {
    paste.leave();
    if (beforeFraction === undefined || !/^0{1,2}$/.test(clean.slice(beforeFraction.length))) return;
    // As a paste of `1234567890.0`.
    write(beforeFraction);
    paste.dropFraction(beforeFraction);
  });
  const { heldBack } = useAreaMessages('masks', refusedKeysPtBR);
  const pasteWarning =
    paste.warning !== undefined && isFractionHeld && !refusedKeys.isShown
      ? joinSentences([paste.warning, heldBack])
      : paste.warning;
  const { warning, holdsForm } = props;
  const held = useHeldWarning({ inputRef, value: clean, warning, holdsForm, hasError });
  const forget = () => {
    paste.forget();
    refusedKeys.forget();
  };
  const refused = paste.error;
  useReportedValidity(refused, props.onValidityChange);
  return (
    <TextBox
      {...props}
      submitted={refused ? '' : clean}
      onForgetRefusal={paste.canForget ? forget : undefined}
      error={refused ?? props.error}
      hint={props.reading?.(value) ?? props.hint}
      onBlur={() => {
        paste.leave();
        props.onBlur?.();
      }}
      warning={refusedKeys.warningWith(
        (paste.isOnlyWarning && refusedKeys.isShown ? undefined : pasteWarning) ??
          (refusedKeys.isShown ? warning : held) ??
          doubt?.(value),
      )}
      input={{
        ...inputProps,
        ref: inputRef,
        type: 'text',
        inputMode: props.inputMode ?? (takesLetters ? 'text' : 'numeric'),
        autoCapitalize: takesLetters ? 'characters' : 'off',
        autoCorrect: 'off',
        spellCheck: false,
        placeholder,
        autoComplete,
      }}
    />
  );
}
