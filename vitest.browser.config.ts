import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';
import { workspaceAlias } from './scripts/workspaceAlias.ts';

/** What a story cannot do: real keys, the browser's own undo, an input method. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: workspaceAlias },
  cacheDir: process.env.ORACULO_CACHE_DIR ?? 'node_modules/.vite-browser',
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@oraculo/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@oraculo/ui > @lucide/icons',
      '@oraculo/ui > react-aria',
      '@oraculo/ui > react-aria-components',
      'fast-check',
      '@testing-library/react',
      '@testing-library/user-event',
    ],
  },
  test: {
    name: 'browser',
    include: ['packages/ui/src/**/*.browser.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findChromium(),
        contextOptions: {
          locale: 'en-US',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
