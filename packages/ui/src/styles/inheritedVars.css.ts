import { createVar } from '@vanilla-extract/css';

/** Whether the text and the buttons of a component may wrap. In a table cell they stay on one line. */
export const cellWrap = createVar();

/** The preferred width of a field in a row of fields. */
export const fieldWidth = createVar();

/** The distance from the top of the window at which a table header sticks: below the app's own header. */
export const stickyTop = createVar();
