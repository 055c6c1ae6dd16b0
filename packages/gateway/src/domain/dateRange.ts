import { Refusal } from './Refusal.ts';
import { daysBetween } from './saoPauloDay.ts';

const maxRangeDays = 30;

/** Both ends included; the screens allow the same. */
export function checkRange(firstDate: string, lastDate: string): void {
  const days = daysBetween(firstDate, lastDate);
  if (days < 0) throw new Refusal('invalid', 'A data final é anterior à data inicial.');
  if (days > maxRangeDays) throw new Refusal('invalid', `Intervalo máximo de ${maxRangeDays} dias`);
}
