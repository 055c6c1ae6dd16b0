'use client';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import { setAnnouncer } from './announce.ts';
import { keepReadable } from './ModalLayer/readableLayers.ts';

const tie = (region: HTMLElement | null) => {
  setAnnouncer(region);
  const release = keepReadable(region);
  return () => {
    release?.();
    setAnnouncer(null);
  };
};

/** Stays readable while a modal hides the rest of the page: both attributes tell React Aria to leave it alone. */
export function Announcer() {
  return (
    <div
      ref={tie}
      role="status"
      className={visuallyHidden}
      data-live-announcer="true"
      data-react-aria-top-layer="true"
    />
  );
}
