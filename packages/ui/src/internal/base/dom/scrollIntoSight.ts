/**
 * Scrolls only as far as needed to show the whole element. Returns nothing, because `scrollIntoView` returns a Promise in Chromium 156, and
 * React would call it as the clean-up function of a ref.
 */
export function scrollIntoSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
