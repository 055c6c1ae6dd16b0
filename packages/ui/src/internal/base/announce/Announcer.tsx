'use client';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { registerLiveRegion } from './announce.ts';

/** Styles, focus and announcements belong to one document: elsewhere half of the kit would work, and nobody would say so. */
function tieHere(region: HTMLElement | null) {
  if (!region) return;
  if (region.ownerDocument !== document || 'host' in region.getRootNode())
    throw new Error(
      '@oraculo/ui: UiProvider stands in a shadow root or in another window than its script. Give that place a script of its own.',
    );
  return registerLiveRegion(region);
}

/** The live region of a provider. It stays readable while a modal hides the rest of the page: its attribute asks for that. */
export function Announcer() {
  return <div ref={tieHere} role="status" className={visuallyHidden} data-live-announcer="true" />;
}
