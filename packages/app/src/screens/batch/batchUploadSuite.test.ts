import { expect, test } from 'vitest';
import { createBatchUploadSuite } from './batchUploadSuite.ts';

const noOperator = 'A operadora é obrigatória';
const noBrand = 'A marca é obrigatória';

test.each([
  ['326305', '7', [], []],
  [null, '7', [noOperator], []],
  ['326305', null, [], [noBrand]],
  [null, null, [noOperator], [noBrand]],
])('an upload for the operator %s and the brand %s has the errors %j and %j', (ansId, brandId, ofOperator, ofBrand) => {
  const errors = createBatchUploadSuite().runStatic({ ansId, brandId }).getErrors();
  expect([errors.ansId ?? [], errors.brandId ?? []]).toEqual([ofOperator, ofBrand]);
});
