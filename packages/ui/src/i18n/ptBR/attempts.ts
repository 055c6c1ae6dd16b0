/** For a running action and for a failed one. */
export const attemptsPtBR = {
  retry: 'Tentar de novo',
  pending: 'Em andamento',
};
