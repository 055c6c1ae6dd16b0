import { ApiError } from '@oraculo/api-client';
import type { Cache, State } from 'swr';

const keepMs = 5 * 60_000;

/** Unlike a timer, it is not throttled in a hidden window. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', end, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** The cache of SWR. It drops a response five minutes after the last screen stopped showing it. */
export class QueryCache implements Cache {
  readonly #entries = new Map<string, State>();
  readonly #holders = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #requests = new Map<string, Set<AbortController>>();
  #isOpen = true;

  keys() {
    return this.#entries.keys();
  }

  get(key: string) {
    return this.#entries.get(key);
  }

  set(key: string, state: State) {
    // A response that arrives after its user has signed out is not kept.
    if (!this.#isOpen) return;
    // No screen waits for it: the next screen that shows it requests it again.
    if (state.error instanceof ApiError && state.error.kind === 'aborted') return void this.#entries.delete(key);
    this.#entries.set(key, state);
    if (!this.#holders.has(key)) this.#dropLater(key);
  }

  delete(key: string) {
    this.#entries.delete(key);
  }

  /** Keeps an entry while a screen shows it. Returns a function that releases it. */
  retain(key: string): () => void {
    clearTimeout(this.#timers.get(key));
    this.#holders.set(key, (this.#holders.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#holders.get(key) ?? 1) - 1;
      if (left > 0) return void this.#holders.set(key, left);
      this.#holders.delete(key);
      this.#dropLater(key);
      // In the next task, because the next screen may use the same entry in this one.
      setTimeout(() => {
        if (!this.#holders.has(key)) this.#abort(key);
      });
    };
  }

  /** Runs a request for an entry; it is aborted once no screen shows the entry any more. */
  async request<Answer>(key: string, load: (options: { signal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController();
    const requests = this.#requests.get(key) ?? new Set();
    this.#requests.set(key, requests.add(controller));
    try {
      // The screen paints before it sends requests, because several requests delay the first frame.
      await nextTask();
      if (controller.signal.aborted) throw new ApiError({ kind: 'aborted' });
      return await load({ signal: controller.signal });
    } finally {
      requests.delete(controller);
      if (requests.size === 0) this.#requests.delete(key);
    }
  }

  #abort(key: string) {
    for (const controller of this.#requests.get(key) ?? []) controller.abort();
    this.#requests.delete(key);
  }

  get isOpen() {
    return this.#isOpen;
  }

  open() {
    this.#isOpen = true;
  }

  /** Drops everything immediately and stores nothing more. */
  close() {
    this.#isOpen = false;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#entries.clear();
    // In the next task, because React mounts twice in development and reopens it immediately.
    if (this.#requests.size > 0)
      setTimeout(() => {
        if (!this.#isOpen) for (const key of this.#requests.keys()) this.#abort(key);
      });
  }

  #dropLater(key: string) {
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      if (!this.#holders.has(key)) this.#entries.delete(key);
    }, keepMs);
    this.#timers.set(key, timer);
  }
}

/** Whether SWR has released this cache, because its user has signed out. SWR throws if one of its keys is refreshed. */
export const isForgotten = (cache: Cache): boolean => cache instanceof QueryCache && !cache.isOpen;
