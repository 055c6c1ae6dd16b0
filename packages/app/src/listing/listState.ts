/** What the history entry of a list holds beside its address, so that Back, Forward and a reload find it again. */
interface ListState {
  /** The names of filters in the address that could not be applied. A new search drops them. */
  refused: readonly string[];
  /** Its user left the list without filters: no view opens by itself. */
  isEmptied: boolean;
}

/** Of any entry, also of one that something else wrote. */
export function readListState(state: unknown): ListState {
  const { refused, isEmptied } = { ...(state as object | null) } as Record<string, unknown>;
  return { refused: Array.isArray(refused) ? refused : [], isEmptied: isEmptied === true };
}
