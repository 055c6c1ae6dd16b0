'use client';
import { Check, Minus } from '@lucide/icons';
import { type Ref, useId, useLayoutEffect } from 'react';
import { useObjectRef } from 'react-aria';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Drawing } from '../../internal/Drawing.tsx';
import type { FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { ChoiceWords } from '../../internal/choices/ChoiceWords.tsx';
import { choiceRow, square } from '../../internal/choices/choice.css.ts';
import { markBlocked, markOpen } from '../../internal/choices/markBlocked.ts';
import { root } from './Checkbox.css.ts';

export type CheckboxProps = FieldName & {
  /** Whether it is ticked. */
  isSelected: boolean;
  /** The state asked for; the box follows `isSelected`. */
  onChange: (isSelected: boolean) => void;
  /** Some of what it stands for is ticked and some is not; a press asks for all of it. */
  isIndeterminate?: boolean | undefined;
  /** Below the label while there is no error. */
  hint?: string | undefined;
  /** Marks it invalid and takes the place of the hint; say what to do. */
  error?: string | undefined;
  /** Shows the red asterisk and tells assistive technology; checking is the form's. */
  isRequired?: boolean | undefined;
  /** Keeps it readable and focusable, but as it is. */
  isReadOnly?: boolean | undefined;
  /** Disables it and says why. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** The name under which a form submits `value` while it is ticked. */
  name?: string | undefined;
  /** What a form submits. @default 'on' */
  value?: string | undefined;
  /** Reaches the native input: for a measure or a focus that no prop offers. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One yes or no in a form that is sent later. Use `Switch` for what happens at once, `CheckboxGroup` for a list. */
export function Checkbox(props: CheckboxProps) {
  const { label, isSelected, onChange, isIndeterminate, hint, error, isRequired, isReadOnly, disabledReason } = props;
  const { name, value, ref = null } = props;
  const id = useId();
  const isBlocked = Boolean(disabledReason);
  const note = disabledReason ?? (error || hint);
  const isInvalid = Boolean(error) && !isBlocked;
  const inputRef = useObjectRef(ref);
  useLayoutEffect(() => (isBlocked ? markBlocked : markOpen)(inputRef.current), [inputRef, isBlocked]);
  const labelId = `${id}label`;
  const noteId = `${id}note`;
  return (
    <CheckboxField
      className={root}
      inputRef={inputRef}
      aria-label={props['aria-label']}
      aria-labelledby={label === undefined ? undefined : labelId}
      aria-describedby={note ? noteId : undefined}
      isSelected={isSelected}
      onChange={onChange}
      isIndeterminate={isIndeterminate}
      isRequired={isRequired}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly || isBlocked}
      // The browser's own messages are in the browser's language.
      validationBehavior="aria"
      name={name}
      value={value}
    >
      <CheckboxButton className={choiceRow} data-blocked={isBlocked ? '' : undefined}>
        <span className={square}>
          <Drawing of={isIndeterminate ? Minus : Check} size={14} />
        </span>
        {(label !== undefined || note) && (
          <ChoiceWords {...{ labelId, noteId, label, note, isRequired }} isError={isInvalid} />
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
