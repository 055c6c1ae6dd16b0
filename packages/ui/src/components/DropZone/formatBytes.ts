const units = ['B', 'KB', 'MB', 'GB'] as const;

/** “1,8 MB”, in steps of 1 024 as in file managers; `decimal` formats at most one decimal. */
export function formatBytes(bytes: number, decimal: Intl.NumberFormat): string {
  let step = 0;
  let amount = bytes;
  while (amount >= 1000 && step < units.length - 1) {
    amount /= 1024;
    step += 1;
  }
  return `${decimal.format(amount)} ${units[step]}`;
}
