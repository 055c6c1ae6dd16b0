/** Focuses `to`, if it is still in the page. */
export function returnFocus(to: Element | null | undefined, options?: FocusOptions): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus(options);
}
