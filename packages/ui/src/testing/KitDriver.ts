import type { ToastText } from './readToastCard.ts';

/** Both `yyyy-MM-dd`. */
export interface TestRange {
  start: string;
  end: string;
}

export interface TestFile {
  name: string;
  /** Mime type; empty where the system would not know it. */
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Cells by the header of their column; a cut text is given whole. */
export type TestRow = Record<string, string>;

/** The actions of a person with the kit, for tests; the same for each tool. Names are whole: `Operadora` is not `Operadora antiga`. */
export interface KitDriver {
  /** Presses a button, or fails with the reason why it is disabled. */
  press(button: string): Promise<void>;
  /** Searches with a `FilterBar`, by its label; fails with the reason why it cannot. */
  submitFilters(label: string): Promise<void>;
  /** Presses the button of a `FilterBar` that clears it; fails with the reason why it cannot. */
  clearFilters(label: string): Promise<void>;
  /** Types into a field of one box in the place of what is there, and leaves it: a number is then grouped, half a date completed. */
  typeText(label: string, text: string): Promise<void>;
  /** Types both dates and leaves the boxes, which swaps reversed ones. `label` is the picker's, not that of a box. */
  typeRange(label: string, range: TestRange): Promise<void>;
  /** Picks both days in the calendar; fails with the reason on a day that cannot be picked. */
  pickRange(label: string, range: TestRange): Promise<void>;
  /** Picks a month, `yyyy-MM`, of a `MonthField`; fails with the reason on one that cannot be picked. */
  pickMonth(label: string, month: string): Promise<void>;
  /** Types the option's label into a `Select`, waits for it (also from a server) and presses it. */
  chooseOption(label: string, option: string): Promise<void>;
  /** Adds options to a `MultiSelect`; those already chosen stay chosen. */
  chooseOptions(label: string, options: readonly string[]): Promise<void>;
  /** Ticks a `Checkbox`, or an option of a `CheckboxGroup`, or takes its tick away; what is so already stays. */
  setCheckbox(label: string, isSelected: boolean): Promise<void>;
  /** Turns a `Switch` on or off; one that is so already stays. */
  setSwitch(label: string, isOn: boolean): Promise<void>;
  /** Shows a tab of `Tabs` by its label, and waits until it is shown. */
  chooseTab(tabs: string, tab: string): Promise<void>;
  /** Chooses an option of a `RadioGroup`, or of a `ToggleButtonGroup` that has one. */
  chooseRadio(group: string, option: string): Promise<void>;
  /** Opens a `Menu` or `RowMenu` by its label and presses a line of it, through the submenus that `path` names. */
  chooseMenuItem(menu: string, ...path: readonly string[]): Promise<void>;
  /** Ticks a line of a `Menu` with choices, or of the view of a `DataTable`, or takes its tick away, and closes it. */
  chooseInMenu(menu: string, line: string, isSelected?: boolean): Promise<void>;
  /** Opens a `CommandPalette` by its label, types the entry's label, waits for it (also from a server) and presses it. */
  runCommand(palette: string, command: string): Promise<void>;
  /** Opens or closes a `Disclosure`, or a section of an `Accordion`, by its title; what is so already stays. */
  setExpanded(title: string, isExpanded: boolean): Promise<void>;
  /** Presses a step of `Steps` by its label. */
  chooseStep(steps: string, step: string): Promise<void>;
  /** Takes a tag of a `TagGroup` off by its button, and waits until it is gone. */
  removeTag(group: string, tag: string): Promise<void>;
  /** Opens a `Popover` by its label and waits until it is there; what is open already stays. */
  openPopover(label: string): Promise<void>;
  /** Closes a `Modal` or a `Drawer` by its cross, and waits until it is gone; answer the question of a changed one before. */
  closeDialog(title: string): Promise<void>;
  /** The rows of a `DataTable`, as a table or as cards, once it waits for no answer. */
  readTable(name: string): Promise<TestRow[]>;
  /** The rows of totals of a `DataTable`: the label under the column that names the rows, and the values that are there. */
  readTotals(name: string): Promise<TestRow[]>;
  /** Asks a `DataTable` for an order, by the header of its column; `null` is the list's own. */
  sortBy(table: string, header: string, direction: 'ascending' | 'descending' | null): Promise<void>;
  /** Selects rows of the page that a `DataTable` shows, by their names, or takes them out; fails with the reason of a row that cannot be. */
  selectRows(table: string, rows: readonly string[], isSelected?: boolean): Promise<void>;
  /** Goes to a page of a `DataTable`, or of a `Pagination` of this name, and waits until it is the current one; in a narrow bar one whose number is shown. Without a total it goes there page by page. */
  goToPage(table: string, page: number): Promise<void>;
  /** The number of rows of a page; one of the offered numbers. */
  setPageSize(table: string, size: number): Promise<void>;
  /** Presses an action of the bar below a `DataTable` with selected rows. */
  bulkAction(table: string, action: string): Promise<void>;
  /** The numbers of a `BarList` or `StackedBar` by their names, as they are written. */
  readBars(label: string): Promise<Record<string, string>>;
  /** The text of a `Meter`: “82 de 100 MB, Quase cheio”. */
  readMeter(label: string): Promise<string>;
  /** The number of a `StatTile`, once it is there. */
  readStat(label: string): Promise<string>;
  /** The states of `ProgressSteps` by the names of the steps: “Concluída”. */
  readSteps(label: string): Promise<Record<string, string>>;
  /** Waits for the question, presses the button and waits until the question is gone. */
  answerConfirm(title: string, button: string): Promise<void>;
  /** The toasts that stand now, urgent ones first. */
  readToasts(): Promise<ToastText[]>;
  /** Waits for a toast with this title. */
  findToast(title: string): Promise<ToastText>;
  /** Waits for a toast with this title and, where one is given, this message; fails with what it says instead. */
  expectToast(title: string, message?: string): Promise<void>;
  /** Drags the files over a `DropZone` and lets them go. */
  dropFiles(label: string, files: readonly TestFile[]): Promise<void>;
}
