import type { Operator } from '@oraculo/api-client';
import type { BatchField } from '@oraculo/api-client/contract';

/** The columns that a batch needs for an operator. Each line needs a card number or a CPF, also where neither is required. */
export function listRequestedFields({
  requiredEligibilityBy: required,
}: Pick<Operator, 'requiredEligibilityBy'>): BatchField[] {
  const hasNoIdentifier = !required.cardNumber && !required.cpf;
  const isRequested: Record<BatchField, boolean> = {
    cardNumber: required.cardNumber || hasNoIdentifier,
    cpf: required.cpf || hasNoIdentifier,
    fullName: required.fullName,
    birth: required.birthDate,
  };
  return (Object.keys(isRequested) as BatchField[]).filter((field) => isRequested[field]);
}
