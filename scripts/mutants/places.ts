export interface MutantPlace {
  /** What is mutated, as globs from the root of the repository. */
  files: readonly string[];
  /** Tests that may notice; without it every unit test that imports a mutated file. */
  tests?: readonly string[];
  /** Share of the mutants, in percent, that has to be noticed. */
  atLeast: number;
}

/** The rules that unit tests answer for. What only a browser can show is not here: it has stories and journeys. */
export const mutantPlaces: Record<string, MutantPlace> = {
  client: { files: ['packages/api-client/src/core/*.ts'], atLeast: 90 },
  masks: { files: ['packages/ui/src/internal/masks/*.ts', '!packages/ui/src/internal/masks/use*.ts'], atLeast: 90 },
  dates: { files: ['packages/ui/src/internal/dates/*.ts'], atLeast: 90 },
  table: {
    files: [
      'packages/ui/src/components/Pagination/*.ts',
      'packages/ui/src/components/DataTable/layout/tablePreferences.ts',
    ],
    atLeast: 90,
  },
  gateway: { files: ['packages/gateway/src/{domain,jobs,storage,auth}/*.ts'], atLeast: 80 },
  app: { files: ['packages/app/src/{listing,forms,session,uploads,dates}/*.ts'], atLeast: 80 },
};
