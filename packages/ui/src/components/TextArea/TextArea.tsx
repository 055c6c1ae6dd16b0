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
    /** As typed, line breaks included; trimming is the form's. */
    value?: string | undefined;
    /** The first value of a field that keeps its own; a reset of the form restores it. */
    defaultValue?: string | undefined;
    /** The text as typed, also beyond `maxLength`: nothing is cut. */
    onChange?: ((value: string) => void) | undefined;
    /** Characters, counted below the field; a longer text stays, and is an error until it is shortened. */
    maxLength?: number | undefined;
    /** The field's own message while its text is too long, so that a form can hold back. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** Lines shown while it is empty. @default 3 */
    minRows?: number | undefined;
    /** Lines up to which it grows with its text; then it scrolls. @default 10 */
    maxRows?: number | undefined;
    /** An example of the expected text; never the only place that says what to write. */
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
