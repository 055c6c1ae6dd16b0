import type { BeneficiaryResult } from '@oraculo/api-client';

/** An answer without data. A test overrides the fields that it needs. */
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
