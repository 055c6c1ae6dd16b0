import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/** The height of a slice in pixels: a browser does not paint a taller picture at once. */
const sliceHeight = 4000;

/** Takes pictures of the page, in slices from top to bottom. */
export async function photographParts(tab: Page): Promise<Buffer[]> {
  const { width, height } = (await tab.evaluate(
    `(({ right, bottom }) => ({ width: right, height: bottom + scrollY }))([...document.querySelectorAll('[data-part]')].at(-1).getBoundingClientRect())`,
  )) as { width: number; height: number };
  const slices: Buffer[] = [];
  for (let y = 0; y < height; y += sliceHeight) {
    const clip = { x: 0, y, width, height: Math.min(sliceHeight, height - y) };
    slices.push(await tab.screenshot({ fullPage: true, clip, animations: 'disabled', timeout: 120_000 }));
  }
  return slices;
}

/** The first and the last row with a different pixel; undefined for equal pictures. */
function differingRows(one: Buffer, other: Buffer): [first: number, last: number] | undefined {
  // Equal pixels give equal files.
  if (one.equals(other)) return undefined;
  const [left, right] = [PNG.sync.read(one), PNG.sync.read(other)];
  const rowOf = ({ data, width }: PNG, y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const rows = Array.from({ length: Math.max(left.height, right.height) }, (_, y) => y);
  const differing = rows.filter((y) => !rowOf(left, y).equals(rowOf(right, y)));
  return differing.length > 0 ? [differing[0] ?? 0, differing.at(-1) ?? 0] : undefined;
}

/** The position in pixels from the top where two pictures of the same page differ. Every pixel must be equal. */
export function pictureFaults(name: string, own: readonly Buffer[], found: readonly Buffer[]): string[] {
  if (own.length !== found.length) return [`${name}: the page is longer or shorter than that of the kit alone`];
  return own.flatMap((slice, index) => {
    const rows = differingRows(slice, found[index] ?? slice);
    const from = index * sliceHeight;
    return rows ? [`${name}: the picture differs from ${from + rows[0]} to ${from + rows[1]} px`] : [];
  });
}
