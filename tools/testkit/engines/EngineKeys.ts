import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChosenFile } from '../app/files.ts';
import { type KeyedEngine, maxWaitMs, waitFor } from './Engine.ts';

/** More tab stops than any screen has, so that a focus trap causes an error. */
const maxStops = 150;

/** The name of the focused control; runs in the page. */
const focusedName = () => {
  const at = document.activeElement as HTMLElement | null;
  if (!at || at === document.body) return '';
  const labelled = (at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
  const texts = [...labelled, ...labels].map((element) => element?.textContent ?? '');
  const name = at.getAttribute('aria-label') ?? (texts.join(' ').trim() || at.innerText);
  return name.replaceAll(/\s+/g, ' ').trim();
};

/** Whether Enter would choose the option of this text; runs in the page. */
const isActiveOption = (text: string) => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent?.includes(text) ?? false;
};

/** A keyboard user in any engine, who reaches each control with keys and finds it by its name. */
export class EngineKeys {
  readonly engine: KeyedEngine;

  constructor(engine: KeyedEngine) {
    this.engine = engine;
  }

  press = (key: string) => this.engine.press(key);

  /** Presses the key `by` until the focus is on a control whose name begins with `name`. */
  async moveTo(name: string, by = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stops = 0; stops < maxStops; stops += 1) {
      const at = await this.engine.evaluate(focusedName);
      if (at.startsWith(name)) return;
      passed.push(at.slice(0, 30));
      await this.press(by);
    }
    throw new Error(`${by} does not lead to “${name}”. It passed: ${passed.slice(0, 40).join(' › ')}`);
  }

  async use(name: string, { by = 'Tab', key = 'Enter' }: { by?: string; key?: string } = {}): Promise<void> {
    await this.moveTo(name, by);
    await this.press(key);
  }

  /** Replaces the text of the field. */
  async type(name: string, text: string, by?: string): Promise<void> {
    await this.moveTo(name, by);
    await this.press('Control+a');
    await this.engine.type(text);
  }

  /** Types the option's name, moves to the option and chooses it. */
  async choose(name: string, option: string, by?: string): Promise<void> {
    await this.type(name, option, by);
    const isListed = (text: string) =>
      [...document.querySelectorAll('[role=option]')].some(({ textContent }) => textContent?.includes(text));
    await waitFor(this.engine, `the option “${option}”`, isListed, option);
    for (let at = 0; at < 20 && !(await this.engine.evaluate(isActiveOption, option)); at += 1)
      await this.press('ArrowDown');
    await this.press('Enter');
    const isTaken = (text: string) =>
      document.activeElement instanceof HTMLInputElement && document.activeElement.value === text;
    await waitFor(this.engine, `“${option}” in its field`, isTaken, option);
  }

  /** Chooses the first option of the list, whatever its name. */
  async chooseFirst(name: string): Promise<void> {
    await this.moveTo(name);
    await this.press('ArrowDown');
    await this.waitUntilActive('');
    await this.press('Enter');
    const isTaken = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
    await waitFor(this.engine, `a choice in “${name}”`, isTaken);
  }

  /** Reaches the button for the file dialog with keys, and sets the files without the dialog, which belongs to the browser. */
  async attach(files: readonly ChosenFile[]): Promise<void> {
    await this.moveTo('escolha no computador');
    const folder = mkdtempSync(join(tmpdir(), 'oraculo-files-'));
    const paths = files.map(({ name }) => join(folder, name));
    for (const [at, { buffer }] of files.entries()) writeFileSync(paths[at] ?? '', buffer);
    await this.engine.setFiles('input[type=file]', paths);
  }

  see(text: string): Promise<void> {
    return waitFor(this.engine, `“${text}”`, (wanted) => Boolean(document.body?.innerText.includes(wanted)), text);
  }

  waitUntilGone(text: string): Promise<void> {
    return waitFor(this.engine, `no “${text}”`, (gone) => document.body?.innerText.includes(gone) === false, text);
  }

  waitUntilActive(option: string): Promise<void> {
    return waitFor(this.engine, `“${option}” as the active line`, isActiveOption, option);
  }

  /** Waits until the focus is in a dialog. */
  waitForDialog(): Promise<void> {
    const isInside = () => Boolean(document.activeElement?.closest('dialog, [role=dialog], [role=alertdialog]'));
    return waitFor(this.engine, 'the focus in a dialog', isInside);
  }

  /** Waits until no dialog is visible. The menus of a table are hidden dialogs. */
  waitUntilNoDialog(): Promise<void> {
    const isClosed = () =>
      ![...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => dialog.checkVisibility());
    return waitFor(this.engine, 'no open dialog', isClosed);
  }

  seeAt(selector: string): Promise<void> {
    return waitFor(this.engine, selector, (wanted) => document.querySelector(wanted) !== null, selector);
  }

  waitUntilGoneFrom(selector: string): Promise<void> {
    return waitFor(this.engine, `no ${selector}`, (gone) => document.querySelector(gone) === null, selector);
  }

  /** Waits until the focus moves to the control of this name by itself. */
  async waitForFocus(name: string): Promise<void> {
    const until = Date.now() + maxWaitMs;
    while (!(await this.engine.evaluate(focusedName)).startsWith(name)) {
      if (Date.now() > until) throw new Error(`the focus is not on “${name}” within ${maxWaitMs / 1000} s`);
    }
  }

  waitForAddress(address: string): Promise<void> {
    return waitFor(this.engine, address, (wanted) => (location.pathname + location.search).includes(wanted), address);
  }
}
