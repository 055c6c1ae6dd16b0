import type { CDPSession, Locator, Page } from '@playwright/test';

/** Longer than the long-press delay of any browser. */
const longPressMs = 1200;

/** Small enough that the browser sees a drag and not a jump. */
const stepPixels = 15;
const secondsOfStep = 0.016;
/** Longer than the interval from which the browser computes the speed of a fling. */
const secondsOfRest = 0.5;

/** A finger on the screen, with Chromium's real touches and gestures instead of scripted events. */
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

  /** Moves aside from everything, so that nothing is under the pointer. */
  tapAt(x: number, y: number): Promise<void> {
    return this.#page.touchscreen.tap(x, y);
  }

  async longPress(target: Locator): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    await this.#session.send('Input.synthesizeTapGesture', { x, y, duration: longPressMs, gestureSourceType: 'touch' });
  }

  /** Scrolls the content up by the given number of pixels; the finger stays on the scrolled element. */
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
    // The finger lifts at rest, because a fling uses the next tap to stop.
    time += secondsOfRest;
    await touch('touchMove', y - pixels - 1);
    await touch('touchEnd');
  }

  /** Drags from the middle of the target by these pixels, and lifts at rest. */
  async swipe(target: Locator, right: number, down: number): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    const steps = Math.ceil(Math.hypot(right, down) / stepPixels);
    let time = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= steps; step += 1) {
      time += secondsOfStep;
      await touch('touchMove', [{ x: x + (right * step) / steps, y: y + (down * step) / steps }]);
    }
    time += secondsOfRest;
    await touch('touchEnd', []);
  }

  /** The on-screen keyboard shrinks the visual viewport and not the window. */
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
