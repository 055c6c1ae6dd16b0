export const navigationPtBR = {
  breadcrumbs: 'Você está em',
  stepOf: (number: number, total: number) => `Etapa ${number} de ${total}:`,
  done: 'concluída',
  error: 'com problema',
};
