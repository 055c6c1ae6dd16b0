import type { Ref } from 'react';
import type { DescribedProps } from '../../base/dom/pickDomProps.ts';

/** A field without an accessible name does not compile. */
export interface FieldName {
  /** Above the control: two or three words, without a full stop. */
  label: string;
  /** For a field in a row of a table or a bar, where its place says what it is: the label is then only spoken. */
  isLabelHidden?: boolean | undefined;
}

export interface FieldBaseProps extends DescribedProps {
  /** Below the control while there is no error and no warning. */
  hint?: string | undefined;
  /** Marks the field invalid and takes the place of the hint; say what to do. */
  error?: string | undefined;
  /** Takes the place of the hint: worth a second look, never blocks and never marks the field invalid. */
  warning?: string | undefined;
  /** Shows the red asterisk and tells assistive technology; checking is the form's. */
  isRequired?: boolean | undefined;
  /** Disables the field and says why; it is then not submitted. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** Shows a value that cannot be changed here and is submitted. Use `disabledReason` for one that does not count. */
  isReadOnly?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Runs when the focus comes into the field. */
  onFocus?: (() => void) | undefined;
  /** Runs when the focus leaves the field: the moment to check it. */
  onBlur?: (() => void) | undefined;
}

/** The two ways to the native control of a field. */
export interface ControlRefProps<Control extends HTMLElement = HTMLInputElement> {
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  ref?: Ref<Control> | undefined;
  /** The same element as `ref`, for a wrapper that keeps `ref` for itself. */
  inputRef?: Ref<Control> | undefined;
}
