/**
 * Moves the focus to the first field of the first form in the content of `AppShell`, which is the search of a page with a
 * `FilterBar`. Returns whether there is one.
 */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-ui="app-shell"] main form input:not([type="hidden"])');
  field?.focus();
  return field !== null;
}
