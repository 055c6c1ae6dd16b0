import type { Locator, Page } from '@playwright/test';

/** A form with a submit: how to fill it in, how to submit it, and which values must stay after a failure. */
export interface SubmitForm {
  name: string;
  /** Without a path the form is the sign-in itself. */
  path?: string;
  /**
   * The name of its screen in the banner that offers to return after an expired session. Missing where the sign-in
   * opens that screen anyway.
   */
  screen?: string;
  /** The path of the call that submits it. */
  method: 'POST' | 'PUT' | 'PATCH';
  call: RegExp;
  /** The card that shows the failure; without it a toast does. */
  failure?: string;
  /** Returns the submit button. */
  fill: (page: Page) => Promise<Locator>;
  /** The typed or chosen values, by field. */
  kept: (page: Page) => Kept;
  /** The typed values that are dropped at the end of a session. */
  secret?: (page: Page) => readonly [field: Locator, value: string];
}

/** The fields of a form and their values. */
export type Kept = readonly (readonly [field: Locator, value: string])[];

export const textbox = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name });
export const combobox = (page: Page | Locator, name: string) => page.getByRole('combobox', { name });
