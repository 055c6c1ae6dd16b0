import { cardWidth } from './widths.ts';

/** State selectors in one place. Hover only where a pointer can hover: on touch screens it sticks. */
export const states = {
  hover: '&:hover:not([aria-disabled="true"], :disabled)',
  active: '&:active:not([aria-disabled="true"], :disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled, &[aria-disabled="true"]',
  invalid: '&[aria-invalid="true"]',
} as const;

export const canHover = '(hover: hover)';
export const coarsePointer = '(pointer: coarse)';
export const forcedColors = '(forced-colors: active)';

/** Widths at which layouts change; container and media queries use the same figures. */
export const upTo = {
  card: `(max-width: ${cardWidth - 1}px)`,
  drawer: '(max-width: 767px)',
  tablet: '(max-width: 1100px)',
} as const;
export const from = { card: `(min-width: ${cardWidth}px)` } as const;

/** In `em`, which a media query takes from the text size that is set in the browser: larger text needs its room as well. */
export const tallEnough = '(min-height: 30em)';
/** A narrow screen whose text is set much larger: what is beside the words gives way to them. */
export const largeText = '(max-width: 16em)';
/** A laptop's window: lists get the height that padding would take. */
export const lowWindow = '(max-height: 900px)';
/** Where rows are low, so that more of them are seen; a finger needs the height. */
export const shortRows = `${lowWindow} and (pointer: fine)`;
