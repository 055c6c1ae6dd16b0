interface Waiting {
  tries: number;
  since: number;
  begin: () => void;
  giveUp: () => void;
}

interface QueueSettings {
  atOnce: number;
  maxWaiting: number;
  /** Whoever has waited for this long goes before those of as many tries that came later. */
  patienceMs: number;
}

/** There is no room in the queue now. */
export class QueueFull extends Error {}

/**
 * Password checks are slow on purpose, so only a few run at once and a few more wait. Whoever tried least goes first, and makes
 * room for itself in a full queue: a flood waits behind the people.
 */
export class PasswordQueue {
  readonly #settings: QueueSettings;
  readonly #now: () => number;
  #running = 0;
  #waiting: Waiting[] = [];

  constructor(settings: QueueSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Nothing is checked for a sender who has left before its turn: `signal` tells, and its reason is thrown. */
  async run<T>(tries: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    await this.#turn(tries, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  #turn(tries: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== mine);
        reject(signal.reason as Error);
      };
      const settle = (finish: () => void) => () => {
        signal.removeEventListener('abort', leave);
        finish();
      };
      const begin = settle(() => {
        this.#running += 1;
        resolve();
      });
      const mine = { tries, since: this.#now(), begin, giveUp: settle(() => reject(new QueueFull())) };
      if (this.#running < this.#settings.atOnce) return begin();
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(mine);
      this.#sort();
      if (this.#waiting.length > this.#settings.maxWaiting) this.#waiting.pop()?.giveUp();
    });
  }

  /**
   * Fewest tries first, and among equals the last to come: those before it belong to the flood more likely than it does. But
   * people who come at the same moment are equals too, so nobody is overtaken for longer than the patience.
   */
  #sort(): void {
    const longAgo = this.#now() - this.#settings.patienceMs;
    const isLate = ({ since }: Waiting) => since <= longAgo;
    this.#waiting.sort((a, b) => {
      if (a.tries !== b.tries) return a.tries - b.tries;
      if (isLate(a) || isLate(b)) return a.since - b.since;
      return b.since - a.since;
    });
  }

  #beginNext(): void {
    this.#sort();
    this.#waiting.shift()?.begin();
  }
}
