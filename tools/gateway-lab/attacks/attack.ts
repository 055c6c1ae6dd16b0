import type { GatewayChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { load } from '../load.ts';

/** The result of one attack: its limits with the measured values. */
export interface Finding {
  attack: string;
  limit: string;
  measured: string;
  holds: boolean;
}

export interface Server {
  gateway: GatewayChild;
  dataDir: string;
  api: string;
  /** Two users, so that one can be measured while the other attacks. */
  admin: Record<string, string>;
  receivables: Record<string, string>;
}

export interface Target {
  attacked: Server;
  /** A second gateway on this machine that is not attacked. A busy machine slows both at the same time. */
  control: Server;
  /** The duration of a flood. */
  seconds: number;
}

export type Attack = (target: Target) => Promise<Finding[]>;

/** On a busy machine the limit is this multiple of the value of the control gateway, if that is higher. */
const patience = 5;

/** `control` is the value on the gateway that is not attacked, in the same unit. */
export function within(attack: string, what: string, value: number, limit: number, unit: string, control = 0): Finding {
  const rounded = (number: number) => Math.round(number * 10) / 10;
  const allowed = Math.max(limit, patience * control);
  const grown = allowed > limit ? ` (${patience} × ${rounded(control)} on the control)` : '';
  return {
    attack,
    limit: `${what} ≤ ${rounded(allowed)} ${unit.split(' ')[0]}${grown}`,
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

export const publicPath = '/config.json';
export const listPath = '/api/operator/eligibility/history?page=0&size=10';

/**
 * Measures how long an answer takes on the attacked gateway, and at the same time on the control gateway. The control
 * gateway has the same number of connections, so that both wait equally long for the processor. It pauses after each
 * answer, so that it uses little of it.
 */
export async function answerTimes(
  { attacked, control }: Target,
  path: string,
  size: { connections: number; seconds: number },
) {
  const urlOf = ({ gateway, admin }: Server) => ({ urls: [gateway.origin + path], headers: admin });
  const [figures, { p99Ms: controlMs }] = await Promise.all([
    load({ ...urlOf(attacked), ...size }),
    load({ ...urlOf(control), ...size, pauseMs: 20 }),
  ]);
  // Refusals are fast and must not count, so a refusal makes the time infinite.
  return { p99Ms: figures.failed > 0 ? Number.POSITIVE_INFINITY : figures.p99Ms, controlMs };
}

export const json = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' });
