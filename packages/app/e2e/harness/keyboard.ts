import type { Download, FileChooser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type FocusStop, describeFocusStop } from './focusStop.ts';

type Direction = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft';
type Files = Parameters<FileChooser['setFiles']>[0];

/** More stops than any screen has, so that a trap ends as a message and not as a time-out. */
const maxStops = 150;

/** A keyboard user: every control is reached with keys, and each stop on the way must be visible. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // Playwright intercepts the file chooser only while a listener exists. Without this one, a press before `attach` listens may open the
    // system's dialog.
    page.on('filechooser', () => {});
  }

  /** Presses `by` until the control has the focus. */
  async moveTo(target: Locator, by: Direction = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    const passed: string[] = [];
    for (let stops = 0; stops < maxStops; stops += 1) {
      const stop = await this.#visibleStop(target);
      if (stop.isReached) return;
      passed.push(stop.name);
      await this.page.keyboard.press(by);
    }
    throw new Error(`${by} does not lead to ${target}. It passed: ${passed.join(' › ')}`);
  }

  /** Waits until the focus is visible. A toast may cover it for three seconds; anything that stays is a fault. */
  async #visibleStop(target: Locator): Promise<FocusStop> {
    const seen = { stop: await target.evaluate(describeFocusStop) };
    if (seen.stop.fault) {
      const readFault = async () => {
        seen.stop = await target.evaluate(describeFocusStop);
        return seen.stop.fault && `The focus on ${seen.stop.name} ${seen.stop.fault}.`;
      };
      await expect.poll(readFault, { message: `on the way to ${target}` }).toBeNull();
    }
    return seen.stop;
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Moves to a control and presses it, by default with Enter. */
  async use(target: Locator, { by = 'Tab', key = 'Enter' }: { by?: Direction; key?: string } = {}): Promise<void> {
    await this.moveTo(target, by);
    await this.press(key);
  }

  /** Replaces the former text of the field. */
  async type(target: Locator, text: string, by?: Direction): Promise<void> {
    await this.moveTo(target, by);
    await this.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Types the name of the option, moves to it in the list and chooses it. */
  async choose(field: Locator, option: string, by?: Direction): Promise<void> {
    await this.type(field, option, by);
    const wanted = this.page.getByRole('option', { name: option }).first();
    await expect(wanted).toBeVisible();
    const id = String(await wanted.getAttribute('id'));
    for (let at = 0; at < 20 && (await field.getAttribute('aria-activedescendant')) !== id; at += 1) {
      await this.press('ArrowDown');
    }
    await this.press('Enter');
    await expect(field).toHaveValue(option);
  }

  /** Chooses the first option of the list. */
  async chooseFirst(field: Locator): Promise<string> {
    await this.moveTo(field);
    await this.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await this.press('Enter');
    await expect(field).not.toHaveValue('');
    return field.inputValue();
  }

  /** Presses Enter on the button and answers the file chooser with the files. */
  async attach(button: Locator, files: Files): Promise<void> {
    await this.moveTo(button);
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Enter');
    await (await chooser).setFiles(files);
  }

  async download(button: Locator): Promise<Download> {
    await this.moveTo(button);
    const download = this.page.waitForEvent('download');
    await this.press('Enter');
    return download;
  }
}
