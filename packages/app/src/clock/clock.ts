import { proxy } from 'valtio';

const dayMs = 86_400_000;

/** How far this computer's clock is ahead of the service's, in whole days; negative where it is behind. */
export const clock = proxy({ daysAhead: 0 });

/** The difference in whole days. Less than a day is ignored. */
const daysBetweenClocks = (ownMs: number, serviceMs: number): number => Math.trunc((ownMs - serviceMs) / dayMs);

/** Compares the two clocks at each response that has a `Date` header. */
export function recordServerTime(answeredAtMs: number | undefined, now = Date.now()) {
  if (answeredAtMs !== undefined) clock.daysAhead = daysBetweenClocks(now, answeredAtMs);
}

/** The warning about a clock that is wrong by a day or more; `undefined` for a correct clock. */
export function clockSentence(daysAhead: number): string | null {
  if (daysAhead === 0) return null;
  const days = Math.abs(daysAhead);
  const length = days === 1 ? 'um dia' : `${days.toLocaleString('pt-BR')} dias`;
  const direction = daysAhead > 0 ? 'adiantado' : 'atrasado';
  return `O relógio deste computador está ${length} ${direction}. Os períodos “até hoje” saem errados e as listas podem vir vazias. Acerte a data do computador e recarregue a página.`;
}
