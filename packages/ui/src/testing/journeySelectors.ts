import type { KitDriver } from './KitDriver.ts';

/** The methods for buttons, filters, pages, tabs and toasts, which each driver has in a separate file. */
export type JourneyMethods = Pick<
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

/** Selectors for the parts of a filter bar and for a pagination, for both drivers. */
export const selectors = {
  submit: (label: string) => `form[aria-label=${quoted(label)}] button[type="submit"]`,
  clear: (label: string) => `form[aria-label=${quoted(label)}] [data-part="clear"] button`,
  /** A pagination: in the frame of the table with this name, or with this name itself. */
  pager: (name: string) =>
    [
      `[data-ui="data-table"]:has(table[aria-label=${quoted(name)}]) [data-ui="pagination"]`,
      `[data-ui="pagination"]:has(nav[aria-label=${quoted(name)}])`,
    ].join(', '),
  tab: (tabs: string) => `[role="tablist"][aria-label=${quoted(tabs)}] [role="tab"]`,
};

/** In a pagination without a total, the element that shows the current page. */
export const uncountedPage = 'span[aria-current="page"]';

export const pageOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

/** Throws if there is a reason why the button cannot be pressed. */
export function throwIfDisabled(name: string, reason: string | null): void {
  if (reason) throw new Error(`${name} cannot be pressed: ${reason}`);
}

/** Throws if the message of the toast differs. */
export function compareToast(title: string, message: string, expected: string | undefined): void {
  if (expected !== undefined && message !== expected)
    throw new Error(`“${title}” says “${message}”, not “${expected}”`);
}
