export interface MutantPlace {
  /** What is mutated, as globs from the root of the repository. */
  files: readonly string[];
  /** Tests that may notice, as globs: those that are written for these rules, not all that come past them. */
  tests: readonly string[];
  /** Share of the mutants, in percent, that has to be noticed. */
  atLeast: number;
}

/** The rules that unit tests answer for. What only a browser can show is not here: it has stories and journeys. */
export const mutantPlaces: Record<string, MutantPlace> = {
  client: {
    files: ['packages/api-client/src/core/*.ts'],
    // The others read the built files or start a compiler.
    tests: ['packages/api-client/test/!(bundle|surface|exactOptional|openApi).test.ts'],
    atLeast: 90,
  },
  masks: {
    files: ['packages/ui/src/internal/masks/*.ts', '!packages/ui/src/internal/masks/use*.ts'],
    tests: ['packages/ui/src/internal/masks/*.test.ts'],
    atLeast: 90,
  },
  dates: {
    // What a hook does belongs to stories.
    files: ['packages/ui/src/internal/dates/*.ts', '!packages/ui/src/internal/dates/use*.ts'],
    tests: ['packages/ui/src/internal/dates/*.test.ts'],
    atLeast: 90,
  },
  table: {
    files: [
      'packages/ui/src/components/Pagination/*.ts',
      'packages/ui/src/components/DataTable/layout/tablePreferences.ts',
    ],
    tests: ['packages/ui/src/components/{Pagination,DataTable}/**/*.test.ts'],
    atLeast: 90,
  },
  auth: {
    files: ['packages/gateway/src/auth/*.ts'],
    tests: ['packages/gateway/test/{keys,passwords,sessions,signIn,signInFlood}.test.ts'],
    atLeast: 80,
  },
  gateway: {
    files: ['packages/gateway/src/{domain,jobs,storage}/*.ts'],
    tests: ['packages/gateway/{src,test}/**/*.test.ts'],
    atLeast: 80,
  },
  app: {
    files: ['packages/app/src/{listing,forms,session,uploads,dates}/*.ts'],
    tests: ['packages/app/{src,test}/**/*.test.{ts,tsx}'],
    atLeast: 80,
  },
};
