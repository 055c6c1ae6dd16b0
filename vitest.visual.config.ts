import { mergeConfig } from 'vitest/config';
import stories from './vitest.stories.config.ts';

/** The `AllVariants` story of every component against its reference picture; `vitest run --project visual -u` takes them anew. */
export default mergeConfig(stories, {
  test: {
    name: 'visual',
    testNamePattern: 'All Variants',
    setupFiles: ['.storybook/visualBaseline.ts'],
    browser: {
      // Storybook's plugin takes the right to write pictures away.
      api: { allowWrite: true },
      expect: {
        toMatchScreenshot: {
          // Every machine runs the same build of the browser with the same font, so no pixel may differ;
          // the threshold is low enough for a token that is a shade off.
          // A busy machine paints late.
          timeout: 20_000,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/packages/ui/test/__screenshots__/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/test-results/visual/${arg}${ext}`,
        },
      },
    },
  },
});
