/** Width in px from which a container shows a table as a table, and fields beside each other. Below it there are cards. */
export const cardWidth = 640;
