export type ColumnWidths = Readonly<Record<string, number>>;

/** In px: less shows no word, more is wider than any table. */
export const narrowest = 56;
export const widest = 1200;
const usual = 160;

export const clampWidth = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)));

export type SizedColumns = NonNullable<ReturnType<typeof sizedColumns>>;

/**
 * What the columns and the table get once one of them was resized; nothing before. The last column takes what is left, so
 * that the others are as wide as they were made.
 */
export function sizedColumns(columns: readonly { id: string }[], widths: ColumnWidths | undefined) {
  if (!widths || Object.keys(widths).length === 0) return null;
  const last = columns.at(-1)?.id;
  const widthOf = (id: string) => widths[id] ?? usual;
  return {
    column: (id: string) => (id === last ? undefined : `${widthOf(id)}px`),
    table: columns.reduce((sum, { id }) => sum + widthOf(id), 0),
  };
}
