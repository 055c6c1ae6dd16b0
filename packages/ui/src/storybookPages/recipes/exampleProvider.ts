import { type FieldProblem, isValidCep, isValidCnpj, isValidCns, isValidPhone } from '@oraculo/ui';

export interface Provider {
  cnpj: string;
  name: string;
  email: string;
  phone: string;
  cep: string;
  state: string | null;
  since: string | null;
  firstMonth: string | null;
  kind: string | null;
  doctorCns: string;
  specialties: string[];
  days: string[];
  opensAt: string | null;
  closesAt: string | null;
  isTiss: boolean;
  priceCents: number | null;
  paymentDays: string | null;
  notes: string;
  isAccepted: boolean;
}

export type ProviderField = keyof Provider;
/** As mensagens dos campos sobre um texto que ainda não é um valor válido. */
export type FieldMessages = Partial<Record<ProviderField, string | undefined>>;

export const emptyProvider: Provider = {
  cnpj: '',
  name: '',
  email: '',
  phone: '',
  cep: '',
  state: null,
  since: null,
  firstMonth: null,
  kind: null,
  doctorCns: '',
  specialties: [],
  days: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: '08:00',
  closesAt: '18:00',
  isTiss: true,
  priceCents: null,
  paymentDays: '30',
  notes: '',
  isAccepted: false,
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

export const fieldId = (field: ProviderField) => `provider-${field}`;

/** Na ordem dos campos; com Vest, Zod ou o que o aplicativo usar o resultado tem a mesma forma. */
export function checkProvider(provider: Provider, fieldMessages: FieldMessages): FieldProblem[] {
  const { cnpj, name, email, phone, cep, doctorCns, opensAt, closesAt } = provider;
  const rules: readonly [field: ProviderField, isWrong: boolean, message: string][] = [
    ['cnpj', !isValidCnpj(cnpj), 'Informe um CNPJ válido'],
    ['name', name.trim() === '', 'Informe o nome fantasia'],
    ['email', email !== '' && !email.includes('@'), 'O e-mail precisa de um @'],
    ['phone', !isValidPhone(phone), 'Informe o telefone com DDD'],
    ['cep', !isValidCep(cep), 'Informe um CEP com 8 dígitos'],
    ['state', !provider.state, 'Escolha o estado'],
    ['kind', !provider.kind, 'Escolha o tipo'],
    ['doctorCns', doctorCns !== '' && !isValidCns(doctorCns), 'Confira os 15 dígitos do CNS'],
    ['opensAt', !opensAt, 'Informe quando abre'],
    ['closesAt', !closesAt || (opensAt !== null && closesAt <= opensAt), 'Informe uma hora depois da abertura'],
    ['since', !provider.since, 'Informe o início do contrato'],
    ['firstMonth', false, ''],
    ['priceCents', provider.priceCents === null, 'Informe o valor da consulta'],
    ['paymentDays', provider.paymentDays === null, 'Informe o prazo de pagamento'],
    ['notes', false, ''],
    ['isAccepted', !provider.isAccepted, 'Confirme que o contrato foi assinado'],
  ];
  return rules.flatMap(([field, isWrong, said]) => {
    const message = fieldMessages[field] ?? (isWrong ? said : undefined);
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
}

/** Na memória da página: nada do prestador vai para o armazenamento do navegador. */
let draft: Provider | null = null;
export const keptDraft = () => draft;
export const keepDraft = (provider: Provider | null) => {
  draft = provider;
};
