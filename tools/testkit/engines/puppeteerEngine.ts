import { type ConsoleMessage, type ElementHandle, type KeyInput, launch, type LaunchOptions } from 'puppeteer-core';
import { findCurrentChromium } from '../browser/chromium.ts';
import { type Engine, maxWaitMs } from './Engine.ts';

const firefoxPreferences = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'browser.aboutwelcome.enabled': false,
  // Turns off the list of downloads, which takes the focus away from the page without returning it.
  'browser.download.alwaysOpenPanel': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

const keyOf = (key: string) => (key === 'Space' ? ' ' : key) as KeyInput;

/** An error in a message is a handle, whose text can only be read while the page exists. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const wordsOf = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  const words = message.args().map((arg) => arg.evaluate(wordsOf).catch(() => String(arg)));
  return `console: ${(await Promise.all(words)).join(' ') || message.text()}`;
}

async function open(name: 'chromium' | 'firefox', options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, timeout: maxWaitMs, protocolTimeout: maxWaitMs, ...options });
  const page = await browser.newPage();
  const spare = name === 'firefox' ? await browser.newPage() : undefined;
  let errors: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(textOf(message));
  });
  page.on('pageerror', (error) => errors.push(Promise.resolve(`uncaught: ${String(error)}`)));
  // Leaves a page with unsaved changes without a confirmation.
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') void dialog.accept();
  });
  await page.bringToFront();
  await page.setViewport({ width: 1200, height: 900 });
  /**
   * An automated Firefox loses the focus and drops keys when Tab reaches its toolbar, or when a page with
   * `beforeunload` is left. Bringing the page to the front restores the focus.
   */
  const returnFocus = async () => {
    if (!spare || (await page.evaluate(() => document.hasFocus()))) return;
    await spare.bringToFront();
    await page.bringToFront();
  };
  return {
    name,
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: maxWaitMs });
      await returnFocus();
    },
    evaluate: ((look: () => unknown, ...args: unknown[]) =>
      page.evaluate(look as (...all: unknown[]) => unknown, ...args)) as Engine['evaluate'],
    type: (text) => page.keyboard.type(text),
    press: async (combination) => {
      const keys = combination.split('+').map(keyOf);
      const last = keys.pop() ?? 'Enter';
      for (const key of keys) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
      if (last === 'Tab') await returnFocus();
    },
    click: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y, { steps: 3 }),
    setFiles: async (selector, paths) => {
      const input = await page.$(selector);
      if (!input) throw new Error(`no ${selector}`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    takeErrors: () => {
      const reported = errors;
      errors = [];
      return Promise.all(reported);
    },
    close: () => browser.close(),
  };
}

export async function openChromium({ hasMotion = false } = {}): Promise<Engine> {
  const { executablePath, args } = await findCurrentChromium();
  const still = hasMotion ? [] : ['--force-prefers-reduced-motion'];
  return open('chromium', { executablePath, args: [...args, '--lang=en-US', ...still] });
}

/** Opens Firefox with WebDriver BiDi. */
export const openFirefox = (executablePath: string) =>
  open('firefox', { browser: 'firefox', executablePath, extraPrefsFirefox: firefoxPreferences });
