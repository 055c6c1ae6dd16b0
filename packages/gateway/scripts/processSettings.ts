/**
 * How the gateway's process is started. Decision 041: a spreadsheet takes memory for a moment, and these let it go back to
 * the system. The first is for V8; the others are read by glibc and by nothing else. What comes over a connection is read into
 * 64 KiB: with a threshold below that each reading would ask the system for memory and give it back.
 */
const youngGenerationMiB = 4;
/**
 * Of a gateway on PostgreSQL, which is there for more users: a page of 100 rows for each of fifty at once filled the smaller one every five
 * milliseconds, and a third of the time went into emptying it. It takes 9 MiB more.
 */
const sharedYoungGenerationMiB = 8;

/** @param databaseUrl `ORACULO_DATABASE_URL` */
export const nodeArguments = (databaseUrl = ''): string[] => [
  `--max-semi-space-size=${databaseUrl.startsWith('postgres') ? sharedYoungGenerationMiB : youngGenerationMiB}`,
];

export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '73728',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;
