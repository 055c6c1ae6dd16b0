import { isIPv6 } from 'node:net';
import { isDue } from '../db/due.ts';

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
  /** Tries that were checked or are being checked. The rate limit counts these. */
  count: number;
  /** Refused tries too. Addresses with more of them wait behind the others. */
  asked: number;
  since: number;
  /** Somebody signed in from this address before, in this window or an earlier one. */
  wasRight: boolean;
}

/**
 * How often each address has tried lately, in the memory of this process: it is asked before anything that costs more.
 * A try counts until `forgive`.
 */
export class AddressTries {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #known = new Map<string, Entry>();

  constructor(limit: number, windowMs: number, now: () => number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts a try, or answers how many milliseconds this address has to wait for its next one. */
  take(network: string): number {
    const entry = this.#current(network);
    if (entry.count >= this.#limit) return entry.since + this.#windowMs - this.#now();
    entry.count += 1;
    entry.asked += 1;
    return 0;
  }

  /** One less for an address from which people have signed in, so that it goes before unknown ones. */
  askedBy(network: string): number {
    const { asked, wasRight } = this.#current(network);
    return wasRight ? asked - 1 : asked;
  }

  /** The try was not checked. */
  uncount(network: string): void {
    const entry = this.#current(network);
    entry.count = Math.max(0, entry.count - 1);
  }

  /** A right password takes back its own try and no other. */
  forgive(network: string): void {
    const entry = this.#current(network);
    entry.asked = Math.max(0, entry.asked - 1);
    entry.wasRight = true;
    this.uncount(network);
  }

  #current(network: string): Entry {
    const known = this.#known.get(network);
    if (known && !isDue(known.since + this.#windowMs, this.#now(), this.#windowMs)) return known;
    const fresh = { count: 0, asked: 0, since: this.#now(), wasRight: known?.wasRight ?? false };
    this.#known.delete(network);
    // The map keeps the order of insertion: the first one has been there longest.
    if (this.#known.size >= maxKnown) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(network, fresh);
    return fresh;
  }
}
