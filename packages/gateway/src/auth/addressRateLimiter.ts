import { isIPv6 } from 'node:net';
import { isDue } from '../db/isDue.ts';

/** An IPv6 customer owns a whole /64, so all of its addresses count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const maxKnown = 50_000;

interface Entry {
  /** Attempts that were checked or are being checked. The rate limit counts these. */
  checked: number;
  /** All attempts, including refused ones. IP addresses with more of them wait longer in the queue. */
  attempts: number;
  since: number;
  /** Whether somebody has signed in from this IP address before, in this window or an earlier one. */
  hasSignedIn: boolean;
}

/**
 * Counts the recent attempts of each IP address in the memory of this process, because the check runs before anything
 * that costs more. An attempt counts until the window ends, or until `refund` or `succeed`.
 */
export class AddressRateLimiter {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #known = new Map<string, Entry>();

  constructor(limit: number, windowMs: number, now: () => number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts an attempt and returns 0, or returns the milliseconds until this address may try again. */
  take(network: string): number {
    const entry = this.#current(network);
    if (entry.checked >= this.#limit) return entry.since + this.#windowMs - this.#now();
    entry.checked += 1;
    entry.attempts += 1;
    return 0;
  }

  /**
   * The number that orders the queue. It is one less for a network with an earlier sign-in, which thus goes before
   * unknown ones.
   */
  attemptsOf(network: string): number {
    const { attempts, hasSignedIn } = this.#current(network);
    return hasSignedIn ? attempts - 1 : attempts;
  }

  /** Takes back an attempt whose password was not checked. */
  refund(network: string): void {
    const entry = this.#current(network);
    entry.checked = Math.max(0, entry.checked - 1);
  }

  /** A correct password refunds its own attempt and no other. */
  succeed(network: string): void {
    const entry = this.#current(network);
    entry.attempts = Math.max(0, entry.attempts - 1);
    entry.hasSignedIn = true;
    this.refund(network);
  }

  #current(network: string): Entry {
    const known = this.#known.get(network);
    if (known && !isDue(known.since + this.#windowMs, this.#now(), this.#windowMs)) return known;
    const fresh = { checked: 0, attempts: 0, since: this.#now(), hasSignedIn: known?.hasSignedIn ?? false };
    this.#known.delete(network);
    // A map keeps the order of insertion, so the first entry is the oldest.
    if (this.#known.size >= maxKnown) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(network, fresh);
    return fresh;
  }
}
