import { type FieldProblem, isValidCnpj } from '@oraculo/ui';

export interface Provider {
  cnpj: string;
  name: string;
  email: string;
  state: string | null;
  since: string | null;
  kind: string | null;
  specialties: string[];
  days: string[];
  isTiss: boolean;
}

export const emptyProvider: Provider = {
  cnpj: '',
  name: '',
  email: '',
  state: null,
  since: null,
  kind: null,
  specialties: [],
  days: ['seg', 'ter', 'qua', 'qui', 'sex'],
  isTiss: true,
};

export const fieldIds = {
  cnpj: 'provider-cnpj',
  name: 'provider-name',
  email: 'provider-email',
  state: 'provider-state',
  since: 'provider-since',
  kind: 'provider-kind',
};

const listed = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export const states = listed('Bahia', 'Minas Gerais', 'Paraná', 'Rio de Janeiro', 'São Paulo');
export const kinds = listed('Clínica', 'Hospital', 'Laboratório');
export const specialties = listed('Cardiologia', 'Dermatologia', 'Ortopedia', 'Pediatria');
export const days = [
  { value: 'seg', label: 'Segunda' },
  { value: 'ter', label: 'Terça' },
  { value: 'qua', label: 'Quarta' },
  { value: 'qui', label: 'Quinta' },
  { value: 'sex', label: 'Sexta' },
  { value: 'sab', label: 'Sábado' },
];

/** Na ordem dos campos; com Vest, Zod ou o que o aplicativo usar o resultado tem a mesma forma. */
export function checkProvider(provider: Provider): FieldProblem[] {
  const problem = (isWrong: boolean, field: keyof typeof fieldIds, message: string) =>
    isWrong ? [{ fieldId: fieldIds[field], message }] : [];
  return [
    ...problem(!isValidCnpj(provider.cnpj), 'cnpj', 'Informe um CNPJ válido'),
    ...problem(provider.name.trim() === '', 'name', 'Informe o nome fantasia'),
    ...problem(provider.email !== '' && !provider.email.includes('@'), 'email', 'O e-mail precisa de um @'),
    ...problem(!provider.state, 'state', 'Escolha o estado'),
    ...problem(!provider.since, 'since', 'Informe o início do contrato'),
    ...problem(!provider.kind, 'kind', 'Escolha o tipo'),
  ];
}

/** Na memória da página: nada do prestador vai para o armazenamento do navegador. */
let draft: Provider | null = null;
export const keptDraft = () => draft;
export const keepDraft = (provider: Provider | null) => {
  draft = provider;
};
