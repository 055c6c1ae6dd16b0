import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Two runs at once need a cache each: the optimizer rewrites it.
  cacheDir: process.env.ORACULO_CACHE_DIR ?? 'node_modules/.vite',
  optimizeDeps: {
    // Found on the first import they would reload the page in mid-run.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'axe-core',
      '@oraculo/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@oraculo/ui > react-aria',
      '@oraculo/ui > react-aria-components',
      '@oraculo/ui > @lucide/icons',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findChromium(),
        // An English browser: what is Portuguese here is Portuguese everywhere.
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
