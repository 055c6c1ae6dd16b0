import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The optional keys of the APG's disclosure navigation: arrows, Home and End over everything that the menu shows. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  // Combinations with these keys belong to the browser: Alt+Left is Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = steps[event.key];
  const list = event.currentTarget.closest('nav');
  if (!step || !list) return;
  const stops = [...list.querySelectorAll<HTMLElement>('li > a, li > button')];
  event.preventDefault();
  stops[step(stops.indexOf(event.currentTarget), stops.length - 1)]?.focus();
}
