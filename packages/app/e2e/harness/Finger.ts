import type { CDPSession, Locator, Page } from '@playwright/test';

/** Longer than any browser takes to call a touch a long one. */
const longPressMs = 1200;

/** Small enough that the browser sees a finger that drags, and no jump. */
const stepPixels = 15;
const secondsOfStep = 0.016;
/** Longer than what the browser looks back on to tell how fast a finger left. */
const secondsOfRest = 0.5;

/** A finger on the screen: Chromium's own touches and gestures, not events that a script makes. */
export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  tap(target: Locator): Promise<void> {
    return target.tap();
  }

  /** Beside everything: what is there is not asked. */
  tapAt(x: number, y: number): Promise<void> {
    return this.#page.touchscreen.tap(x, y);
  }

  async longPress(target: Locator): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    await this.#session.send('Input.synthesizeTapGesture', { x, y, duration: longPressMs, gestureSourceType: 'touch' });
  }

  /** Moves the content up by so many pixels, the finger staying on what it scrolls. */
  async scroll(target: Locator, pixels: number): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    let time = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      this.#session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
        timestamp: time,
      });
    await touch('touchStart', y);
    for (let moved = stepPixels; moved <= pixels; moved += stepPixels) {
      time += secondsOfStep;
      await touch('touchMove', y - moved);
    }
    // Lifted at rest: content that rolls on takes the next tap for itself, to stop.
    time += secondsOfRest;
    await touch('touchMove', y - pixels - 1);
    await touch('touchEnd');
  }

  /** The on-screen keyboard makes the visual viewport lower and leaves the window as it is. */
  async openKeyboard(height: number): Promise<number> {
    return this.#page.evaluate((keyboard) => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('no visual viewport');
      const lower = visualViewport.height - keyboard;
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => lower });
      visualViewport.dispatchEvent(new Event('resize'));
      return lower;
    }, height);
  }

  async #middleOf(target: Locator) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
