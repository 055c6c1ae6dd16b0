import { createVar } from '@vanilla-extract/css';

/** Whether the words and buttons of a part may wrap: in the cell of a table they stay on one line. */
export const cellWrap = createVar();

/** Width that a field asks for in a row of fields. */
export const fieldWidth = createVar();

/** The distance from the upper edge of the window at which a header of a table stays: below the app's own header. */
export const stickyTop = createVar();
