const dayMs = 24 * 60 * 60 * 1000;

/**
 * How long the gateway keeps the files that it creates. `ORACULO_SOURCE_DAYS` is the retention time of files that users
 * upload.
 */
export const retentionMs = { batchResult: 30 * dayMs, report: 7 * dayMs } as const;
