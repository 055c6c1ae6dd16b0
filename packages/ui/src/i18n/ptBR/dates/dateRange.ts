import { countDays } from './countDays.ts';
import { datesPtBR } from './dates.ts';
import { rangeEndsPtBR } from './rangeEnds.ts';

/** For a field with two dates. */
export const dateRangePtBR = {
  ...datesPtBR,
  maxSpan: (count: number) => `Intervalo máximo de ${countDays(count)}`,
  ...rangeEndsPtBR,
  startPlaceholder: 'Data inicial',
  endPlaceholder: 'Data final',
  selectStart: 'Selecione a data inicial',
  selectEnd: 'Selecione a data final',
  startChosen: (date: string) => `Início em ${date}. Selecione a data final`,
  rangeChosen: (start: string, end: string) => `Período de ${start} a ${end}`,
  swapped: (start: string, end: string) => `Datas trocadas de lugar: de ${start} a ${end}`,
  pasted: (start: string, end: string) => `Período colado: de ${start} a ${end}`,
  cancelled: 'Escolha desfeita',
  rangeCleared: 'Datas removidas',
  beyondSpan: (count: number, from: string) => `Máximo de ${countDays(count)} a partir de ${from}`,
  today: 'Hoje',
  yesterday: 'Ontem',
  lastDays: (count: number) => `Últimos ${countDays(count)}`,
};
