import type { RestoreError } from '@oraculo/api-client';

/** Prefixed, and a CSV whatever the uploaded file was called. */
export const errorFileName = (fileName: string) => `erros-${fileName.replace(/\.[^.]*$/, '')}.csv`;

export const errorRows = (errors: readonly RestoreError[]): string[][] => [
  ['NOME', 'ERRO'],
  ...errors.map(({ key, message }) => [key, message]),
];
