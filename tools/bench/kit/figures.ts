export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | '×' | '';
  /** The limit; a figure above it fails the run. */
  limit?: number;
}

export const exceedsLimit = ({ value, limit }: Figure): boolean => limit !== undefined && value > limit;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** One line for each figure: its name, its value and the limit. */
export function formatFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, limit } = figure;
      const allowed =
        limit === undefined ? '' : `  (at most ${number.format(limit)}${exceedsLimit(figure) ? ': OVER' : ''})`;
      return `${name.padEnd(width)}  ${number.format(value)} ${unit}${allowed}`;
    })
    .join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
