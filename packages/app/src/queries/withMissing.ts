import type { SelectOption } from '@oraculo/ui';

type Options = readonly SelectOption<string>[];

/** The options and, after them, each chosen value that is not one of them: an operator or a colleague who is gone. */
export function withMissing(options: Options, chosen: readonly string[]): Options {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  if (missing.length === 0) return options;
  return [...options, ...missing.map((value) => ({ label: value, value, subtitle: 'Não está na lista' }))];
}
