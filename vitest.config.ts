import { defineConfig } from 'vitest/config';
import { VitestReport } from './scripts/vitestReport.ts';

export default defineConfig({
  test: {
    projects: ['vitest.unit.config.ts', 'vitest.stories.config.ts', 'vitest.browser.config.ts'],
    reporters: ['default', new VitestReport()],
  },
});
