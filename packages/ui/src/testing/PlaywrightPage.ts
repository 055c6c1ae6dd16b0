/** As much of Playwright's `Locator` as the helpers call; written out, so that the kit does not depend on it. */
export interface PlaywrightLocator {
  getByRole(role: PlaywrightRole, options?: { name?: string; exact?: boolean }): PlaywrightLocator;
  locator(selector: string): PlaywrightLocator;
  filter(options: { has: PlaywrightLocator }): PlaywrightLocator;
  and(other: PlaywrightLocator): PlaywrightLocator;
  first(): PlaywrightLocator;
  nth(index: number): PlaywrightLocator;
  all(): Promise<PlaywrightLocator[]>;
  fill(text: string): Promise<void>;
  click(): Promise<void>;
  blur(): Promise<void>;
  selectOption(value: string): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  evaluate<Result, Argument>(
    run: (element: HTMLElement, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
}

export type PlaywrightRole =
  | 'alertdialog'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'option'
  | 'table'
  | 'textbox';

/** Playwright's `Page`, or a `FrameLocator`'s page: whatever finds elements. */
export interface PlaywrightPage {
  getByRole(role: PlaywrightRole, options?: { name?: string; exact?: boolean }): PlaywrightLocator;
  getByText(text: string, options?: { exact?: boolean }): PlaywrightLocator;
  locator(selector: string): PlaywrightLocator;
}
