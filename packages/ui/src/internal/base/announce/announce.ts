/** Time enough to hear it; who reads the page to its end does not meet what has long been over, ms. */
const keptMs = 10_000;

/** One per provider on the page, the newest last. */
const liveRegions: HTMLElement[] = [];

/** For the `ref` of a polite live region: `announce` uses it while it is the newest one on the page. */
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

/** Takes a sentence back that is no longer so, if nothing else was said since: who reads the page on does not meet it. */
export function cancelAnnouncement(sentence: string) {
  for (const region of liveRegions) if (region.textContent?.trimEnd() === sentence) region.replaceChildren();
}

/**
 * Says one short sentence to screen readers, politely, through the live region that `UiProvider` keeps on the page; without
 * a provider it says nothing. For what appears away from the focus and is no toast, banner or table.
 */
export function announce(sentence: string) {
  const region = liveRegions.at(-1);
  if (!region) return;
  // The same text twice is no change to a screen reader; a no-break space at the end makes it one.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
