/** Keeps values that could not be stored until the page is unloaded. */
const memory = new Map<string, string>();

/** A `localStorage` that is denied, full or missing behaves like an empty one that keeps its values in memory. */
export const safeStorage = {
  read(key: string): string | null {
    try {
      return memory.get(key) ?? globalThis.localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  write(key: string, value: string) {
    try {
      globalThis.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string) {
    memory.delete(key);
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Nothing was stored there.
    }
  },
  /** Whether the last written value survives the page. */
  keeps: (key: string): boolean => !memory.has(key),
  /** The stored JSON value, or `undefined` when there is none that can be parsed. */
  readJson(key: string): unknown {
    const text = this.read(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};
