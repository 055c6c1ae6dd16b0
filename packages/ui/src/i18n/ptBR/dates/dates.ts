/** What a typed date says, and what stands around its calendar. */
export const datesPtBR = {
  invalidYear: 'Ano inválido',
  nonexistent: 'Data inexistente',
  incomplete: 'Data incompleta. Digite dd/mm/aaaa',
  future: 'Data futura não permitida',
  beforeMin: (first: string) => `Escolha uma data a partir de ${first}`,
  afterMax: (last: string) => `Escolha uma data até ${last}`,
  format: 'Formato: dia, mês e ano com quatro dígitos',
  completed: (date: string) => `Data completada: ${date}`,
  notADate: 'O texto colado não é uma data',
  openCalendarAt: (label: string) => `Abrir calendário: ${label}`,
  calendar: (label: string) => `Calendário: ${label}`,
  calendarMissing: 'Não foi possível abrir o calendário',
  calendarMissingNote: 'Digite a data ou, com conexão, tente de novo.',
  clearRange: 'Limpar datas',
  presets: 'Períodos prontos',
};
