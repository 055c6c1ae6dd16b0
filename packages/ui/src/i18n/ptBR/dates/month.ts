import { datesPtBR } from './dates.ts';

/** For a field with a month and its year. */
export const monthPtBR = {
  ...datesPtBR,
  incompleteMonth: 'Mês incompleto. Digite mm/aaaa',
  nonexistentMonth: 'Mês inexistente',
  monthBeforeMin: (first: string) => `Escolha um mês a partir de ${first}`,
  monthAfterMax: (last: string) => `Escolha um mês até ${last}`,
  monthPlaceholder: 'mm/aaaa',
  monthFormat: 'Formato: mês e ano com quatro dígitos',
  selectMonth: 'Selecione o mês',
  monthChosen: (month: string) => `Mês selecionado: ${month}`,
  clearMonth: 'Limpar mês',
  monthCleared: 'Mês removido',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  completedMonth: (month: string) => `Mês completado: ${month}`,
  notAMonth: 'O texto colado não é um mês',
};
