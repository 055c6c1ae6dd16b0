import type { BeneficiaryResult } from '@oraculo/api-client';

/** The answer that stands for nobody: a test says what its own differs in. */
export const emptyResult: BeneficiaryResult = {
  status: '',
  eligible: false,
  reason: { description: '', negatives: [] },
  covenant: { name: null },
  patient: {
    name: '',
    birth: null,
    cardNumber: '',
    cpf: null,
    cns: null,
    reason: { code: '', description: '' },
    plan: {
      healthPlanName: null,
      name: null,
      code: null,
      network: null,
      product: null,
      segment: null,
      accommodation: null,
      companion: null,
      contractType: null,
      level: null,
    },
  },
};
