const dayMs = 24 * 60 * 60 * 1000;

/** How long the gateway keeps what it makes. `ORACULO_SOURCE_DAYS` says it for what users upload. */
export const retentionMs = { batchResult: 30 * dayMs, report: 7 * dayMs } as const;
