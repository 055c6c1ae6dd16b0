export interface MutantTarget {
  /** The mutated files, as globs from the root of the repository. */
  files: readonly string[];
  /** The tests of the mutated files, as globs. */
  tests: readonly string[];
  /** Slow tests, which run only for mutants that survive the others. */
  slowTests?: readonly string[];
  /** The packages whose files these tests read. */
  packages: readonly ('api-client' | 'app' | 'gateway' | 'ui')[];
  /** The minimum share of mutants, in percent, that the tests must detect. */
  atLeast: number;
}

/** The code that unit tests cover. Behaviour that only a browser shows has stories and journeys instead. */
export const mutantTargets: Record<string, MutantTarget> = {
  client: {
    files: ['packages/api-client/src/core/*.ts'],
    tests: [
      'packages/api-client/test/{answers,callReport,deadline,errors,everyRow,requests,retry,requestText,signOut,callDetails,wire}{,.alone}.test.ts',
    ],
    // Left out: tests that read built files, start a compiler, test links and files, wait a minute for real clocks
    // (`faults`), or replace modules (`ofetch`).
    slowTests: [
      'packages/api-client/test/{browserUpload,download,fixtures,groups,origin,progress,surface,toasts}{,.alone}.test.ts',
    ],
    packages: ['api-client'],
    atLeast: 90,
  },
  masks: {
    files: ['packages/ui/src/internal/fields/masks/*.ts', '!packages/ui/src/internal/fields/masks/use*.ts'],
    tests: ['packages/ui/src/internal/fields/masks/*.test.ts'],
    packages: ['ui'],
    atLeast: 90,
  },
  dates: {
    // Hooks are left out, because stories test them.
    files: ['packages/ui/src/internal/dates/*.ts', '!packages/ui/src/internal/dates/use*.ts'],
    tests: ['packages/ui/src/internal/dates/*.test.ts'],
    packages: ['ui'],
    atLeast: 90,
  },
  table: {
    files: [
      'packages/ui/src/components/Pagination/*.ts',
      'packages/ui/src/components/DataTable/layout/tablePreferences.ts',
    ],
    tests: ['packages/ui/src/components/{Pagination,DataTable}/**/*.test.ts'],
    packages: ['ui'],
    atLeast: 90,
  },
  auth: {
    files: ['packages/gateway/src/auth/*.ts'],
    tests: ['packages/gateway/test/{keys,passwordQueue,passwords,sessions}{,.alone}.test.ts'],
    // Not here: `signIn` and `signInFlood`, which check passwords for minutes.
    packages: ['api-client', 'gateway'],
    atLeast: 80,
  },
  domain: {
    files: ['packages/gateway/src/domain/**/*.ts'],
    tests: [
      'packages/gateway/test/{credentialsReport,domainRules,eligibilityPages,eligibilityPeople,nextFreeLotName,operatorRules}{,.alone}.test.ts',
      'packages/gateway/test/{reportFile,idempotencyKeyRules,searchCosts,senders}{,.alone}.test.ts',
    ],
    // Slow: each starts a gateway.
    slowTests: [
      'packages/gateway/test/{idempotencyKeys,contract,contractErrors,batchExport,firstAccounts,jobs}{,.alone}.test.ts',
    ],
    packages: ['api-client', 'gateway'],
    atLeast: 80,
  },
  jobs: {
    files: ['packages/gateway/src/jobs/*.ts'],
    tests: [
      'packages/gateway/test/{jobQueue,jobWorker,jobSteps,jobLimits,batchSteps,healthCardSteps,sweepRules}{,.alone}.test.ts',
    ],
    // Slow: each starts a gateway and waits for its worker.
    slowTests: ['packages/gateway/test/{sweepFiles,jobs,batchExport}{,.alone}.test.ts'],
    packages: ['api-client', 'gateway'],
    atLeast: 80,
  },
  storage: {
    files: ['packages/gateway/src/storage/*.ts'],
    tests: [
      'packages/gateway/test/{bucketStore,fileStoreContract,storeRules,signedLinks,pendingFiles,sweepRules}{,.alone}.test.ts',
    ],
    packages: ['api-client', 'gateway'],
    atLeast: 80,
  },
  app: {
    // The rules of forms are next to their screens.
    files: ['packages/app/src/{listing,forms,session,uploads,dates}/**/*.ts', 'packages/app/src/screens/*/*Suite.ts'],
    tests: [
      'packages/app/src/{listing,forms,session,uploads,dates}/**/!(ListTable|askingForms|pastEnd|UploadList).test.{ts,tsx}',
      'packages/app/src/screens/*/*Suite.test.ts',
    ],
    // Slow: they render whole screens, or wait for dialogs.
    slowTests: [
      'packages/app/src/{listing,forms,uploads}/{ListTable,askingForms,pastEnd,UploadList}.test.tsx',
      'packages/app/src/screens/*/*.test.tsx',
    ],
    packages: ['api-client', 'app', 'ui'],
    atLeast: 80,
  },
};
