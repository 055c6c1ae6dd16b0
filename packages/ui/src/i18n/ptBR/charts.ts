export const chartsPtBR = {
  total: (value: string) => `Total: ${value}`,
  part: 'Parte',
  value: 'Quantidade',
  share: 'Proporção',
  lessThan: (share: string) => `menos de ${share}`,
  moreThan: (share: string) => `mais de ${share}`,
  empty: 'Nada para comparar ainda',
  loading: 'Carregando',
  /** Before the amount: “queda de 12%”. */
  direction: { up: 'alta de', down: 'queda de', flat: 'estável,' },
  stepStatus: { waiting: 'Aguardando', current: 'Em andamento', done: 'Concluída', failed: 'Falhou' },
  atStep: (at: number, count: number, label: string, status: string) => `Etapa ${at} de ${count}: ${label}, ${status}`,
  allSteps: (label: string) => `${label}: todas as etapas concluídas`,
};
