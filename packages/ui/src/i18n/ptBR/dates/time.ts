/** For a field with a time of day. */
export const timePtBR = {
  incompleteTime: 'Hora incompleta. Digite hh:mm',
  nonexistentTime: 'Hora inexistente',
  timeBeforeMin: (first: string) => `Digite ${first} ou mais tarde`,
  timeAfterMax: (last: string) => `Digite ${last} ou mais cedo`,
  timePlaceholder: 'hh:mm',
  timeFormat: 'Formato: hora e minuto, de 00:00 a 23:59',
  completedTime: (time: string) => `Hora completada: ${time}`,
  notATime: 'O texto colado não é uma hora',
};
