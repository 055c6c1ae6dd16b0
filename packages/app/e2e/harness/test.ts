import { test as base, expect, type Page } from '@playwright/test';
import { type OwnGateway, startOwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import type { Role } from '@oraculo-tools/testkit/app/sessions.ts';
import { enterFirstScreen, holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { translatePage } from '@oraculo-tools/testkit/browser/translatePage.ts';
import { recordToasts } from './toasts.ts';
import { type PageFaults, watchPage } from './watchPage.ts';

export interface TestOptions {
  /** The browser rewrites all texts of the page, as its translator does. */
  isTranslated: boolean;
}

interface Fixtures {
  /** A gateway whose jobs go on only when a test lets them, so that each state on the way can be seen. No job waits at first. */
  steppedGateway: OwnGateway;
  /** A gateway with settings of the test's own. It is stopped after the page; otherwise aborted requests count as faults. */
  ownGateway: typeof startOwnGateway;
  /** Filled while the page lives; the test fails at its end when anything unexpected is left in it. */
  faults: PageFaults;
  /** The browser holds a session from before; the test loads the screen. Signing in has tests of its own: `signInPage`. */
  signIn: (role: Role) => Promise<void>;
  /** The same, and the first screen is open. */
  enter: (role: Role) => Promise<void>;
}

interface WorkerFixtures {
  sharedSteppedGateway: OwnGateway;
}

export const test = base.extend<TestOptions & Fixtures, WorkerFixtures>({
  isTranslated: [false, { option: true }],
  sharedSteppedGateway: [
    // Playwright requires a destructured argument, and the linter forbids an empty pattern.
    async ({ browserName: _browserName }, provide) => {
      await using gateway = await startOwnGateway();
      await provide(gateway);
    },
    { scope: 'worker' },
  ],
  steppedGateway: async ({ sharedSteppedGateway }, provide) => {
    // The end of a job that an earlier test left would be announced in this one.
    await sharedSteppedGateway.finishJobs();
    await provide(sharedSteppedGateway);
  },
  ownGateway: async ({ browserName: _browserName }, provide) => {
    const started: OwnGateway[] = [];
    await provide(async (settings) => {
      const gateway = await startOwnGateway(settings);
      started.push(gateway);
      return gateway;
    });
    for (const gateway of started) await gateway[Symbol.asyncDispose]();
  },
  // Fixtures that are named here end after this one: the gateways still run when the faults are counted.
  faults: [
    async ({ page, baseURL, isTranslated, ownGateway: _ownGateway }, provide) => {
      if (isTranslated) await page.addInitScript(translatePage);
      const faults = await watchPage(page, String(baseURL));
      await recordToasts(page);
      await provide(faults);
      expect(faults.list).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, baseURL }, provide) => {
    await provide((role) => holdSession(page, role, String(baseURL)));
  },
  enter: async ({ page, baseURL }, provide) => {
    await provide((role) => enterFirstScreen(page, role, String(baseURL)));
  },
});

/** A text that can be seen; descriptions for screen readers repeat some of them out of sight. */
export const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

export { expect };
