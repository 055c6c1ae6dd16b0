import type { SelectOption, SelectValue } from './SelectOption.ts';
import type { SearchHandler } from './useOptionSearch.ts';

/** How a field uses `useCombobox`. */
export interface ComboboxRules<Option extends SelectOption> {
  options: readonly Option[];
  isNotEditable: boolean;
  onSearch: SearchHandler | undefined;
  totalCount: number | undefined;
  /** The options belong to the former text, because the next ones are loading or failed to load. */
  isStale: boolean;
  /** Options are loading, so `options` may not contain every match. */
  isLoading: boolean;
  /** The chosen value of a single select. The list opens at it. */
  chosenValue: SelectValue | null;
  isMultiple: boolean;
  /** The typed text is the value, so no option is marked while typing. */
  isFreeText?: boolean | undefined;
  /** Returns an option that offers to create one from the text. It is listed last if no option has the text as its label. */
  offerNew?: ((text: string) => Option) | undefined;
  /** No options are given; the first ones are requested when the list opens. */
  isLoadedAtOpening?: boolean | undefined;
  /** Runs with the chosen option. `isLeaving`: it was chosen by Tab or a press elsewhere, which never removes a choice. */
  onChoose: (option: Option, isLeaving: boolean) => void;
  /** Runs if the field loses the focus with an emptied text. Returns whether there was something to clear. */
  onClear: () => boolean;
  /** Runs if the field loses the focus with a text that matches no option, or several. */
  onReject: () => void;
  /** Runs after Escape has cleared the typed text. */
  onRevert?: (() => void) | undefined;
  /** Runs on Backspace without text before the caret. */
  onBackspace?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}
