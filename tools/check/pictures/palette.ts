import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const maxColours = 256;

/** The distance between two opaque colours as pixelmatch computes it; it compares it with 35215 × threshold². */
function distanceBetween(one: number, other: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255)) as [
    number,
    number,
    number,
  ];
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

function nearest(colour: number, palette: readonly number[]): { index: number; distance: number } {
  let best = { index: -1, distance: Number.POSITIVE_INFINITY };
  palette.forEach((other, index) => {
    const own = distanceBetween(colour, other);
    if (own < best.distance) best = { index, distance: own };
  });
  return best;
}

/** Takes the frequent colours unchanged first. A rare colour is added only if no colour of the palette is within `reach`. */
function cover(coloursByCount: readonly number[], exact: number, reach: number): number[] {
  const palette = coloursByCount.slice(0, exact);
  for (const colour of coloursByCount.slice(exact)) {
    if (nearest(colour, palette).distance > reach) palette.push(colour);
  }
  return palette;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const typeOffset = 25;
const paletteType = 3;

export const hasPalette = (png: Buffer) => png[typeOffset] === paletteType;

export interface Picture {
  png: Buffer;
  /** The largest distance between a pixel and its palette colour. */
  maxDistance: number;
}

/** Writes an opaque picture with a palette of at most 256 colours, with the smallest distance for which they suffice. */
export function withPalette(source: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(source);
  const colours = Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4) >>> 8);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);

  let reach = 0;
  let palette = byCount;
  while (palette.length > maxColours) {
    reach += 0.5;
    palette = cover(byCount, 64, reach);
  }
  const found = new Map(byCount.map((colour) => [colour, nearest(colour, palette)]));
  const rows = Buffer.alloc(height * (width + 1));
  colours.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = found.get(colour)?.index ?? 0;
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, paletteType, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, maxDistance: Math.max(...[...found.values()].map(({ distance }) => distance)) };
}
