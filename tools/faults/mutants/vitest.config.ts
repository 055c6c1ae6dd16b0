import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { workspaceAlias } from '../../../workspaceAlias.ts';
import { resetVestContext } from './resetVestContext.ts';

/** Only the unit tests: Stryker runs one project, and cannot start a browser for each mutant. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), resetVestContext],
  resolve: { alias: workspaceAlias },
  test: {
    environment: 'node',
    runner: 'tools/faults/mutants/inPlaceRunner.mjs',
    server: { deps: { inline: ['vest', 'vestjs-runtime', 'context'] } },
    onUnhandledError: () => !(globalThis as { oraculoIgnoresUnhandled?: boolean }).oraculoIgnoresUnhandled,
    setupFiles: ['tools/testkit/vitest/setup.ts', 'tools/faults/mutants/shortWaits.ts'],
    // A mutant that never ends makes its test fail; Stryker’s own limit would start a new process. It is long enough
    // for a test without a mutant on a busy machine, whose failure would end the run.
    testTimeout: 60_000,
    // Modules are loaded once for each mutant, not once for each test file.
    isolate: false,
    include: JSON.parse(String(process.env.ORACULO_MUTANT_TESTS)) as string[],
    // Processes, because a worker thread cannot change its time zone.
    exclude: ['**/*.browser.test.tsx', '**/node_modules/**', '**/zones.alone.test.ts', '**/clockChanges.alone.test.ts'],
  },
});
