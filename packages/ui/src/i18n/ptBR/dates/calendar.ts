import { countDays } from './countDays.ts';
import { monthNames } from './monthNames.ts';

/** For the calendar of days and for the grid of months. */
export const calendarPtBR = {
  monthNames,
  /** Sunday first. */
  weekdays: ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'],
  weekdayNames: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  /** `weekday` counts from Sunday = 0, `month` from January = 1. */
  day: (weekday: string, day: number, month: string, year: number) => `${weekday}, ${day} de ${month} de ${year}`,
  monthOfYear: (month: string, year: number) => `${month} de ${year}`,
  month: 'Mês',
  year: 'Ano',
  of: 'de',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  rangeStart: 'início do período',
  rangeEnd: 'fim do período',
  span: (count: number) => (count === 0 ? 'Um só dia' : `Intervalo de ${countDays(count)}`),
  unavailable: (reason: string) => `Indisponível. ${reason}`,
};
