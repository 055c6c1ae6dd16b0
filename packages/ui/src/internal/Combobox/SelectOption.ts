export type SelectValue = string | number;

export interface SelectOption<Value extends SelectValue = SelectValue> {
  /** What is shown, searched and read out; never empty. */
  label: string;
  /** Unique in the list; what `onChange` gives. */
  value: Value;
  /** A second line that tells equal labels apart (a registry number, an address); searched too. */
  subtitle?: string | undefined;
}
