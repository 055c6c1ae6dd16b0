/**
 * Scrolls no further than it takes to see all of the element. Answers nothing: Chromium 156 returns a Promise from
 * `scrollIntoView`, which React would take for the clean-up of an effect or a ref.
 */
export function scrollIntoSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
