import { create, enforce, test } from 'vest';

/** The header of the template; the service takes a file with any of them. */
export const batchTemplateColumns = ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'] as const;

export const createBatchUploadSuite = () =>
  create((draft: { ansId: string | null; brandId: string | null }) => {
    test('ansId', 'A operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    test('brandId', 'A marca é obrigatória', () => {
      enforce(draft.brandId).isNotNullish();
    });
  });
