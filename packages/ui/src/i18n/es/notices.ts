import type { Messages } from '../ptBR.ts';

export const noticesEs: Messages['notices'] = {
  info: 'Información:',
  positive: 'Listo:',
  caution: 'Atención:',
  critical: 'Problema:',
  dismiss: 'Cerrar aviso',
  dismissTitled: (title) => `Cerrar aviso: ${title}`,
};
