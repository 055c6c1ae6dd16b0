'use client';
import { Check, Minus } from '@lucide/icons';
import { useLayoutEffect } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Drawing } from '../../internal/Drawing.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/FieldFrame/useFieldValue.ts';
import { pickData } from '../../internal/pickDomProps.ts';
import { ChoiceWords } from '../../internal/choices/ChoiceWords.tsx';
import { choiceRow, square } from '../../internal/choices/choice.css.ts';
import { hideByClassWith } from '../../internal/choices/hideByClass.tsx';
import { markBlocked, markOpen } from '../../internal/choices/markBlocked.ts';
import { useResetGuard } from '../../internal/choices/useResetGuard.ts';
import { root } from './Checkbox.css.ts';

export type CheckboxProps = FieldName &
  Omit<FieldBaseProps, 'warning'> &
  ControlRefProps & {
    /** Whether it is ticked. */
    value?: boolean | undefined;
    /** Whether it is ticked at first, where it keeps its own state; a reset of the form brings it back. */
    defaultValue?: boolean | undefined;
    /** The state asked for; the box follows `value`. */
    onChange?: ((value: boolean) => void) | undefined;
    /** Some of what it stands for is ticked and some is not; a press asks for all of it. */
    isIndeterminate?: boolean | undefined;
    /** What a form submits under `name` while it is ticked. @default 'on' */
    submittedValue?: string | undefined;
  };

/** One yes or no in a form that is sent later. Use `Switch` for what happens at once, `CheckboxGroup` for a list. */
export function Checkbox(props: CheckboxProps) {
  const { isIndeterminate, hint, error, isRequired, disabledReason, submittedValue } = props;
  const field = useFieldFrame('checkbox', props);
  const { readOnly: isLocked = false, 'aria-invalid': isInvalid = false, ...control } = field.controlProps;
  const inputRef = useControlRef(props);
  const [isOn, change] = useFieldValue({ ...props, empty: false, controlRef: inputRef });
  const edit = useResetGuard(change);
  const isBlocked = Boolean(disabledReason);
  useLayoutEffect(() => (isBlocked ? markBlocked : markOpen)(inputRef.current), [inputRef, isBlocked]);
  return (
    <CheckboxField
      id={control.id}
      aria-describedby={control['aria-describedby']}
      onFocus={control.onFocus}
      onBlur={control.onBlur}
      data-ui={field.part}
      className={root}
      inputRef={inputRef}
      aria-labelledby={field.labelId}
      isSelected={isOn}
      onChange={edit}
      isIndeterminate={isIndeterminate ?? false}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid}
      isReadOnly={isLocked}
      // The browser's own messages are in the browser's language.
      validationBehavior="aria"
      name={field.submittedName}
      value={submittedValue}
    >
      <CheckboxButton
        render={hideByClassWith(pickData(control))}
        className={choiceRow}
        data-blocked={isBlocked ? '' : undefined}
      >
        <span className={square}>
          <Drawing of={isIndeterminate ? Minus : Check} size={14} />
        </span>
        <ChoiceWords
          labelId={field.labelId}
          noteId={field.belowId}
          label={field.label}
          isLabelHidden={field.isLabelHidden}
          note={disabledReason ?? (error || hint)}
          isError={isInvalid}
          isRequired={isRequired}
          isLive
        />
      </CheckboxButton>
    </CheckboxField>
  );
}
