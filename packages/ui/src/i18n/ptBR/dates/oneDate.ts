import type { DateOrder } from '../../../internal/dates/dateOrder.ts';
import { datePattern, datesPtBR } from './dates.ts';

/** A field with one date. */
export const oneDatePtBR = {
  ...datesPtBR,
  placeholder: (order?: DateOrder) => datePattern(order),
  pastedStart: (start: string) => `Foi colado um período; ficou a data inicial, ${start}`,
  clear: 'Limpar data',
  selectDate: 'Selecione a data',
  dateChosen: (date: string) => `Data escolhida: ${date}`,
  cleared: 'Data apagada',
};
