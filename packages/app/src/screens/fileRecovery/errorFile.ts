import type { RestoreError } from '@oraculo/api-client';

/** Adds the prefix, and `.csv` whatever the type of the uploaded file. */
export const errorFileName = (fileName: string) => `erros-${fileName.replace(/\.[^.]*$/, '')}.csv`;

export const errorRows = (errors: readonly RestoreError[]): string[][] => [
  ['NOME', 'ERRO'],
  ...errors.map(({ key, message }) => [key, message]),
];
