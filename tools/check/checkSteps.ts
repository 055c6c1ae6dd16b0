export interface CheckStep {
  name: string;
  what: string;
  commands: string[];
  /** The step that runs instead if this one is not in the run. */
  otherwise?: string[];
  /** Commands that run first if the named step, which does the same, is not in this run. */
  needs?: { step: string; commands: string[] };
  /**
   * The step with which this one runs in parallel. Steps that name the same one run one after the other. Together they
   * use every core, and neither has a tight time limit.
   */
  parallelWith?: string;
  /**
   * The browsers of the step: the current Chromium, the pinned one, or every engine. The step of every engine writes
   * its own report.
   */
  runsIn?: 'current' | 'pinned' | 'all';
  /** `all` runs before a merge, and `night` runs long steps that seldom fail alone. The usual run has neither. */
  runsFrom?: 'all' | 'night';
  /** The usual minutes on two idle cores. */
  minutes: number;
  /** The step that includes this one. If both would run, only that one runs. */
  isPartOf?: string;
}

const buildStorybook = 'storybook build --quiet --output-dir storybook-static';

/** Every check of the repository. Quick checks come first, so that a small mistake is reported early. */
export const checkSteps: CheckStep[] = [
  {
    name: 'types',
    what: 'TypeScript, package by package',
    commands: ['tsc -b'],
    minutes: 0.3,
  },
  {
    name: 'lint',
    minutes: 0.4,
    what: 'oxlint, the formatter and knip; lengths and repeats; each fault of `npm run tool -- faults` still fits the source',
    commands: [
      'oxlint --deny-warnings',
      'biome format .',
      'tools/check/node_modules/.bin/knip --no-progress',
      'tsx tools/check/metrics/metrics.ts',
      'tsx tools/faults/seeded/plant.ts --list',
    ],
    parallelWith: 'types',
  },
  {
    name: 'unit',
    minutes: 3,
    what: 'algorithms, the client under faults, the gateway and its contract',
    commands: ["vitest run --project 'unit*'"],
  },
  {
    name: 'attack',
    minutes: 1,
    what: 'attacks on a running gateway, in short (docs/security.md)',
    // Runs alone: with builds or stories on the same two cores it would exceed its time limits.
    commands: ['tsx tools/gateway-lab/attack.ts --short'],
    runsFrom: 'all',
  },
  {
    name: 'packages',
    minutes: 0.8,
    what: 'the two published packages: build, shape, size; what the app loads',
    commands: ['tsx tools/release/checkPackages.ts', 'tsx tools/check/appSize.ts'],
  },
  {
    name: 'storybook',
    minutes: 0.5,
    what: 'the static Storybook, whose pages no test opens',
    commands: [buildStorybook],
    parallelWith: 'packages',
    runsFrom: 'all',
  },
  {
    name: 'consumer',
    minutes: 1.5,
    what: 'other apps that install the packed files',
    commands: ['tsx tools/consumer/proof/consumer.ts', 'tsx tools/consumer/proof/client/client.ts'],
    needs: {
      step: 'packages',
      commands: ['pnpm --dir packages/ui run build', 'pnpm --dir packages/api-client run build'],
    },
    runsFrom: 'all',
  },
  {
    name: 'browser',
    minutes: 1.5,
    what: 'parts by real keys, by the clipboard and by an input method',
    commands: ['vitest run --project browser'],
    parallelWith: 'consumer',
    runsIn: 'current',
    runsFrom: 'all',
  },
  {
    name: 'apps',
    minutes: 8,
    what: 'the packed kit in consumer apps, each on the oldest and on the newest React',
    commands: [
      'tsx tools/consumer/proof/apps/apps.ts',
      'tsx tools/consumer/proof/apps/apps.ts --react=other',
      // Every component with the oldest React. The step `consumer` uses the newest.
      'tsx tools/consumer/proof/consumer.ts --react=19.2.0',
    ],
    needs: {
      step: 'packages',
      commands: ['pnpm --dir packages/ui run build', 'pnpm --dir packages/api-client run build'],
    },
    runsFrom: 'night',
  },
  {
    name: 'release',
    minutes: 1.5,
    what: 'the release, packed, unpacked into an empty folder, started, copied and stopped under load',
    commands: ['tsx tools/release/release.ts --dry-run', 'tsx tools/release/pack/checkPacked.ts'],
    runsFrom: 'night',
  },
  {
    name: 'visual',
    minutes: 2.5,
    what: 'reference pictures of every component',
    commands: ['tsx tools/check/pictures/addPalettes.ts --check', 'vitest run --project visual'],
    parallelWith: 'apps',
    runsIn: 'pinned',
    runsFrom: 'all',
  },
  {
    name: 'stories',
    minutes: 2.2,
    what: 'every story in a browser, with axe in both modes',
    commands: ['vitest run --project stories'],
    parallelWith: 'apps',
    runsIn: 'current',
  },
  {
    name: 'postgres',
    minutes: 1,
    what: 'the gateway on PostgreSQL, in short, where it is installed',
    commands: ['tsx tools/gateway-lab/testOnPostgres.ts --short'],
    parallelWith: 'apps',
    runsFrom: 'all',
  },
  {
    name: 'engines',
    minutes: 3.2,
    what: 'masks, parts by real input and sixty stories in Firefox and WebKit, where they are installed',
    commands: ['tsx tools/engines/run.ts --short --built --only masks --only parts --only stories'],
    needs: { step: 'storybook', commands: [buildStorybook] },
    runsIn: 'all',
    isPartOf: 'engines-all',
    runsFrom: 'all',
  },
  {
    name: 'engines-all',
    minutes: 26,
    what: 'every story (sixty with axe), mask, part, layout and journey in Firefox and WebKit, where they are installed',
    commands: ['tsx tools/engines/run.ts --others --built --axe 60'],
    needs: { step: 'storybook', commands: [buildStorybook] },
    runsIn: 'all',
    runsFrom: 'night',
  },
  {
    name: 'smoke',
    minutes: 1,
    what: 'sixteen journeys in a browser against the real gateway',
    commands: ['playwright test --project screens --grep @smoke'],
    runsIn: 'current',
    isPartOf: 'e2e',
  },
  {
    name: 'e2e',
    minutes: 6,
    what: 'journeys in a browser against the real gateway',
    commands: ["playwright test --project screens --project 'journeys-*'"],
    runsIn: 'current',
    runsFrom: 'all',
  },
  {
    name: 'translated',
    minutes: 10,
    what: 'every story and journey on a page that is rewritten as the translator of Chrome does it',
    commands: ['vitest run --project translated', 'playwright test --project translated'],
    runsIn: 'current',
    runsFrom: 'night',
  },
  {
    name: 'coverage',
    minutes: 0.1,
    what: 'each requirement of docs/requirements.md has a test that has just passed',
    commands: ['tsx tools/check/requirements/coverage.ts'],
    otherwise: ['tsx tools/check/requirements/coverage.ts --lenient'],
    runsFrom: 'all',
  },
];
