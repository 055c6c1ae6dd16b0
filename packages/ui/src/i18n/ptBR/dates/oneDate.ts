import type { DateOrder } from '../../../internal/dates/dateOrder.ts';
import { datePattern, datesPtBR } from './dates.ts';

/** For a field with one date. */
export const oneDatePtBR = {
  ...datesPtBR,
  placeholder: (order?: DateOrder) => datePattern(order),
  pastedSeveral: (start: string, end: string) => `Nada foi colado: o texto tem duas datas, ${start} e ${end}`,
  clear: 'Limpar data',
  selectDate: 'Selecione a data',
  dateChosen: (date: string) => `Data selecionada: ${date}`,
  cleared: 'Data removida',
};
