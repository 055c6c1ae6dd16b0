import { create, enforce, test } from 'vest';

export const createBatchUploadSuite = () =>
  create((draft: { ansId: string | null; brandId: string | null }) => {
    test('ansId', 'A operadora é obrigatória', () => {
      enforce(draft.ansId).isNotNullish();
    });
    test('brandId', 'A marca é obrigatória', () => {
      enforce(draft.brandId).isNotNullish();
    });
  });
