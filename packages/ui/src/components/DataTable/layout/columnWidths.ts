export type ColumnWidths = Readonly<Record<string, number>>;

/** Limits of a column's width, in px. */
export const narrowest = 56;
export const widest = 1200;
const defaultWidth = 160;

export const clampWidth = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)));

export type SizedColumns = NonNullable<ReturnType<typeof sizedColumns>>;

/**
 * The widths of the columns and the table after a resize; null before. The last column has no width and fills the rest, so that the others
 * keep theirs.
 */
export function sizedColumns(columns: readonly { id: string }[], widths: ColumnWidths | undefined) {
  if (!widths || Object.keys(widths).length === 0) return null;
  const last = columns.at(-1)?.id;
  const widthOf = (id: string) => widths[id] ?? defaultWidth;
  return {
    column: (id: string) => (id === last ? undefined : `${widthOf(id)}px`),
    table: columns.reduce((sum, { id }) => sum + widthOf(id), 0),
  };
}
