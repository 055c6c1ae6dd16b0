import type { FieldBaseProps } from '../../fields/FieldFrame/FieldName.ts';

/** One option of a group. */
export interface ChoiceOption<Value extends string> {
  /** The value for `onChange`; unique in the group. */
  value: Value;
  /** Its name: a few words, without a full stop. */
  label: string;
  /** A line below the name. */
  hint?: string | undefined;
  /** Makes the option unavailable and shows the reason instead of the hint. The option stays focusable. */
  disabledReason?: string | undefined;
}

export interface ChoiceGroupProps<Value extends string> extends Omit<FieldBaseProps, 'warning'> {
  /** In reading order. */
  options: readonly ChoiceOption<Value>[];
  /** Next to each other only if the names are short. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

export interface ChoiceItemProps {
  option: ChoiceOption<string>;
  /** The whole group is disabled. */
  isBlocked: boolean;
}
