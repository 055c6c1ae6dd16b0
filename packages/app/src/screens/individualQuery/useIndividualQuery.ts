import { announce } from '@oraculo/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { useForm } from '../../forms/useForm.ts';
import { sameValue } from '../../forms/sameValue.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useScreenCommand } from '../../commands/screenCommand.ts';
import { choices, forgetChoices, rememberChoices } from './lastChoices.ts';
import { createIndividualQuerySuite, emptyDraft, type IndividualQueryDraft } from './individualQuerySuite.ts';
import { keptFields, patientFields } from './patientFields.ts';
import { likelyBrand } from './likelyBrand.ts';
import { recordOperator } from './recentOperators.ts';
import { recordQuery, type SessionQuery } from './sessionQueries.ts';
import { toEligibilityCheck } from './toEligibilityCheck.ts';
import { useEligibilityCheck } from './useEligibilityCheck.ts';

const emptyNames = (draft: IndividualQueryDraft) =>
  Object.entries(draft).flatMap(([name, value]) => (value ? [] : name));

/** The form of the query with its lists, its stored choices and its answer. */
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
      const chosen = operatorOf(draft.ansId);
      if (!chosen) return;
      const brandName = brands.items?.find(({ id }) => id === draft.brandId)?.name ?? null;
      const answeredQuery = await eligibility.check(toEligibilityCheck(chosen, draft), {
        operatorName: chosen.name,
        brandName: chosen.isCompanyPlan ? null : brandName,
      });
      recordOperator(chosen.ansId);
      if (answeredQuery) recordQuery({ ...answeredQuery, draft });
    },
  });
  const operator = operatorOf(form.values.ansId);
  const brands = useBrandsOf(operator && !operator.isCompanyPlan ? operator.id : undefined);
  const { brandId } = form.values;

  const choose = (patch: Partial<Pick<typeof form.values, 'ansId' | 'brandId'>>) => {
    form.change(patch);
    rememberChoices({ ansId: form.values.ansId, brandId: form.values.brandId, ...patch });
  };
  // Keep the brand until the new list has loaded; only then is it known whether the list contains it.
  const isForeignBrand =
    operator !== undefined && brandId !== null && brands.items?.some(({ id }) => id === brandId) === false;
  const { change, untouch } = form;
  // Only a complete date can be restored, so the text of an incomplete one is cleared.
  useEffect(() => {
    change(({ birth }) => (birth === null ? { birthText: '' } : {}));
  }, [change]);
  useEffect(() => {
    if (!isForeignBrand) return;
    change({ brandId: null });
    untouch(['brandId']);
    choices.brandId = null;
  }, [isForeignBrand, change, untouch]);

  // Fills in the brand once per choice of an operator, so that a brand that the user clears stays empty.
  const likely = operator && likelyBrand(operator.ansId, brands.items);
  const fillBrand = useEffectEvent((id: string) => {
    if (brandId !== null && !isForeignBrand) return;
    change({ brandId: id });
    choices.brandId = id;
    announce(`Marca: ${brands.items?.find((brand) => brand.id === id)?.name ?? ''}`);
  });
  const operatorId = operator?.ansId;
  useEffect(() => {
    if (operatorId !== undefined && likely !== undefined) fillBrand(likely);
  }, [operatorId, likely]);

  // After an operator was chosen outside the field, the focus goes to the brand, or to the patient if the brand is set.
  const [focusTarget, setFocusTarget] = useState<{ ansId: string } | null>(null);
  const needsBrand = !operator?.isCompanyPlan && brandId === null;
  const nextFocus =
    focusTarget !== null && focusTarget.ansId === operatorId ? (needsBrand ? 'brand' : 'patient') : null;
  const patientNames = Object.keys(patientFields(emptyDraft));
  const moveFocusTo = useEffectEvent((to: 'brand' | 'patient') =>
    form.focusFirst(to === 'brand' ? ['brandId'] : patientNames),
  );
  useEffect(() => {
    if (focusTarget !== null && nextFocus !== null) moveFocusTo(nextFocus);
  }, [focusTarget, nextFocus]);

  const { outcome } = eligibility;
  const currentQuery = operator && JSON.stringify(toEligibilityCheck(operator, form.values));
  // Without the list, the former form values show whether a reopened answer belongs to the current fields.
  const isReopened = !operator && outcome !== null && 'draft' in outcome && sameValue(outcome.draft, form.values);
  const isCurrent = outcome !== null && (isReopened || JSON.stringify(outcome.query) === currentQuery);

  // An edited number may equal the queried one for a moment, such as 1234567 on the way to 12345678. The answer then
  // returns without the focus.
  const [editedAnswer, setEditedAnswer] = useState(-1);
  if (outcome !== null && !isCurrent && editedAnswer !== eligibility.answerCount)
    setEditedAnswer(eligibility.answerCount);

  // After the operator is cleared, fields and answer still belong to the last one.
  const [lastOperatorId, setLastOperatorId] = useState<string | null>(null);
  const valuesOperatorId = form.values.ansId ?? lastOperatorId;

  const actions = useStableCallbacks({
    chooseOperator: (ansId: string | null, brand: { brandId?: null } = {}) => {
      setFocusTarget(null);
      // Tab may clear the operator by mistake, so nothing is cleared until another one is chosen.
      if (ansId === null) setLastOperatorId(valuesOperatorId);
      if (ansId === null || (form.values.ansId === null && ansId === valuesOperatorId)) {
        untouch(emptyNames(form.values));
        choose({ ansId });
        return;
      }
      // The next query is about another person.
      const kept = outcome === null ? keptFields(form.values, operatorOf(ansId)?.eligibilityBy) : {};
      const patient = { ...patientFields(emptyDraft), ...kept };
      form.change(patient);
      if (outcome !== null) form.dropTypedTexts(patientNames);
      untouch(emptyNames({ ...form.values, ...patient }));
      eligibility.show(null);
      choose({ ansId, ...brand });
    },
    chooseBrand: (next: string | null) => {
      setFocusTarget(null);
      choose({ brandId: next });
    },
    /** Starts the query of the next patient: operator and brand stay, and the first field gets the focus. */
    startAnother: () => {
      const patient = patientFields(emptyDraft);
      form.change(patient);
      form.dropTypedTexts(patientNames);
      untouch(Object.keys(patient));
      eligibility.show(null);
      form.focusFirst(Object.keys(patient));
    },
    /** Shows an earlier answer of this session and its query again, without a new request. */
    reopen: (earlier: SessionQuery) => {
      form.change(earlier.draft);
      form.dropTypedTexts(patientNames);
      rememberChoices(earlier.draft);
      eligibility.show(earlier);
    },
    /** Focuses the field to correct. */
    checkAgain: () => form.focusFirst(patientNames),
  });

  /** Chooses an operator from outside the field and moves the focus to the next field to fill in. */
  const chooseAndFocus = (ansId: string) => {
    // The brand must not be cleared later, when the brands of the new operator have loaded.
    actions.chooseOperator(ansId, ansId === valuesOperatorId ? {} : { brandId: null });
    setFocusTarget({ ansId });
  };
  useScreenCommand('queryOperator', chooseAndFocus);

  return {
    ...actions,
    chooseAndFocus,
    form,
    /** The answer to the current fields. An answer to other values is not shown for them. */
    answeredQuery: isCurrent && 'result' in outcome ? outcome : null,
    /** Why the current fields have no answer. */
    failure: isCurrent && 'error' in outcome ? outcome.error : null,
    isOutdated: outcome !== null && 'result' in outcome && !isCurrent,
    /** False for an answer that returns after an edit: the focus stays in the field. */
    takesFocus: editedAnswer !== eligibility.answerCount,
    /** Whether the answer was reopened without a new request. */
    isEarlier: outcome !== null && 'draft' in outcome,
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
