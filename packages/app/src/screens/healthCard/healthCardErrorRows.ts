import type { HealthCardErrors } from '@oraculo/api-client';

/** With the complete CPF: a user who corrects the spreadsheet needs it. */
export const healthCardErrorRows = ({ rows }: Pick<HealthCardErrors, 'rows'>): string[][] => [
  ['CPF', 'LINHA', 'ERRO'],
  ...rows.map(({ cpf, file_line_number, error_message }) => [
    cpf ?? '',
    String(file_line_number ?? ''),
    error_message ?? '',
  ]),
];
