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
  /**
   * A gateway whose jobs advance only when a test allows it, so that each intermediate state is visible. No job is
   * pending at the start.
   */
  steppedGateway: OwnGateway;
  /**
   * A gateway with the test's own settings. It stops after the page, because aborted requests would count as faults.
   */
  ownGateway: typeof startOwnGateway;
  /** Filled while the page is open. The test fails at its end if an unexpected fault is left. */
  faults: PageFaults;
  /** A page with a stored session; the test opens the screen. `signInPage` is for tests of the sign-in. */
  signIn: (role: Role) => Promise<void>;
  /** The same page with the first screen open. */
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
    // The end of an earlier test's job would be announced in this test.
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
      // A request may be on its way through a route when the test ends: its handler would fail as the page closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
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

/** A visible text. Visually hidden descriptions for screen readers repeat some texts. */
export const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

export { expect };
