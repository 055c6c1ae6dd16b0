/** The key of a row that the service gives an id; one function, because a new one would render every row again. */
export const idOf = ({ id }: { id: string }): string => id;
