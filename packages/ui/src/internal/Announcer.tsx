'use client';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import { setAnnouncer } from './announce.ts';

/** Stays readable while a modal hides the rest of the page: both attributes tell React Aria to leave it alone. */
export function Announcer() {
  return (
    <div
      ref={setAnnouncer}
      role="status"
      className={visuallyHidden}
      data-live-announcer="true"
      data-react-aria-top-layer="true"
    />
  );
}
