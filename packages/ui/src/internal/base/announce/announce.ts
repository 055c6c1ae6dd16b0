/** Milliseconds that a sentence stays: enough to be spoken, but not so long that a user finds it later while reading the page. */
const clearAfterMs = 10_000;

/** One per provider on the page, the newest last. */
const liveRegions: HTMLElement[] = [];

/** The `ref` of a polite live region. `announce` writes into the newest one on the page. Returns the clean-up function. */
export function registerLiveRegion(region: HTMLElement | null) {
  if (!region) return;
  liveRegions.push(region);
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => region.replaceChildren(), clearAfterMs);
  });
  observer.observe(region, { childList: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    liveRegions.splice(liveRegions.indexOf(region), 1);
  };
}

/** Removes a sentence that is out of date, unless another one replaced it. */
export function cancelAnnouncement(sentence: string) {
  for (const region of liveRegions) if (region.textContent?.trimEnd() === sentence) region.replaceChildren();
}

/**
 * Announces one short sentence, politely, through the live region that `UiProvider` keeps on the page; without a provider it does nothing.
 * Use it for a change that is not at the focused element. Toasts, banners and tables announce their changes themselves.
 */
export function announce(sentence: string) {
  const region = liveRegions.at(-1);
  if (!region) return;
  // Screen readers do not announce an unchanged text, so a no-break space makes it differ.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
