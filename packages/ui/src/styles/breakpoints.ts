/** Minimum width in px of a container that shows tables as tables and puts fields next to each other. Narrower containers show cards. */
export const cardWidth = 640;

/** Breakpoints of layouts. Container and media queries use the same values. */
export const upTo = {
  card: `(max-width: ${cardWidth - 1}px)`,
  drawer: '(max-width: 767px)',
  tablet: '(max-width: 1100px)',
} as const;
export const from = { card: `(min-width: ${cardWidth}px)` } as const;

/** In `em`: media queries resolve it with the text size that the user sets in the browser, and larger text needs more space. */
export const tallEnough = '(min-height: 30em)';
/** A narrow screen with much larger text, where elements next to the text are hidden or moved. */
export const largeText = '(max-width: 16em)';
/** The height of a laptop's window. Padding is smaller there, so that lists have more height. */
export const lowWindow = '(max-height: 900px)';
/** A low window in which rows are lower, so that more of them are visible. Not on touch screens. */
export const shortRows = `${lowWindow} and (pointer: fine)`;
