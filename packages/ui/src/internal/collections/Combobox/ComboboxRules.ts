import type { SelectOption, SelectValue } from './SelectOption.ts';
import type { SearchHandler } from './useOptionSearch.ts';

/** How a field uses `useCombobox`. */
export interface ComboboxRules<Option extends SelectOption> {
  options: readonly Option[];
  isNotEditable: boolean;
  onSearch: SearchHandler | undefined;
  totalCount: number | undefined;
  /** The server's next options are loading, or failed to load: the given ones belong to the former text. */
  isStale: boolean;
  /** Options are loading, so those given may not be all that match. */
  isLoading: boolean;
  /** The chosen value of a single select. The list opens at it. */
  chosenValue: SelectValue | null;
  isMultiple: boolean;
  /** The typed text is a value of its own: no option is marked while typing. */
  isFreeText?: boolean | undefined;
  /** The last option, which offers to create one from a text that no option has as its label. */
  offerNew?: ((text: string) => Option) | undefined;
  /** No option is given: the first list is requested when it opens. */
  isLoadedAtOpening?: boolean | undefined;
  /** `isLeaving`: the user chose by Tab or by a press elsewhere, which never removes a choice. */
  onChoose: (option: Option, isLeaving: boolean) => void;
  /** The field loses the focus with an emptied text. Returns whether there was something to clear. */
  onClear: () => boolean;
  /** The field loses the focus with a text that matches no option, or several. */
  onReject: () => void;
  /** Escape dropped the typed text. */
  onRevert?: (() => void) | undefined;
  /** Backspace with no text before the caret. */
  onBackspace?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}
