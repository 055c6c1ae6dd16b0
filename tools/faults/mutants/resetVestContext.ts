/** Resets the context of Vest after a suite has thrown. Otherwise the next suite would be part of it. */
export const resetVestContext = {
  name: 'reset-vest-context',
  transform: (code: string, id: string) =>
    id.includes('/context/dist/context.mjs')
      ? code.replace(
          /const res = cb\(\);\s*contextValue = parentContext;\s*return res;/,
          'try { return cb(); } finally { contextValue = parentContext; }',
        )
      : undefined,
};
