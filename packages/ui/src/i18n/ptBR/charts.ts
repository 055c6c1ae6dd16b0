export const charts = {
  total: (value: string) => `Total: ${value}`,
  part: 'Parte',
  value: 'Quanto',
  share: 'Proporção',
};
