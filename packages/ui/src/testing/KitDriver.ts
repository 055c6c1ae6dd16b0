import type { ToastText } from './readToastCard.ts';

/** Both `yyyy-MM-dd`, or both `HH:mm` for a `TimeRangeField`. */
export interface TestRange {
  start: string;
  end: string;
}

export interface TestFile {
  name: string;
  /** MIME type; empty if the system does not know it. */
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Parts of a bank account. An omitted part is not changed. */
export interface TestBankAccount {
  /** Its code: `001`. */
  bank?: string | undefined;
  /** `1234-5`. */
  agency?: string | undefined;
  /** With its check digit: `12345678-9`. */
  account?: string | undefined;
  /** The label of the kind: `Poupança`. */
  kind?: string | undefined;
}

/** Cell texts by the header of their column. A truncated text is returned in full. */
export type TestRow = Record<string, string>;

/**
 * Actions of a user with the kit, for tests; the same for each test tool. Names must match in full: `Operadora` does not match `Operadora
 * antiga`.
 */
export interface KitDriver {
  /** Presses a button, also one of a `ButtonGroup` or a `Toolbar`, or fails with the reason why it is disabled. */
  press(button: string): Promise<void>;
  /** Submits a `FilterBar`, found by its label; fails with the reason if that is not possible. */
  submitFilters(label: string): Promise<void>;
  /** Presses the button of a `FilterBar` that clears it; fails with the reason if that is not possible. */
  clearFilters(label: string): Promise<void>;
  /** Replaces the text of a field with one box and blurs it, so that a number is grouped and a partial date completed. */
  typeText(label: string, text: string): Promise<void>;
  /** Types both dates or times and blurs the boxes, which puts them in order. `label` is that of the field, not of a box. */
  typeRange(label: string, range: TestRange): Promise<void>;
  /** Types the parts of a `BankAccountField` into its boxes and blurs them. */
  typeBankAccount(label: string, account: TestBankAccount): Promise<void>;
  /** Picks both days in the calendar; fails with the reason if a day cannot be picked. */
  pickRange(label: string, range: TestRange): Promise<void>;
  /** Picks a month, `yyyy-MM`, of a `MonthField`; fails with the reason if it cannot be picked. */
  pickMonth(label: string, month: string): Promise<void>;
  /** Types the option's label into a `Select` or `Combobox`, waits for it (also from a server) and presses it. */
  chooseOption(label: string, option: string): Promise<void>;
  /** Replaces the text of a `Combobox` with free text and blurs it. To choose a suggestion use `chooseOption`. */
  typeFreeText(label: string, text: string): Promise<void>;
  /** Types a text into a `Combobox` with `onCreate`, waits for the offer to create it (also from a server) and presses it. */
  createOption(label: string, text: string): Promise<void>;
  /** Types texts into a `TokenField`, which may mark them as wrong, drop or refuse them, and blurs it. */
  addTokens(label: string, texts: readonly string[]): Promise<void>;
  /** Removes a token of a `TokenField` by its button, and waits until it is gone. */
  removeToken(label: string, token: string): Promise<void>;
  /** The tokens of a `TokenField`, also the wrong ones. */
  readTokens(label: string): Promise<string[]>;
  /** Adds options to a `MultiSelect`. Options that are already chosen stay chosen. */
  chooseOptions(label: string, options: readonly string[]): Promise<void>;
  /** Checks or unchecks a `Checkbox`, or an option of a `CheckboxGroup`. Does nothing if it already has this state. */
  setCheckbox(label: string, isSelected: boolean): Promise<void>;
  /** Turns a `Switch` on or off. Does nothing if it already has this state. */
  setSwitch(label: string, isOn: boolean): Promise<void>;
  /** Selects a tab of `Tabs` by its label, and waits until its content is shown. */
  chooseTab(tabs: string, tab: string): Promise<void>;
  /** Chooses an option of a `RadioGroup`, or of a `ToggleButtonGroup` with a single choice. */
  chooseRadio(group: string, option: string): Promise<void>;
  /** Opens a `Menu`, a `RowMenu`, a `UserMenu` or the menu of a `SplitButton` by its label and presses an item of it, through the submenus in `path`. */
  chooseMenuItem(menu: string, ...path: readonly string[]): Promise<void>;
  /** Checks or unchecks an item of a `Menu` with choices, or of the view menu of a `DataTable`, and closes the menu. */
  chooseInMenu(menu: string, line: string, isSelected?: boolean): Promise<void>;
  /** Opens a `CommandPalette` by its label, types the entry's label, waits for it (also from a server) and presses it. */
  runCommand(palette: string, command: string): Promise<void>;
  /** Opens or closes a `Disclosure`, or a section of an `Accordion`, by its title. Does nothing if it already has this state. */
  setExpanded(title: string, isExpanded: boolean): Promise<void>;
  /** Presses a step of `Steps` by its label. */
  chooseStep(steps: string, step: string): Promise<void>;
  /** Removes a tag of a `TagGroup` by its button, and waits until it is gone. */
  removeTag(group: string, tag: string): Promise<void>;
  /** Opens a `Popover` by its label and waits until it is open. Does nothing if it is already open. */
  openPopover(label: string): Promise<void>;
  /**
   * Closes a `Modal` or a `Drawer` by its close button, and waits until it is gone. If it asks about unsaved changes, answer that question
   * first.
   */
  closeDialog(title: string): Promise<void>;
  /** The rows of a `DataTable`, as a table or as cards, once it has loaded. */
  readTable(name: string): Promise<TestRow[]>;
  /** The rows of totals of a `DataTable`: the label, in the column that names the rows, and the values. */
  readTotals(name: string): Promise<TestRow[]>;
  /** Sorts a `DataTable` by the header of a column; `null` restores the list's own order. */
  sortBy(table: string, header: string, direction: 'ascending' | 'descending' | null): Promise<void>;
  /** Selects or deselects rows of the current page of a `DataTable`, by their names; fails with the reason if a row cannot be selected. */
  selectRows(table: string, rows: readonly string[], isSelected?: boolean): Promise<void>;
  /**
   * Goes to a page of a `DataTable`, or of a `Pagination` with this name, and waits until it is current. Without a total it goes page by page. A
   * narrow pagination can only go to a page whose number it shows.
   */
  goToPage(table: string, page: number): Promise<void>;
  /** Sets the number of rows of a page to one of the offered numbers. */
  setPageSize(table: string, size: number): Promise<void>;
  /** Presses an action of the bar below a `DataTable` with selected rows. */
  bulkAction(table: string, action: string): Promise<void>;
  /** The numbers of a `BarList` or `StackedBar`, as they are shown, by the names of their bars. */
  readBars(label: string): Promise<Record<string, string>>;
  /** The text of a `Meter`: “82 de 100 MB, Quase cheio”. */
  readMeter(label: string): Promise<string>;
  /** The number of a `StatTile`, once it has loaded. */
  readStat(label: string): Promise<string>;
  /** The states of `ProgressSteps` by the names of the steps: “Concluída”. */
  readSteps(label: string): Promise<Record<string, string>>;
  /** Waits for the confirmation dialog, presses the button and waits until the dialog is gone. */
  answerConfirm(title: string, button: string): Promise<void>;
  /** The toasts that are shown now, urgent ones first. */
  readToasts(): Promise<ToastText[]>;
  /** Waits for a toast with this title. */
  findToast(title: string): Promise<ToastText>;
  /** Waits for a toast with this title and, if given, this message. Fails with the message that it has instead. */
  expectToast(title: string, message?: string): Promise<void>;
  /** Drags the files onto a `DropZone` and drops them. */
  dropFiles(label: string, files: readonly TestFile[]): Promise<void>;
}
