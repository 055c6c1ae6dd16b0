export type ColumnWidths = Readonly<Record<string, number>>;

/** In px: a narrower column shows no word, a wider one is wider than any table. */
export const narrowest = 56;
export const widest = 1200;
const usual = 160;

export const clampWidth = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)));

export type SizedColumns = NonNullable<ReturnType<typeof sizedColumns>>;

/**
 * The widths of the columns and the table once a column was resized; undefined before. The last column fills the rest, so that the others
 * keep their widths.
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
