import type { Messages } from '../ptBR.ts';

export const navigationEs: Messages['navigation'] = {
  breadcrumbs: 'Usted está aquí',
  stepOf: (number, total) => `Paso ${number} de ${total}:`,
  done: 'terminado',
  error: 'con un problema',
};
