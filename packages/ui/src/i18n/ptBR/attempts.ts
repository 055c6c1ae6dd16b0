/** Of an action that runs, and of one that failed. */
export const attemptsPtBR = {
  retry: 'Tentar de novo',
  pending: 'Em andamento',
};
