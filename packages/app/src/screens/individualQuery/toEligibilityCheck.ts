import type { EligibilityCheck, Operator } from '@oraculo/api-client';
import { typedCard } from '../../forms/pastedIdentifiers.ts';
import { cardNumberRuleOf } from '../../service/cardNumberRules.ts';
import type { IndividualQueryDraft } from './individualQuerySuite.ts';

/**
 * Only the fields that this operator uses. Hidden fields keep the values typed for another operator but are not sent.
 */
export function toEligibilityCheck(
  { ansId, isCompanyPlan, eligibilityBy }: Pick<Operator, 'ansId' | 'isCompanyPlan' | 'eligibilityBy'>,
  { brandId, cardNumber, cpf, birth }: IndividualQueryDraft,
): EligibilityCheck {
  return {
    ansId,
    brandId: isCompanyPlan ? null : brandId,
    cardNumber: !eligibilityBy.cardNumber ? '' : cardNumberRuleOf(ansId) ? cardNumber : typedCard(cardNumber),
    cpf: eligibilityBy.cpf ? cpf : '',
    birth: eligibilityBy.birthDate ? birth : null,
  };
}
