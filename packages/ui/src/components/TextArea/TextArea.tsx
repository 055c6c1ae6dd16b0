'use client';
import { useId } from 'react';
import { FieldFrame } from '../../internal/fields/FieldFrame/FieldFrame.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { controlBox } from '../../styles/field.css.ts';
import { area, counter } from './TextArea.css.ts';
import { useCounter } from './useCounter.ts';
import { useGrowth } from './useGrowth.ts';

export type TextAreaProps = FieldName &
  FieldBaseProps &
  ControlRefProps<HTMLTextAreaElement> & {
    /** As typed, including line breaks; the form trims it. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** Runs with the text as typed, also beyond `maxLength`: nothing is truncated. */
    onChange?: ((value: string) => void) | undefined;
    /** Maximum number of characters, counted below the field. A longer text stays, and is an error until it is shortened. */
    maxLength?: number | undefined;
    /** Runs with the field's own message while its text is too long, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** Number of lines while it is empty. @default 3 */
    minRows?: number | undefined;
    /** Maximum number of lines to which it grows with its text; then it scrolls. @default 10 */
    maxRows?: number | undefined;
    /** An example of the expected text; never the only explanation of what to write. */
    placeholder?: string | undefined;
  };

/** Text of several lines: a reason, a note, a message. Use `TextField` for one line. */
export function TextArea(props: TextAreaProps) {
  const { maxLength, minRows = 3, maxRows = 10, placeholder, error } = props;
  const counterId = useId();
  const controlRef = useControlRef(props);
  const [value, change] = useFieldValue(props, { empty: '', controlRef });
  const { problem, countText, noteEdit, notePaste } = useCounter(value, props);
  const framed = { ...props, error: problem ?? error };
  const field = useFieldFrame('text-area', framed, maxLength === undefined ? undefined : counterId);
  useGrowth(controlRef, { minRows, maxRows });
  return (
    <FieldFrame
      {...framed}
      field={field}
      aside={
        maxLength !== undefined && (
          <span id={counterId} className={counter} data-over={problem ? '' : undefined}>
            {countText}
          </span>
        )
      }
    >
      <div className={controlBox} {...field.boxProps}>
        <textarea
          {...field.controlProps}
          ref={controlRef}
          className={area}
          name={field.submittedName}
          rows={minRows}
          value={value}
          placeholder={placeholder}
          onPaste={notePaste}
          onChange={(event) => {
            noteEdit(event.target.value);
            change(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
