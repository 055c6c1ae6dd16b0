import { DomainError } from '../domain/DomainError.ts';

interface Waiting {
  owner: string;
  begin: () => void;
}

/**
 * Decides which file is read next: a few files at once, and one of each user, so that a user with many or slow files
 * delays nobody else.
 */
export class ReaderQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #reading = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves with a function that releases the turn. */
  async acquire(owner: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#waiting.filter((other) => other.owner === owner).length >= this.#maxWaiting) {
      throw new DomainError('unavailable', 'Seus outros envios ainda estão sendo lidos. Tente de novo em instantes.', {
        retryAfterSeconds: 5,
      });
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== mine);
        reject(signal!.reason as Error);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        this.#reading.add(owner);
        resolve();
      };
      const mine = { owner, begin };
      this.#waiting.push(mine);
      signal?.addEventListener('abort', leave, { once: true });
      this.#beginNext();
    });
    return () => {
      this.#reading.delete(owner);
      this.#beginNext();
    };
  }

  #beginNext(): void {
    while (this.#reading.size < this.#atOnce) {
      const at = this.#waiting.findIndex(({ owner }) => !this.#reading.has(owner));
      if (at === -1) return;
      const [next] = this.#waiting.splice(at, 1);
      next!.begin();
    }
  }
}

/** Two at once: this bounds the memory, and a slow file leaves the second reader for other users. */
export const readerQueue = new ReaderQueue(2, 20);
