/** How long a sentence stays, ms: long enough to be spoken, short enough that no user finds it later while reading the page. */
const clearAfterMs = 10_000;

/** One per provider on the page, the newest last. */
const liveRegions: HTMLElement[] = [];

/** The `ref` of a polite live region: `announce` uses it while it is the newest one on the page. Returns the clean-up function. */
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
  // Screen readers do not announce a text that did not change; a no-break space at the end changes it.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
