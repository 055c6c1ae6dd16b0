'use client';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { registerLiveRegion } from './announce.ts';

/** Throws in another document than the script's, where styles, focus and announcements would fail silently. */
function registerInOwnDocument(region: HTMLElement | null) {
  if (!region) return;
  if (region.ownerDocument !== document || 'host' in region.getRootNode())
    throw new Error(
      '@oraculo/ui: UiProvider is rendered in a shadow root, or in another window than its script. Load a separate script there.',
    );
  return registerLiveRegion(region);
}

/** The live region of a provider. A modal does not hide it: React Aria does not hide elements with `data-live-announcer`. */
export function Announcer() {
  return <div ref={registerInOwnDocument} role="status" className={visuallyHidden} data-live-announcer="true" />;
}
