/** How long a sentence stays, ms: long enough to be spoken, short enough that nobody finds it later while reading the page. */
const keptMs = 10_000;

/** One per provider on the page, the newest last. */
const liveRegions: HTMLElement[] = [];

/** The `ref` of a polite live region: `announce` uses it while it is the newest one on the page. Returns the clean-up function. */
export function registerLiveRegion(region: HTMLElement | null) {
  if (!region) return;
  liveRegions.push(region);
  let clearing: ReturnType<typeof setTimeout>;
  const watch = new MutationObserver(() => {
    clearTimeout(clearing);
    clearing = setTimeout(() => region.replaceChildren(), keptMs);
  });
  watch.observe(region, { childList: true });
  return () => {
    watch.disconnect();
    clearTimeout(clearing);
    liveRegions.splice(liveRegions.indexOf(region), 1);
  };
}

/** Removes a sentence that is out of date, unless another one replaced it. */
export function cancelAnnouncement(sentence: string) {
  for (const region of liveRegions) if (region.textContent?.trimEnd() === sentence) region.replaceChildren();
}

/**
 * Announces one short sentence, politely, through the live region that `UiProvider` keeps on the page; without a provider it does nothing.
 * Use it for a change away from the focus that is no toast, banner or table.
 */
export function announce(sentence: string) {
  const region = liveRegions.at(-1);
  if (!region) return;
  // Screen readers do not announce a text that did not change; a no-break space at the end changes it.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
