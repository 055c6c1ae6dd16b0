/** A seeded generator (mulberry32), so that every first start creates the same data. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  digits(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
  };
}
