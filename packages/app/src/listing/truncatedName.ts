/** How a table shows a long name of a patient. */
export const truncatedName = { over: 20, to: 15 };
