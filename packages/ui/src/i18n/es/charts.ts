import type { Messages } from '../ptBR.ts';

export const chartsEs: Messages['charts'] = {
  total: (value) => `Total: ${value}`,
  part: 'Parte',
  value: 'Cantidad',
  share: 'Porcentaje',
  lessThan: (share) => `menos de ${share}`,
  moreThan: (share) => `más de ${share}`,
  empty: 'Todavía no hay nada que comparar',
  loading: 'Cargando',
  direction: { up: 'alza de', down: 'baja de', flat: 'sin cambios,' },
  stepStatus: { waiting: 'En espera', current: 'En curso', done: 'Terminado', failed: 'Con error' },
  atStep: (at, count, label, status) => `Paso ${at} de ${count}: ${label}, ${status}`,
  allSteps: (label) => `${label}: todos los pasos terminados`,
};
