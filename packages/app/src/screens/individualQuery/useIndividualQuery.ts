import { useEffect } from 'react';
import { notifyError } from '../../notifications/notify.ts';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { toEligibilityCheck } from './toEligibilityCheck.ts';
import { choices, forgetChoices, rememberChoices } from './choices.ts';
import { createIndividualQuerySuite, emptyDraft, type IndividualQueryDraft } from './individualQuerySuite.ts';
import { useEligibilityCheck } from './useEligibilityCheck.ts';

const emptyNames = (draft: IndividualQueryDraft) =>
  Object.entries(draft).flatMap(([name, value]) => (value ? [] : name));

/** The form of the query with its lists, its memory and its answer. */
export function useIndividualQuery() {
  const operators = useOperators();
  const eligibility = useEligibilityCheck();
  const operatorOf = (chosen: string | null) => operators.items?.find(({ ansId }) => ansId === chosen);
  const form = useForm({
    initial: emptyDraft,
    draft: useDraft('individualQuery'),
    remembered: { ...emptyDraft, ansId: choices.ansId, brandId: choices.brandId },
    suite: () => createIndividualQuerySuite(operators.items ?? []),
    onSubmit: (draft) => {
      const asking = operatorOf(draft.ansId);
      return asking && eligibility.check(toEligibilityCheck(asking, draft));
    },
    onError: (error) => notifyError('unknown', error),
  });
  const operator = operatorOf(form.values.ansId);
  const brands = useBrandsOf(operator && !operator.isCompanyPlan ? operator.id : undefined);
  const { brandId } = form.values;

  const choose = (patch: Partial<Pick<typeof form.values, 'ansId' | 'brandId'>>) => {
    form.change(patch);
    rememberChoices({ ansId: form.values.ansId, brandId: form.values.brandId, ...patch });
  };
  // The form waits for what an operator answers; only the new list tells whether the chosen brand is in it.
  const isForeignBrand =
    operator !== undefined && brandId !== null && brands.items?.some(({ id }) => id === brandId) === false;
  const { change, untouch } = form;
  // A date that was only begun cannot be shown again, so it does not count either.
  useEffect(() => change(({ birth }) => (birth === null ? { birthText: '' } : {})), [change]);
  useEffect(() => {
    if (!isForeignBrand) return;
    change({ brandId: null });
    untouch(['brandId']);
    choices.brandId = null;
  }, [isForeignBrand, change, untouch]);

  const { answered } = eligibility;
  const asks = operator && JSON.stringify(toEligibilityCheck(operator, form.values));

  return {
    form,
    /** What was answered to the fields as they are now; what belongs to other ones must not be read as theirs. */
    result: answered && JSON.stringify(answered.query) === asks ? answered.result : null,
    isOutdated: answered !== null && JSON.stringify(answered.query) !== asks,
    operator,
    operators,
    brands,
    eligibility,
    chooseOperator: (ansId: string | null) => {
      // Every other entry is in the new operator's form, or hidden by it.
      form.change({ cardNumber: '' });
      untouch(emptyNames({ ...form.values, cardNumber: '' }));
      eligibility.forget();
      choose({ ansId });
    },
    chooseBrand: (next: string | null) => choose({ brandId: next }),
    clear: () => {
      forgetChoices();
      form.reset();
      eligibility.forget();
    },
  };
}
