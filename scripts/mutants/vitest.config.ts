import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { workspaceAlias } from '../workspaceAlias.ts';

/** The unit tests alone: Stryker runs one project, and cannot start a browser for each mutant. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: workspaceAlias },
  test: {
    environment: 'node',
    setupFiles: ['vitest.unit.setup.ts'],
    testTimeout: 30_000,
    include: JSON.parse(String(process.env.ORACULO_MUTANT_TESTS)) as string[],
    // A worker thread cannot change its zone.
    exclude: ['**/*.browser.test.tsx', '**/node_modules/**', '**/zones.test.ts', '**/clockChanges.test.ts'],
  },
});
