import type { KeyedEngine } from '@oraculo-tools/testkit/engines/Engine.ts';
import { EngineKeys } from '@oraculo-tools/testkit/engines/EngineKeys.ts';

/**
 * A toast comes behind what it tells of, a dialog behind its file, a table's new rows behind their search: what is said then
 * belongs to the key before it, and the next key waits for it. A key that comes while Orca still reads a dialog is taken for
 * one of its commands.
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

  /** A toast may have gone while Orca was still speaking. */
  override see(text: string) {
    return this.#settled(this.#isHeard(text) ? Promise.resolve() : super.see(text));
  }

  override isGone(text: string) {
    return this.#settled(super.isGone(text));
  }

  override isActive(option: string) {
    return this.#settled(super.isActive(option));
  }

  override isInDialog() {
    return this.#settled(super.isInDialog());
  }

  override isOutOfDialog() {
    return this.#settled(super.isOutOfDialog());
  }

  override seeAt(selector: string) {
    return this.#settled(super.seeAt(selector));
  }

  override isGoneFrom(selector: string) {
    return this.#settled(super.isGoneFrom(selector));
  }

  override hasFocus(name: string) {
    return this.#settled(super.hasFocus(name));
  }

  override isAt(address: string) {
    return this.#settled(super.isAt(address));
  }
}
