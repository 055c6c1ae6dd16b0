import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { fontCharacters } from '../../../packages/ui/scripts/fontCharacters.ts';
import { type ChromiumLaunch, findCurrentChromium, findPinnedChromium } from '../browser/chromium.ts';
import { workspaceAlias } from '../../../workspaceAlias.ts';

type BrowserContext = NonNullable<Parameters<typeof playwright>[0]>['contextOptions'];

const current = await findCurrentChromium();
const pinned = await findPinnedChromium();

/** Sets the number of workers, because Vitest reserves one core for itself and would leave one of two cores idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** An English browser, so that Portuguese texts cannot come from its settings. */
const chromium = (launchOptions: ChromiumLaunch, contextOptions?: BrowserContext) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { locale: 'en-US', reducedMotion: 'reduce', ...contextOptions },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** The path through which the optimizer finds dependencies of the kit, which the root does not have. */
const kit = '@oraculo/storybook > @oraculo/ui';

/** Listed, because the optimizer reloads the page when it finds one of these during a run. */
const optimized = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  `${kit} > @lucide/icons`,
  `${kit} > react-aria`,
  `${kit} > react-aria-components`,
];

/** Parallel runs need separate caches, because the optimizer rewrites its cache. */
const cacheDir = (name: string) => process.env.ORACULO_CACHE_DIR ?? `node_modules/.vite-${name}`;

/**
 * Test files that need their own process: they have a page, load modules of the app, or change the process
 * (`*.alone.test.ts`).
 */
const alone = [
  'packages/**/*.test.tsx',
  'packages/app/**/*.test.ts',
  '{packages,tools}/**/*.alone.test.ts',
  '.storybook/*.alone.test.ts',
];

const unitTests = (name: string, include: string[], exclude: string[], isolate: boolean) =>
  ({
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: workspaceAlias },
    test: {
      name,
      // More workers than cores, because tests wait for limits, databases and processes for a third of their time.
      maxWorkers: maxWorkers + 1,
      isolate,
      environment: 'node',
      includeTaskLocation: true,
      setupFiles: ['tools/testkit/vitest/setup.ts'],
      testTimeout: 30_000,
      // A long timeout, because hooks start gateways and databases.
      hookTimeout: 60_000,
      include,
      exclude: ['**/node_modules/**', 'tools/consumer/apps/**', ...exclude],
    },
  }) satisfies TestProjectInlineConfiguration;

/** All other files share one process, because starting a process takes longer than most tests. */
const unit = [
  unitTests('unit (alone)', alone, ['**/*.browser.test.tsx'], true),
  unitTests(
    'unit',
    ['packages/**/*.test.ts', 'tools/**/*.test.ts', '.storybook/*.test.ts'],
    [...alone, '**/*.browser.test.ts'],
    false,
  ),
];

/** Behaviour that a story cannot test: real keys, the browser's own undo, an input method. */
const browser: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: workspaceAlias },
  cacheDir: cacheDir('browser'),
  optimizeDeps: {
    include: [
      ...optimized,
      'react-dom/server',
      `${kit} > fast-check`,
      `${kit} > @react-aria/test-utils`,
      `${kit} > @testing-library/react`,
      `${kit} > @testing-library/user-event`,
    ],
  },
  test: {
    name: 'browser',
    // All pages of one browser share its clipboard.
    maxWorkers: 1,
    setupFiles: ['tools/testkit/vitest/setup.ts'],
    // A long timeout, because another step runs at the same time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    includeTaskLocation: true,
    include: ['packages/ui/src/**/*.browser.test.tsx', '.storybook/*.browser.test.ts'],
    browser: chromium(current, { permissions: ['clipboard-read', 'clipboard-write'] }),
  },
};

const storybook = (tags?: { include: string[] }) => ({
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  optimizeDeps: { include: [...optimized, '@oraculo/storybook > axe-core'] },
});

/**
 * All files of a run share a page, as in Storybook, because a new page for each file takes a second. This works because
 * no story leaves anything behind (`.storybook/preview.tsx`).
 */
const inOnePage = { isolate: false };

const stories: TestProjectInlineConfiguration = {
  ...storybook(),
  cacheDir: cacheDir('stories'),
  test: {
    name: 'stories',
    ...inOnePage,
    maxWorkers,
    setupFiles: ['.storybook/fontCharacters.ts'],
    provide: { fontCharacters: [...fontCharacters()].join('') },
    // A long timeout: on a busy machine the first story of a file waits for all imports of the file.
    testTimeout: 60_000,
    browser: chromium(current, { viewport: { width: 1280, height: 800 } }),
  },
};

/** Compares every story on a translated page with the same story on an untranslated one. */
const translated: TestProjectInlineConfiguration = {
  ...storybook(),
  cacheDir: cacheDir('translated'),
  test: {
    name: 'translated',
    ...inOnePage,
    maxWorkers,
    testTimeout: 120_000,
    setupFiles: ['.storybook/compareTranslatedPage.ts'],
    // Without axe, which checks the same stories in the project `stories`.
    provide: { 'storybook/test-provided': { a11y: false } },
    browser: chromium(current, { viewport: { width: 1280, height: 800 } }),
  },
};

interface PicturePlace {
  arg: string;
  ext: string;
  root: string;
}

/** Excluded: files without a picture, which would fill the memory of the one page of a run. */
const withoutPicture = ['packages/ui/src', 'packages/app/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.stories.tsx') && !readFileSync(file, 'utf8').includes("'picture'"));

/** Compares each story tagged `picture` with its reference picture. */
const visual: TestProjectInlineConfiguration = {
  ...storybook({ include: ['picture'] }),
  cacheDir: cacheDir('visual'),
  test: {
    name: 'visual',
    ...inOnePage,
    // Uses one page, because the reference pictures were taken without another page that paints at the same time.
    maxWorkers: 1,
    // The timeout of a story with four pictures, each with its own limit.
    testTimeout: 120_000,
    exclude: withoutPicture,
    setupFiles: ['.storybook/comparePictures.ts'],
    browser: {
      // A tall page, because the picture of a story that is taller than the page would be scaled down.
      ...chromium(pinned, { viewport: { width: 1280, height: 4800 } }),
      // Allows writing pictures, which Storybook’s plugin forbids.
      api: { allowWrite: true },
      expect: {
        toMatchScreenshot: {
          // A long timeout, because a busy machine paints late.
          timeout: 20_000,
          // No pixel may differ, because every machine runs the same build of the browser with the same font. The
          // threshold is low enough to detect a token that is a shade off.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }: PicturePlace) =>
            `${root}/packages/ui/test/__screenshots__/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }: PicturePlace) => `${root}/test-results/visual/${arg}${ext}`,
        },
      },
    },
  },
};

export const projects = [...unit, stories, translated, browser, visual];
