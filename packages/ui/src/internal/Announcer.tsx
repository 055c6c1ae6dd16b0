'use client';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import { tieLiveRegion } from './announce.ts';

/** The live region of a provider. It stays readable while a modal hides the rest of the page: its attribute asks for that. */
export function Announcer() {
  return <div ref={tieLiveRegion} role="status" className={visuallyHidden} data-live-announcer="true" />;
}
