import type { Operator } from '@oraculo/api-client';
import { create, enforce, test } from 'vest';
import { cardNumberProblem, cardNumberRuleOf } from '../../cardNumberRules.ts';

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

/** The rules of the chosen operator; without one only the choice itself is asked for. */
export const createIndividualQuerySuite = (operators: readonly Operator[]) =>
  create((draft: IndividualQueryDraft) => {
    const operator = operators.find(({ ansId }) => ansId === draft.ansId);
    const asked = operator?.eligibilityBy;
    const required = operator?.requiredEligibilityBy;

    test('ansId', 'A operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    if (!operator?.isCompanyPlan) {
      test('brandId', 'A marca é obrigatória', () => {
        enforce(draft.brandId).isNotNullish();
      });
    }
    if (required?.cardNumber) {
      test('cardNumber', 'Obrigatório', () => {
        enforce(draft.cardNumber).isNotBlank();
      });
    }
    const rule = operator && cardNumberRuleOf(operator.ansId);
    const cardProblem =
      rule && asked?.cardNumber && draft.cardNumber !== '' ? cardNumberProblem(rule, draft.cardNumber) : undefined;
    if (cardProblem) test('cardNumber', cardProblem, () => false);
    if (required?.fullName) {
      test('fullName', 'Nome completo obrigatório', () => {
        enforce(draft.fullName).isNotBlank();
      });
    }
    if (required?.cpf) {
      test('cpf', 'CPF obrigatório', () => {
        enforce(draft.cpf).isNotEmpty();
      });
    }
    // An optional CPF that was begun is either whole or a slip.
    if (asked?.cpf && draft.cpf !== '') {
      test('cpf', 'CPF deve ter 11 dígitos', () => {
        enforce(draft.cpf.length).equals(cpfLength);
      });
    }
    if (required?.birthDate) {
      test('birth', 'Data de nascimento obrigatória', () => {
        enforce(draft.birthText).isNotEmpty();
      });
    }
    if (asked?.birthDate && draft.birthText !== '') {
      test('birth', 'Data de nascimento inválida', () => {
        enforce(draft.birth).isNotNullish();
      });
    }
  });
