import { create, enforce, test } from 'vest';

export const batchTemplate = {
  columns: ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'],
  needed: ['CARTEIRINHA', 'NUMERO_CARTEIRINHA', 'CARTAO', 'NUMERO_CARTAO', 'CARD_NUMBER', 'CPF'],
} as const;

export const createBatchUploadSuite = () =>
  create((draft: { ansId: string | null; brandId: string | null }) => {
    test('ansId', 'A operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    test('brandId', 'A marca é obrigatória', () => {
      enforce(draft.brandId).isNotNullish();
    });
  });
