import type { HealthCardErrors } from '@oraculo/api-client';

/** Whoever mends the spreadsheet needs the whole CPF; the screen shows it masked. */
export const healthCardErrorRows = ({ rows }: Pick<HealthCardErrors, 'rows'>): string[][] => [
  ['CPF', 'LINHA', 'ERRO'],
  ...rows.map(({ cpf, file_line_number, error_message }) => [
    cpf ?? '',
    String(file_line_number ?? ''),
    error_message ?? '',
  ]),
];
