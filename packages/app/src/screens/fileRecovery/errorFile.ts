import type { RestoreError } from '@oraculo/api-client';

/** `erros-‹name›.csv`. The extension of the uploaded file is replaced. */
export const errorFileName = (fileName: string) => `erros-${fileName.replace(/\.[^.]*$/, '')}.csv`;

export const errorRows = (errors: readonly RestoreError[]): string[][] => [
  ['NOME', 'ERRO'],
  ...errors.map(({ key, message }) => [key, message]),
];
