import { announce } from '@oraculo/ui';
import { useCallback, useEffect } from 'react';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { useForm } from '../../forms/useForm.ts';
import { sameValue } from '../../forms/sameValue.ts';
import { notifyError } from '../../notifications/notify.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useScreenCommand } from '../../commands/screenCommand.ts';
import { choices, forgetChoices, rememberChoices } from './choices.ts';
import { createIndividualQuerySuite, emptyDraft, type IndividualQueryDraft } from './individualQuerySuite.ts';
import { keptFields, patientFields } from './patientFields.ts';
import { noteQuery, type SessionQuery } from './sessionQueries.ts';
import { toEligibilityCheck } from './toEligibilityCheck.ts';
import { useEligibilityCheck } from './useEligibilityCheck.ts';

const emptyNames = (draft: IndividualQueryDraft) =>
  Object.entries(draft).flatMap(([name, value]) => (value ? [] : name));

/** The form of the query with its lists, its memory and its answer. */
export function useIndividualQuery() {
  const operators = useOperators();
  const eligibility = useEligibilityCheck();
  const operatorOf = (chosen: string | null) => operators.items?.find(({ ansId }) => ansId === chosen);
  const suite = useCallback(() => createIndividualQuerySuite(operators.items ?? []), [operators.items]);
  const form = useForm({
    initial: emptyDraft,
    draft: useDraft('individualQuery'),
    remembered: { ...emptyDraft, ansId: choices.ansId, brandId: choices.brandId },
    suite,
    onSubmit: async (draft) => {
      const asking = operatorOf(draft.ansId);
      if (!asking) return;
      const askedAt = new Date();
      const answered = await eligibility.check(toEligibilityCheck(asking, draft));
      if (answered) noteQuery({ ...answered, askedAt, operatorName: asking.name, draft });
    },
    onError: (error) => notifyError('eligibilityCheck', error),
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
  useEffect(() => {
    change(({ birth }) => (birth === null ? { birthText: '' } : {}));
  }, [change]);
  useEffect(() => {
    if (!isForeignBrand) return;
    change({ brandId: null });
    untouch(['brandId']);
    choices.brandId = null;
  }, [isForeignBrand, change, untouch]);

  const { outcome } = eligibility;
  const asks = operator && JSON.stringify(toEligibilityCheck(operator, form.values));
  // Without the list, what the form held tells whether an answer that was opened again is that of its fields.
  const isReopened = !operator && outcome !== null && 'draft' in outcome && sameValue(outcome.draft, form.values);
  const isCurrent = outcome !== null && (isReopened || JSON.stringify(outcome.query) === asks);

  const actions = useStableCallbacks({
    chooseOperator: (ansId: string | null, brand: { brandId?: null } = {}) => {
      // Who was asked about is not who is asked about next.
      const kept = outcome === null ? keptFields(form.values, operatorOf(ansId)?.eligibilityBy) : {};
      const patient = { ...patientFields(emptyDraft), ...kept };
      form.change(patient);
      untouch(emptyNames({ ...form.values, ...patient }));
      eligibility.show(null);
      choose({ ansId, ...brand });
    },
    chooseBrand: (next: string | null) => choose({ brandId: next }),
    /** The next patient at the same counter: operator and brand stay, and typing goes on in the first field. */
    startAnother: () => {
      const patient = patientFields(emptyDraft);
      form.change(patient);
      untouch(Object.keys(patient));
      eligibility.show(null);
      form.focusFirst(Object.keys(patient));
    },
    /** Shows an earlier answer of this session and its query again, without a new request. */
    reopen: ({ draft, query, result }: SessionQuery) => {
      form.change(draft);
      rememberChoices(draft);
      eligibility.show({ query, result, draft });
    },
  });

  useScreenCommand('queryOperator', (ansId) => {
    // Typing goes on in the brand at once: it must not be emptied once the brands of the new operator are there.
    actions.chooseOperator(ansId, ansId === form.values.ansId ? {} : { brandId: null });
    form.focusFirst(['brandId']);
  });

  return {
    ...actions,
    form,
    /** What the fields as they are now were answered; what belongs to other ones must not be read as theirs. */
    answered: isCurrent && 'result' in outcome ? outcome : null,
    /** Why they have no answer. */
    failure: isCurrent && 'error' in outcome ? outcome.error : null,
    isOutdated: outcome !== null && 'result' in outcome && !isCurrent,
    operator,
    operators,
    brands,
    eligibility,
    clear: () => {
      forgetChoices();
      form.reset();
      eligibility.show(null);
      announce('Formulário limpo');
    },
  };
}
