const units = ['B', 'KB', 'MB', 'GB'] as const;
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** “1,8 MB”, in steps of 1 024 as file managers show it. */
export function formatBytes(bytes: number): string {
  let step = 0;
  let amount = bytes;
  while (amount >= 1000 && step < units.length - 1) {
    amount /= 1024;
    step += 1;
  }
  return `${number.format(amount)} ${units[step]}`;
}
