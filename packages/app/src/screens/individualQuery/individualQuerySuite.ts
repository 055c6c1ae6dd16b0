import { cardNumberProblem, type Operator } from '@oraculo/api-client';
import { create, enforce, test } from 'vest';
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
  /** What stands in the box, date or not. */
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
 * The rules of the chosen operator; without one only the choice itself is asked for. A field that the operator requires
 * without asking for it is not on the screen and cannot block. Every rule is always listed, in one order, because Vest
 * pairs the tests of two runs by their place: what does not apply passes.
 */
export const createIndividualQuerySuite = (operators: readonly Operator[]) =>
  create((draft: IndividualQueryDraft) => {
    const operator = operators.find(({ ansId }) => ansId === draft.ansId);
    const asked = operator?.eligibilityBy;
    const required = operator?.requiredEligibilityBy;
    const rule = operator && cardNumberRuleOf(operator.ansId);
    const cardProblem =
      rule && asked?.cardNumber && draft.cardNumber !== '' ? cardNumberProblem(rule, draft.cardNumber) : undefined;

    test('ansId', 'A operadora é obrigatória', () => {
      // The operator itself: its rules are not known before its list has come.
      enforce(operator).isNotNullish();
    });
    test('brandId', 'A marca é obrigatória', () => {
      if (!operator?.isCompanyPlan) enforce(draft.brandId).isNotNullish();
    });
    test('cardNumber', 'Obrigatório', () => {
      if (asked?.cardNumber && required?.cardNumber) enforce(draft.cardNumber).isNotBlank();
    });
    test('cardNumber', cardProblem ?? 'Cartão inválido', () => cardProblem === undefined);
    test('fullName', 'Nome completo obrigatório', () => {
      if (asked?.fullName && required?.fullName) enforce(draft.fullName).isNotBlank();
    });
    test('cpf', 'CPF obrigatório', () => {
      if (asked?.cpf && required?.cpf) enforce(draft.cpf).isNotEmpty();
    });
    // An optional CPF that was begun is either whole or a slip.
    test('cpf', 'CPF deve ter 11 dígitos', () => {
      if (asked?.cpf && draft.cpf !== '') enforce(draft.cpf.length).equals(cpfLength);
    });
    test('birth', 'Data de nascimento obrigatória', () => {
      if (asked?.birthDate && required?.birthDate) enforce(draft.birthText).isNotEmpty();
    });
    test('birth', 'Data de nascimento inválida', () => {
      if (asked?.birthDate && draft.birthText !== '') enforce(draft.birth).isNotNullish();
    });
  });
