import type { MessageOverrides, Messages } from './ptBR.ts';

/** `base` with the app's own strings laid over it, area by area. */
export function mergeMessages(base: Messages, overrides: MessageOverrides | undefined): Messages {
  if (!overrides) return base;
  const areas = Object.entries(base).map(([area, messages]) => [
    area,
    { ...messages, ...overrides[area as keyof Messages] },
  ]);
  return Object.fromEntries(areas) as Messages;
}
