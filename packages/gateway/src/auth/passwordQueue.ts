interface Waiting {
  network: string;
  tries: number;
  begin: () => void;
  giveUp: () => void;
}

interface QueueSettings {
  atOnce: number;
  maxWaiting: number;
}

/** There is no room in the queue now. */
export class QueueFull extends Error {}

/**
 * Password checks are slow on purpose, so only a few run at once and a few more wait. Whoever tried least goes first, and makes
 * room for itself in a full queue: a flood waits behind the people.
 */
export class PasswordQueue {
  readonly #settings: QueueSettings;
  #running = 0;
  #waiting: Waiting[] = [];

  constructor(settings: QueueSettings) {
    this.#settings = settings;
  }

  async run<T>(network: string, tries: number, work: () => Promise<T>): Promise<T> {
    await this.#turn(network, tries);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  #turn(network: string, tries: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#running += 1;
        resolve();
      };
      const giveUp = () => reject(new QueueFull());
      if (this.#running < this.#settings.atOnce) return begin();
      // Fewest tries first, and among equals the last to come: those before it belong to the flood more likely than it does.
      this.#waiting.unshift({ network, tries, begin, giveUp });
      this.#waiting.sort((a, b) => a.tries - b.tries);
      if (this.#waiting.length > this.#settings.maxWaiting) this.#waiting.pop()?.giveUp();
    });
  }

  #beginNext(): void {
    this.#waiting.shift()?.begin();
  }
}
