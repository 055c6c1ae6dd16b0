/** A field without an accessible name does not compile. */
export type FieldName =
  | {
      /** Above the control: two or three words, without a full stop. */
      label: string;
      /** Not beside a label, which already names the field. */
      'aria-label'?: never | undefined;
    }
  | {
      /** Not beside an `aria-label`. */
      label?: never | undefined;
      /** Names a field that shows no label, such as one in a row of a table. */
      'aria-label': string;
    };

export interface FieldBaseProps {
  /** Below the control while there is no error and no warning. */
  hint?: string | undefined;
  /** Marks the field invalid and takes the place of the hint; say what to do. */
  error?: string | undefined;
  /** Takes the place of the hint: worth a second look, never blocks and never marks the field invalid. */
  warning?: string | undefined;
  /** Shows the red asterisk and tells assistive technology; checking is the form's. */
  isRequired?: boolean | undefined;
  /** Disables the field and says why. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
}
