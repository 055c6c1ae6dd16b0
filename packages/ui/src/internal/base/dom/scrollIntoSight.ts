/**
 * Scrolls only as far as needed to show the whole element. Returns nothing: Chromium 156 returns a Promise from `scrollIntoView`, which
 * React would use as the clean-up function of an effect or a ref.
 */
export function scrollIntoSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
