import type { DateOrder } from '../../../internal/dates/dateOrder.ts';

export const datePattern = (order?: DateOrder): string => (order === 'mdy' ? 'mm/dd/aaaa' : 'dd/mm/aaaa');

/** Errors of a typed date, and the texts of its calendar. */
export const datesPtBR = {
  invalidYear: 'Ano inválido',
  nonexistent: 'Data inexistente',
  incomplete: (order?: DateOrder) => `Data incompleta. Digite ${datePattern(order)}`,
  future: 'Data futura não permitida',
  beforeMin: (first: string) => `Escolha uma data a partir de ${first}`,
  afterMax: (last: string) => `Escolha uma data até ${last}`,
  format: (order?: DateOrder) => `Formato: ${order === 'mdy' ? 'mês, dia' : 'dia, mês'} e ano com quatro dígitos`,
  completed: (date: string) => `Data completada: ${date}`,
  notADate: 'O texto colado não é uma data',
  openCalendarAt: (label: string) => `Abrir calendário: ${label}`,
  calendar: (label: string) => `Calendário: ${label}`,
  calendarLoadFailed: 'Não foi possível abrir o calendário',
  calendarLoadFailedNote: 'Digite a data ou, com conexão, tente de novo.',
  clearRange: 'Limpar datas',
  presets: 'Períodos prontos',
};
