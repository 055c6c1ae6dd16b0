/** A file as plain data, which Playwright can send to the page. */
interface SentFile {
  name: string;
  type: string;
  bytes: number[];
}

/** The part of Playwright's `Locator` that the helpers use, declared here so that the kit does not depend on Playwright. */
export interface PlaywrightLocator {
  getByRole(role: PlaywrightRole, options?: { name?: string; exact?: boolean }): PlaywrightLocator;
  locator(selector: string): PlaywrightLocator;
  getByText(text: string, options?: { exact?: boolean }): PlaywrightLocator;
  first(): PlaywrightLocator;
  nth(index: number): PlaywrightLocator;
  all(): Promise<PlaywrightLocator[]>;
  fill(text: string): Promise<void>;
  click(): Promise<void>;
  press(key: string): Promise<void>;
  isVisible(): Promise<boolean>;
  blur(): Promise<void>;
  isChecked(): Promise<boolean>;
  selectOption(value: string): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  evaluate<Result>(run: (element: HTMLElement, files: SentFile[]) => Result, files: SentFile[]): Promise<Result>;
}

export type PlaywrightRole =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'group'
  | 'list'
  | 'listbox'
  | 'meter'
  | 'radio'
  | 'radiogroup'
  | 'row'
  | 'switch'
  | 'textbox';

/** The part of Playwright's `Page` that the helpers use. */
export interface PlaywrightPage {
  getByRole(role: PlaywrightRole, options?: { name?: string; exact?: boolean }): PlaywrightLocator;
  locator(selector: string): PlaywrightLocator;
}
