import type { KeyedEngine } from '@oraculo-tools/testkit/engines/Engine.ts';
import { EngineKeys } from '@oraculo-tools/testkit/engines/EngineKeys.ts';

/**
 * Waits for Orca after everything that appears late: a toast, a dialog whose code is loaded, new rows of a table. That
 * speech belongs to the previous key. A key that arrives while Orca reads a dialog would be taken for a command of
 * Orca.
 */
export class SpokenKeys extends EngineKeys {
  readonly #settle: () => Promise<unknown>;
  readonly #isHeard: (text: string) => boolean;

  constructor(engine: KeyedEngine, settle: () => Promise<unknown>, isHeard: (text: string) => boolean) {
    super(engine);
    this.#settle = settle;
    this.#isHeard = isHeard;
  }

  async #settled(seen: Promise<void>) {
    await seen;
    await this.#settle();
  }

  /** A toast may have disappeared while Orca was speaking. */
  override see(text: string) {
    return this.#settled(this.#isHeard(text) ? Promise.resolve() : super.see(text));
  }

  override waitUntilGone(text: string) {
    return this.#settled(super.waitUntilGone(text));
  }

  override waitUntilActive(option: string) {
    return this.#settled(super.waitUntilActive(option));
  }

  override waitForDialog() {
    return this.#settled(super.waitForDialog());
  }

  override waitUntilNoDialog() {
    return this.#settled(super.waitUntilNoDialog());
  }

  override seeAt(selector: string) {
    return this.#settled(super.seeAt(selector));
  }

  override waitUntilGoneFrom(selector: string) {
    return this.#settled(super.waitUntilGoneFrom(selector));
  }

  override waitForFocus(name: string) {
    return this.#settled(super.waitForFocus(name));
  }

  override waitForAddress(address: string) {
    return this.#settled(super.waitForAddress(address));
  }
}
