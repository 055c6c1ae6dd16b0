/** Width in px from which a container shows a table as a table, and fields beside each other. Below it there are cards. */
export const cardWidth = 640;

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
