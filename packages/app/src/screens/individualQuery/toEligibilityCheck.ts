import type { EligibilityCheck, Operator } from '@oraculo/api-client';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';

/** Only what this operator asks for: what was typed for another stays in the form, hidden, and is nobody else's to see. */
export function toEligibilityCheck(
  { ansId, isCompanyPlan, eligibilityBy }: Pick<Operator, 'ansId' | 'isCompanyPlan' | 'eligibilityBy'>,
  { brandId, cardNumber, cpf, birth }: IndividualQueryDraft,
): EligibilityCheck {
  return {
    ansId,
    brandId: isCompanyPlan ? null : brandId,
    cardNumber: eligibilityBy.cardNumber ? cardNumber : '',
    cpf: eligibilityBy.cpf ? cpf : '',
    birth: eligibilityBy.birthDate ? birth : null,
  };
}
