import { afterEach, expect, test } from 'vitest';
import { emptyResult } from '../../../test/emptyResult.ts';
import { emptyDraft } from './individualQuerySuite.ts';
import { likelyBrand } from './likelyBrand.ts';
import { forgetQueries, recordQuery } from './sessionQueries.ts';

const brands = ['11', '12', '13'].map((id) => ({ id, name: `Marca ${id}` }));

const note = (ansId: string, brandId: string) =>
  recordQuery({
    query: { ansId, brandId, cardNumber: '1', cpf: '', birth: null },
    result: emptyResult,
    operatorName: 'Saúde Norte',
    brandName: null,
    answeredAt: new Date(),
    draft: emptyDraft,
  });

afterEach(forgetQueries);

test('the only brand of a list is chosen', () => {
  expect(likelyBrand('1', brands.slice(0, 1))).toBe('11');
});

test('of several brands the one of the last query to this operator is chosen, if it still exists', () => {
  expect(likelyBrand('1', brands)).toBeUndefined();
  note('1', '11');
  note('1', '12');
  note('2', '13');
  expect(likelyBrand('1', brands)).toBe('12');
  expect(
    likelyBrand(
      '1',
      brands.filter(({ id }) => id !== '12'),
    ),
  ).toBeUndefined();
});

test('without a loaded list no brand is chosen', () => {
  note('1', '12');
  expect(likelyBrand('1', undefined)).toBeUndefined();
});
