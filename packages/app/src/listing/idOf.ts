/** The key of a row with an id. It is one stable function, because a new one would render every row again. */
export const idOf = ({ id }: { id: string }): string => id;
