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
}

export type Attack = (target: Target) => Promise<Finding[]>;

export const within = (attack: string, what: string, value: number, limit: number, unit: string): Finding => ({
  attack,
  limit: `${what} ≤ ${limit} ${unit}`,
  measured: `${Math.round(value * 10) / 10} ${unit}`,
  holds: value <= limit,
});

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
