import type { SelectOption } from '@oraculo/ui';

type Options = readonly SelectOption<string>[];

/** The label of a value that is only an id. */
export type NameMissing = (value: string) => string;

export const missingOperator: NameMissing = (ansId) => `Operadora não encontrada (${ansId})`;

/** The options, followed by each chosen value that is not one of them, such as a deleted operator or colleague. */
export function withMissing(options: Options, chosen: readonly string[], nameOf: NameMissing = String): Options {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  if (missing.length === 0) return options;
  return [...options, ...missing.map((value) => ({ label: nameOf(value), value, subtitle: 'Não está na lista' }))];
}
