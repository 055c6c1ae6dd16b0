/**
 * Memory settings of the gateway's process. A spreadsheet takes memory for a moment, and these settings return it to the system
 * (decision 041). V8 reads the first, glibc the others. Node reads each connection into 64 KiB: with a threshold below that, each
 * read would request memory from the system and give it back.
 */
const youngGenerationMiB = 4;
/**
 * A gateway on PostgreSQL serves more users: fifty pages of 100 rows at once filled the smaller one every five milliseconds, and
 * emptying it took a third of the time. It takes 9 MiB more.
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
