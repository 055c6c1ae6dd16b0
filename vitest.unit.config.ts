import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { workspaceAlias } from './scripts/workspaceAlias.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: workspaceAlias },
  test: {
    name: 'unit',
    environment: 'node',
    setupFiles: ['vitest.unit.setup.ts'],
    testTimeout: 30_000,
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.storybook/*.test.ts'],
    // These have a browser of their own: `vitest.browser.config.ts`.
    exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
  },
});
