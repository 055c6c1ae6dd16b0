interface Waiting {
  tries: number;
  since: number;
  begin: (lane: Lane) => void;
  giveUp: () => void;
}

interface Lane {
  isFree: boolean;
  /** Serves only addresses with fewer tries than this. */
  below: number;
  pick: (waiting: readonly Waiting[]) => Waiting | undefined;
}

interface QueueSettings {
  maxWaiting: number;
  /** After this wait an address goes before later ones with the same number of tries. */
  maxWaitMs: number;
  /** Addresses with fewer tries than this have a lane of their own. */
  fewTries: number;
}

/** There is no room in the queue now. */
export class QueueFull extends Error {}

/**
 * Password checks are slow on purpose, so two run at once and a few more wait. The address with the fewest tries goes first, and
 * displaces another one in a full queue: a flood waits behind people. One of the two lanes is for addresses with few tries and
 * serves the newest first, so that a person waits for one check even while a flood from many addresses begins.
 */
export class PasswordQueue {
  readonly #settings: QueueSettings;
  readonly #now: () => number;
  readonly #lanes: readonly Lane[];
  #waiting: Waiting[] = [];

  constructor(settings: QueueSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
    this.#lanes = [
      { isFree: true, below: Number.POSITIVE_INFINITY, pick: ([first]) => first },
      { isFree: true, below: settings.fewTries, pick: newestOfFewest },
    ];
  }

  /** Nothing is checked for a sender who has left before its turn: `signal` tells, and its reason is thrown. */
  async run<T>(tries: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const lane = await this.#turn(tries, signal);
    try {
      return await work();
    } finally {
      lane.isFree = true;
      this.#beginNext(lane);
    }
  }

  #turn(tries: number, signal: AbortSignal): Promise<Lane> {
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
      const begin = settle((lane: Lane) => {
        lane.isFree = false;
        resolve(lane);
      });
      const mine = { tries, since: this.#now(), begin, giveUp: settle(() => reject(new QueueFull())) };
      const free = this.#lanes.find(({ below, isFree }) => isFree && tries < below);
      if (free) return begin(free);
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(mine);
      if (this.#waiting.length > this.#settings.maxWaiting) this.#makeRoomFor(mine);
    });
  }

  /** The last in the order gives up. The newest stays, unless all others have fewer tries. */
  #makeRoomFor(newest: Waiting): void {
    this.#sort();
    const other = this.#waiting.findLast((one) => one !== newest && one.tries >= newest.tries);
    const last = other ?? newest;
    this.#remove(last);
    last.giveUp();
  }

  #remove(one: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== one);
  }

  /**
   * Fewest attempts first, then the newest: older entries are more likely part of the flood. After `maxWaitMs` an entry is served
   * in order of arrival.
   */
  #sort(): void {
    const longAgo = this.#now() - this.#settings.maxWaitMs;
    const isLate = ({ since }: Waiting) => since <= longAgo;
    this.#waiting.sort((a, b) => {
      if (a.tries !== b.tries) return a.tries - b.tries;
      if (isLate(a) || isLate(b)) return a.since - b.since;
      return b.since - a.since;
    });
  }

  #beginNext(lane: Lane): void {
    this.#sort();
    const next = lane.pick(this.#waiting.filter(({ tries }) => tries < lane.below));
    if (next === undefined) return;
    this.#remove(next);
    next.begin(lane);
  }
}

function newestOfFewest(waiting: readonly Waiting[]): Waiting | undefined {
  const [first] = waiting;
  return waiting.filter(({ tries }) => tries === first?.tries).toSorted((a, b) => b.since - a.since)[0];
}
