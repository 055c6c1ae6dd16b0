import type { DescribedProps } from '../pickDomProps.ts';

/** One thing that can be chosen in a group. */
export interface ChoiceOption<Value extends string> {
  /** What `onChange` gives; unique in the group. */
  value: Value;
  /** Its name: a few words, without a full stop. */
  label: string;
  /** A line below the name. */
  hint?: string | undefined;
  /** Keeps it from being chosen and says why, in place of the hint. It stays focusable. */
  disabledReason?: string | undefined;
}

export interface ChoiceGroupProps<Value extends string> extends DescribedProps {
  /** In reading order. */
  options: readonly ChoiceOption<Value>[];
  /** Below the choices while there is no error. */
  hint?: string | undefined;
  /** Marks the group invalid and takes the place of the hint; say what to do. */
  error?: string | undefined;
  /** Shows the red asterisk and tells assistive technology; checking is the form's. */
  isRequired?: boolean | undefined;
  /** Keeps the choice readable and focusable, but as it is. */
  isReadOnly?: boolean | undefined;
  /** Disables all of it and says why. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** The name under which a form submits what is chosen. */
  name?: string | undefined;
  /** Beside each other only where the names are short. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

export interface ChoiceItemProps {
  option: ChoiceOption<string>;
  /** The group as a whole cannot be used. */
  isBlocked: boolean;
}
