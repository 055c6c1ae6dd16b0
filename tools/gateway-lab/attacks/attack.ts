import type { GatewayChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { load } from '../load.ts';

/** One limit of an attack, with the measured value. */
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
  /** The headers of two signed-in users, so that one can be measured while the other attacks. */
  adminHeaders: Record<string, string>;
  receivablesHeaders: Record<string, string>;
}

export interface Target {
  attacked: Server;
  /** A second gateway on this machine that is not attacked. A busy machine slows both at the same time. */
  control: Server;
  /** The duration of a flood. */
  seconds: number;
}

export type Attack = (target: Target) => Promise<Finding[]>;

/**
 * The limit is raised to this multiple of the control gateway’s value if that multiple is higher, because a busy machine
 * slows both gateways.
 */
const controlFactor = 5;

/** `control` is the value on the gateway that is not attacked, in the same unit. */
export function within(attack: string, what: string, value: number, limit: number, unit: string, control = 0): Finding {
  const rounded = (number: number) => Math.round(number * 10) / 10;
  const allowed = Math.max(limit, controlFactor * control);
  const raised = allowed > limit ? ` (${controlFactor} × ${rounded(control)} on the control)` : '';
  return {
    attack,
    limit: `${what} ≤ ${rounded(allowed)} ${unit.split(' ')[0]}${raised}`,
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
 * gateway has the same number of connections, so that both wait equally long for the processor. Its connections pause
 * after each answer, so that the control takes little processor time.
 */
export async function answerTimes(
  { attacked, control }: Target,
  path: string,
  size: { connections: number; seconds: number },
) {
  const requestTo = ({ gateway, adminHeaders }: Server) => ({ urls: [gateway.origin + path], headers: adminHeaders });
  const [figures, { p99Ms: controlMs }] = await Promise.all([
    load({ ...requestTo(attacked), ...size }),
    load({ ...requestTo(control), ...size, pauseMs: 20 }),
  ]);
  // Refusals are fast and must not count, so a refusal makes the time infinite.
  return { p99Ms: figures.failed > 0 ? Number.POSITIVE_INFINITY : figures.p99Ms, controlMs };
}

export const json = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' });
