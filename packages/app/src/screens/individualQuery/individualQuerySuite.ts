import { cardNumberProblem, type Operator } from '@oraculo/api-client';
import { create, enforce, include, omitWhen, test } from 'vest';
import { typedCardProblem } from '../../forms/pastedIdentifiers.ts';
import { cardNumberRuleOf } from '../../service/cardNumberRules.ts';

export interface IndividualQueryDraft {
  ansId: string | null;
  brandId: string | null;
  /** Without its mask. */
  cardNumber: string;
  fullName: string;
  /** Digits only. */
  cpf: string;
  birth: string | null;
  /** The text of the input, valid or not. */
  birthText: string;
}

export const emptyDraft: IndividualQueryDraft = {
  ansId: null,
  brandId: null,
  cardNumber: '',
  fullName: '',
  cpf: '',
  birth: null,
  birthText: '',
};

const cpfLength = 11;

/**
 * The rules of the chosen operator. Until one is chosen, only the operator is required. A field that the operator requires
 * but does not use is not on the screen and cannot block the form.
 */
export const createIndividualQuerySuite = (operators: readonly Operator[]) =>
  create((draft: IndividualQueryDraft, changed: readonly string[] = []) => {
    const operator = operators.find(({ ansId }) => ansId === draft.ansId);
    const fields = operator?.eligibilityBy;
    const required = operator?.requiredEligibilityBy;
    const rule = operator && cardNumberRuleOf(operator.ansId);
    const validateCard = (card: string) => (rule ? cardNumberProblem(rule, card) : typedCardProblem(card));
    const cardProblem = operator && draft.cardNumber !== '' ? validateCard(draft.cardNumber) : undefined;
    for (const name of ['brandId', 'cardNumber', 'fullName', 'cpf']) include(name).when('ansId');
    include('birth').when(changed.includes('ansId') || changed.includes('birthText'));

    test('ansId', 'A operadora é obrigatória', () => {
      // A stored choice counts only when the list of operators, which holds its rules, has loaded.
      enforce(operator).isNotNullish();
    });
    omitWhen(operator?.isCompanyPlan === true, () => {
      test('brandId', 'A marca é obrigatória', () => {
        enforce(draft.brandId).isNotNullish();
      });
    });
    omitWhen(!fields?.cardNumber || !required?.cardNumber, () => {
      test('cardNumber', 'Obrigatório', () => {
        enforce(draft.cardNumber).isNotBlank();
      });
    });
    omitWhen(!fields?.cardNumber, () => {
      test('cardNumber', cardProblem ?? 'Cartão inválido', () => cardProblem === undefined);
    });
    omitWhen(!fields?.fullName || !required?.fullName, () => {
      test('fullName', 'Nome completo obrigatório', () => {
        enforce(draft.fullName).isNotBlank();
      });
    });
    omitWhen(!fields?.cpf || !required?.cpf, () => {
      test('cpf', 'CPF obrigatório', () => {
        enforce(draft.cpf).isNotEmpty();
      });
    });
    // An optional CPF is either empty or complete.
    omitWhen(!fields?.cpf || draft.cpf === '', () => {
      test('cpf', 'CPF deve ter 11 dígitos', () => {
        enforce(draft.cpf.length).equals(cpfLength);
      });
    });
    omitWhen(!fields?.birthDate || !required?.birthDate, () => {
      test('birth', 'Data de nascimento obrigatória', () => {
        enforce(draft.birthText).isNotEmpty();
      });
    });
    omitWhen(!fields?.birthDate || draft.birthText === '', () => {
      test('birth', 'Data de nascimento inválida', () => {
        enforce(draft.birth).isNotNullish();
      });
    });
  });
