import type { KitDriver } from './KitDriver.ts';

/** The verbs that take a journey to its end; each driver has a file for them. */
export type JourneyVerbs = Pick<
  KitDriver,
  | 'press'
  | 'submitFilters'
  | 'clearFilters'
  | 'goToPage'
  | 'setPageSize'
  | 'chooseTab'
  | 'setSwitch'
  | 'bulkAction'
  | 'chooseInMenu'
  | 'expectToast'
>;

const quoted = (text: string) => JSON.stringify(text);

/** Where the parts of a filter bar and of a pager are, for both drivers. */
export const places = {
  submit: (label: string) => `form[aria-label=${quoted(label)}] button[type="submit"]`,
  clear: (label: string) => `form[aria-label=${quoted(label)}] [data-part="clear"] button`,
  /** A table brings its own pager; a pager alone has the name itself. */
  pager: (name: string) =>
    [
      `[data-ui="data-table"]:has(table[aria-label=${quoted(name)}]) [data-ui="pagination"]`,
      `[data-ui="pagination"]:has(nav[aria-label=${quoted(name)}])`,
    ].join(', '),
  tab: (tabs: string) => `[role="tablist"][aria-label=${quoted(tabs)}] [role="tab"]`,
};

/** Where nobody counted the pages, the place in a pager that says which one is shown. */
export const uncountedPage = 'span[aria-current="page"]';

export const pageOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

/** Throws the reason of what is there and cannot be pressed. */
export function refuse(name: string, reason: string | null): void {
  if (reason) throw new Error(`${name} cannot be pressed: ${reason}`);
}

/** Throws where the toast says something else. */
export function compareToast(title: string, said: string, expected: string | undefined): void {
  if (expected !== undefined && said !== expected) throw new Error(`“${title}” says “${said}”, not “${expected}”`);
}
