import { defineConfig } from '@playwright/test';
import type { TestOptions } from './packages/app/e2e/harness/test.ts';
import { findCurrentChromium } from './tools/testkit/browser/chromium.ts';

/** Its own port and data, so that a running `npm start` is neither used nor disturbed. */
const port = Number(process.env.ORACULO_E2E_PORT ?? 4373);
const gateway = {
  PORT: String(port),
  ORACULO_DATA_DIR: `.cache/e2e-${port}`,
  ORACULO_JOB_PACE_MS: '150',
  ORACULO_SEED_BENEFICIARIES: '1200',
  ORACULO_SEED_ELIGIBILITY_RECORDS: '6000',
  ORACULO_LOG_LEVEL: 'warn',
};

/**
 * A busy machine is slow and not wrong: each expectation may take as long as a whole test. Limits of time are tested by the
 * clock of the page and not by this one.
 */
const patience = { timeout: 120_000, expect: { timeout: 30_000 } };

/** The journeys by keyboard, at both widths and in both modes; the mode is the one that the system prefers. */
const journeys = [1280, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `journeys-${width}-${colorScheme}`,
    testMatch: 'journeys/*.spec.ts',
    // Axe reads ten states of one journey.
    timeout: 240_000,
    use: { viewport: { width, height: 800 }, colorScheme },
  })),
);

export default defineConfig<TestOptions>({
  testDir: 'packages/app/e2e',
  globalSetup: './tools/testkit/app/ownGateway.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  ...patience,
  forbidOnly: true,
  reporter: [['list'], ['./tools/testkit/reports/playwrightReport.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    // The browser is English, so that the tests prove that the interface is Portuguese whatever the browser
    // prefers.
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    launchOptions: await findCurrentChromium(),
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    { name: 'screens', testIgnore: 'journeys/*.spec.ts' },
    ...journeys,
    // All of them once more, on a page that the browser translates.
    { name: 'translated', timeout: 240_000, use: { isTranslated: true } },
  ],
  webServer: {
    command: 'npx --no-install tsx scripts/start.ts --reset',
    url: `http://localhost:${port}/config.json`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: gateway,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
