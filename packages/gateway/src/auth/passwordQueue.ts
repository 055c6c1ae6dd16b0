interface Waiting {
  attempts: number;
  since: number;
  begin: (slot: Slot) => void;
  refuse: () => void;
}

interface Slot {
  isFree: boolean;
  /** The slot serves only addresses with fewer attempts than this. */
  below: number;
  next: (waiting: readonly Waiting[]) => Waiting | undefined;
}

interface QueueSettings {
  maxWaiting: number;
  /** After this wait an address goes before later ones with the same number of attempts. */
  maxWaitMs: number;
  /** Addresses with fewer attempts than this have a slot of their own. */
  fewAttempts: number;
}

/** The queue is full. */
export class QueueFull extends Error {}

/**
 * Password checks are slow on purpose, so only two run at once, and a few more wait. The address with the fewest
 * attempts goes first, and takes the place of another one when the queue is full, so that people go before a flood. One
 * of the two slots is for addresses with few attempts and serves the newest first: a person waits for one check at
 * most, even while a flood from many addresses begins.
 */
export class PasswordQueue {
  readonly #settings: QueueSettings;
  readonly #now: () => number;
  readonly #slots: readonly Slot[];
  #waiting: Waiting[] = [];

  constructor(settings: QueueSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
    this.#slots = [
      { isFree: true, below: Number.POSITIVE_INFINITY, next: ([first]) => first },
      { isFree: true, below: settings.fewAttempts, next: newestOfFewest },
    ];
  }

  /** The password of a sender who disconnects in the queue is not checked; the call throws the reason of `signal`. */
  async run<T>(attempts: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const slot = await this.#turn(attempts, signal);
    try {
      return await work();
    } finally {
      slot.isFree = true;
      this.#beginNext(slot);
    }
  }

  #turn(attempts: number, signal: AbortSignal): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(mine);
        reject(signal.reason as Error);
      };
      const settle = <Args extends unknown[]>(finish: (...args: Args) => void) => {
        return (...args: Args) => {
          signal.removeEventListener('abort', leave);
          finish(...args);
        };
      };
      const begin = settle((slot: Slot) => {
        slot.isFree = false;
        resolve(slot);
      });
      const mine = { attempts, since: this.#now(), begin, refuse: settle(() => reject(new QueueFull())) };
      const free = this.#slots.find(({ below, isFree }) => isFree && attempts < below);
      if (free) return begin(free);
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(mine);
      if (this.#waiting.length > this.#settings.maxWaiting) this.#makeRoomFor(mine);
    });
  }

  /** Refuses the last entry in the order. The newest entry stays, unless all others have fewer attempts. */
  #makeRoomFor(newest: Waiting): void {
    this.#sort();
    const other = this.#waiting.findLast((one) => one !== newest && one.attempts >= newest.attempts);
    const last = other ?? newest;
    this.#remove(last);
    last.refuse();
  }

  #remove(one: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== one);
  }

  /**
   * Sorts by the fewest attempts, then the newest: older entries are more likely to be part of a flood. Entries that
   * have waited for `maxWaitMs` are served in the order of arrival.
   */
  #sort(): void {
    const longAgo = this.#now() - this.#settings.maxWaitMs;
    const isLate = ({ since }: Waiting) => since <= longAgo;
    this.#waiting.sort((a, b) => {
      if (a.attempts !== b.attempts) return a.attempts - b.attempts;
      if (isLate(a) || isLate(b)) return a.since - b.since;
      return b.since - a.since;
    });
  }

  #beginNext(slot: Slot): void {
    this.#sort();
    const next = slot.next(this.#waiting.filter(({ attempts }) => attempts < slot.below));
    if (next === undefined) return;
    this.#remove(next);
    next.begin(slot);
  }
}

function newestOfFewest(waiting: readonly Waiting[]): Waiting | undefined {
  const [first] = waiting;
  return waiting.filter(({ attempts }) => attempts === first?.attempts).toSorted((a, b) => b.since - a.since)[0];
}
