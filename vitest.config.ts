import { defineConfig } from 'vitest/config';
import { VitestReport } from './tools/testkit/reports/vitestReport.ts';
import { projects } from './tools/testkit/vitest/projects.ts';

export default defineConfig({
  test: {
    projects,
    reporters: ['default', new VitestReport()],
    // The clocks of the last pictures run on for 20 s behind them.
    teardownTimeout: 2_000,
  },
});
