export type SelectValue = string | number;

export interface SelectOption<Value extends SelectValue = SelectValue> {
  /** The text to show, search and read out; never empty. */
  label: string;
  /** Unique in the list; the value for `onChange`. */
  value: Value;
  /**
   * A second line that distinguishes equal labels (a registry number, an e-mail address). Only its words with a digit or an `@` are
   * searched: in `ANS 312345` the number.
   */
  subtitle?: string | undefined;
  /** Further words that find the option, such as a former name or an abbreviation. The words of `subtitle` are then not searched. */
  searchText?: string | undefined;
}

/** An option of the list; `isNew` is the offer to create one from the typed text. */
export interface ListedOption extends SelectOption {
  isNew?: boolean | undefined;
}
