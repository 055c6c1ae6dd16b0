import type { SelectOption } from '../../internal/collections/Combobox/SelectOption.ts';

/** Invented operators and brands, for stories only. */
export const operators: SelectOption[] = [
  { value: 1, label: 'Vida Plena', subtitle: 'ANS 312345' },
  { value: 2, label: 'Saúde Norte', subtitle: 'ANS 005799' },
  { value: 3, label: 'São Lucas Saúde', subtitle: 'ANS 417788' },
  { value: 4, label: 'Coração do Sul', subtitle: 'ANS 320011' },
  { value: 5, label: 'Horizonte Assistência Médica', subtitle: 'ANS 409921' },
];

export const brands: SelectOption[] = [
  { value: 'norte', label: 'Vida Plena Norte' },
  { value: 'sul', label: 'Vida Plena Sul' },
  { value: 'centro', label: 'Vida Plena Centro-Oeste' },
];

const regions = ['Norte', 'Sul', 'Litoral', 'Serra', 'Capital', 'Interior', 'Fronteira', 'Vale'];

export const manyOptions = (count: number): SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: index,
    label: `Clínica São José ${regions[index % regions.length]} ${String(index + 1).padStart(4, '0')}`,
    subtitle: `Código ${100000 + index}`,
  }));
