import type { Operator } from '@oraculo/api-client';

const words = [
  ['cardNumber', 'número da carteirinha'],
  ['fullName', 'nome completo'],
  ['cpf', 'CPF'],
  ['birthDate', 'data de nascimento'],
] as const;

const list = new Intl.ListFormat('pt-BR');

/** The fields that an operator uses, required ones first: “marca, número da carteirinha e, se quiser, CPF”. */
export function listRequiredFields({
  isCompanyPlan,
  eligibilityBy,
  requiredEligibilityBy,
}: Pick<Operator, 'isCompanyPlan' | 'eligibilityBy' | 'requiredEligibilityBy'>): string {
  const used = words.filter(([flag]) => eligibilityBy[flag]);
  const needed = used.flatMap(([flag, word]) => (requiredEligibilityBy[flag] ? word : []));
  const optional = used.flatMap(([flag, word]) => (requiredEligibilityBy[flag] ? [] : word));
  const first = list.format([...(isCompanyPlan ? [] : ['marca']), ...needed]);
  if (optional.length === 0) return first;
  return first === '' ? list.format(optional) : `${first} e, se quiser, ${list.format(optional)}`;
}
