import type { Ref } from 'react';
import type { DescribedProps } from '../../base/dom/pickDomProps.ts';

/** The accessible name of a field. The type requires it. */
export interface FieldName {
  /** Above the control: two or three words, without a full stop. */
  label: string;
  /** Hides the label visually, for a field whose position in a table or a bar explains it. */
  isLabelHidden?: boolean | undefined;
}

export interface FieldBaseProps extends DescribedProps {
  /** Below the control if there is no error and no warning. */
  hint?: string | undefined;
  /** Marks the field invalid and replaces the hint; say how to fix it. */
  error?: string | undefined;
  /** Replaces the hint: the value may be wrong, but the field is valid and does not block the form. */
  warning?: string | undefined;
  /** Shows the red asterisk and sets `aria-required`. The form validates it. */
  isRequired?: boolean | undefined;
  /** Disables the field and shows the reason; it is then not submitted. A field cannot be disabled without a reason. */
  disabledReason?: string | undefined;
  /** Shows a value that cannot be changed here and is submitted. For a value that is not submitted use `disabledReason`. */
  isReadOnly?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Runs when the focus moves into the field. */
  onFocus?: (() => void) | undefined;
  /** Runs when the focus leaves the field: the moment to validate it. */
  onBlur?: (() => void) | undefined;
}

/** A field whose warning may be a mistake that matters, such as the number of another person. */
export interface HoldingProps {
  /** Whether the first submit of the form with this `warning` is held back, with the focus in the field. @default false */
  holdsForm?: boolean | undefined;
}

/** The two refs to the native control of a field. */
export interface ControlRefProps<Control extends HTMLElement = HTMLInputElement> {
  /** The native element, for a measurement or a focus that no prop offers. */
  ref?: Ref<Control> | undefined;
  /** The same element as `ref`, for a wrapper that keeps `ref` for itself. */
  inputRef?: Ref<Control> | undefined;
}
