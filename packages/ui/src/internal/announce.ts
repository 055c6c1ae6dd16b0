let region: HTMLElement | null = null;

/** Ties the one polite region of the page to `announce`; `null` unties it. */
export const setAnnouncer = (element: HTMLElement | null) => {
  region = element;
};

/**
 * Says one short sentence to screen readers, politely, through the region that `UiProvider` keeps on the page; without a
 * provider it says nothing. For what appears away from the focus and is no toast, banner or table.
 */
export function announce(sentence: string) {
  if (!region) return;
  // The same text twice is no change to a screen reader; a no-break space at the end makes it one.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
