import type { MessageOverrides } from './ptBR.ts';

/** Returns `base` with the app's own strings, merged area by area. */
export function mergeMessages<Catalogue extends MessageOverrides>(
  base: Catalogue,
  overrides: MessageOverrides | undefined,
): Catalogue {
  if (!overrides) return base;
  const areas = Object.keys({ ...base, ...overrides }) as (keyof MessageOverrides)[];
  return Object.fromEntries(areas.map((area) => [area, { ...base[area], ...overrides[area] }])) as Catalogue;
}
