/**
 * How the gateway's process is started. Decision 041: a spreadsheet takes memory for a moment, and these let it go back to
 * the system. The first is for V8; the others are read by glibc and by nothing else.
 */
export const nodeArguments = ['--max-semi-space-size=4'] as const;
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' } as const;
