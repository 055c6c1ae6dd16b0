export type SelectValue = string | number;

export interface SelectOption<Value extends SelectValue = SelectValue> {
  /** The text to show, search and read out; never empty. */
  label: string;
  /** Unique in the list; what `onChange` gives. */
  value: Value;
  /**
   * A second line that tells equal labels apart (a registry number, an e-mail address). Of its words those with a digit or an `@` are
   * searched: in `ANS 312345` the number.
   */
  subtitle?: string | undefined;
  /** Words that find the option besides its label, instead of those of `subtitle`: a former name, an abbreviation. */
  searchText?: string | undefined;
}
