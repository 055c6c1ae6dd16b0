import type { GatewayChild } from '../../test/gatewayChild.ts';

/** One attack as it went: what may be, and what was. */
export interface Finding {
  attack: string;
  limit: string;
  measured: string;
  holds: boolean;
}

export interface Target {
  gateway: GatewayChild;
  dataDir: string;
  api: string;
  /** Of two users, so that one can be watched while the other attacks. */
  admin: Record<string, string>;
  receivables: Record<string, string>;
  /** How long a flood lasts. */
  seconds: number;
  /** What the same things take while nobody attacks: a busy machine shows in both. */
  alone: { pageMs: number; listMs: number; signInMs: number; sheetMs: number };
}

export type Attack = (target: Target) => Promise<Finding[]>;

/** A machine that is busy with other work may take this many times as long as it takes without the attack. */
const patience = 5;

/** With what it takes `alone`, in the same unit, the limit grows on a machine that misses it by itself. */
export function within(attack: string, what: string, value: number, limit: number, unit: string, alone = 0): Finding {
  const rounded = (number: number) => Math.round(number * 10) / 10;
  const allowed = Math.max(limit, patience * alone);
  const grown = allowed > limit ? ` (${patience} × ${rounded(alone)} alone)` : '';
  return {
    attack,
    limit: `${what} ≤ ${rounded(allowed)} ${unit}${grown}`,
    measured: `${rounded(value)} ${unit}`,
    holds: value <= allowed,
  };
}

export const exactly = (attack: string, limit: string, measured: unknown, wanted: unknown): Finding => ({
  attack,
  limit,
  measured: String(measured),
  holds: measured === wanted,
});

export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

export const json = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' });
