/**
 * How the gateway's process is started. Decision 041: a spreadsheet takes memory for a moment, and these let it go back to
 * the system. The first is for V8; the others are read by glibc and by nothing else. What comes over a connection is read into
 * 64 KiB: with a threshold below that each reading would ask the system for memory and give it back.
 */
export const nodeArguments = ['--max-semi-space-size=4'] as const;
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '73728',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;
