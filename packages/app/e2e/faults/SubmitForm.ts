import type { Locator, Page } from '@playwright/test';

/** A form that sends something: how to fill it, what sends it, and what has to be there still when the sending failed. */
export interface SubmitForm {
  name: string;
  /** Without one the form is the sign-in itself. */
  path?: string;
  /** Its screen, by the name that is offered after a session that ran out; without one the sign-in leads there anyway. */
  screen?: string;
  /** Of the call that sends it. */
  method: 'POST' | 'PUT' | 'PATCH';
  call: RegExp;
  /** The card that says in place that it failed; without one a toast says it. */
  failure?: string;
  /** Answers the button that sends. */
  fill: (page: Page) => Promise<Locator>;
  /** The typed or chosen values, by their place. */
  kept: (page: Page) => Kept;
  /** The typed values that are not kept over the end of a session. */
  secret?: (page: Page) => readonly [field: Locator, value: string];
}

/** The fields of a form, and what is in them. */
export type Kept = readonly (readonly [field: Locator, value: string])[];

export const textbox = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name });
export const combobox = (page: Page | Locator, name: string) => page.getByRole('combobox', { name });
