import type { Operator } from '@oraculo/api-client';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createBatchUploadSuite } from './batch/batchUploadSuite.ts';
import { createCredentialSuite, emptyCredential } from './credentials/credentialSuite.ts';
import { createBarcodeSuite } from './documentUpdate/barcodeSuite.ts';
import { createIndividualQuerySuite, emptyDraft } from './individualQuery/individualQuerySuite.ts';
import { createOperatorSuite, emptyOperator } from './operators/operatorSuite.ts';
import { setCardNumberRules } from '../service/cardNumberRules.ts';
import { type FormSuite, createSuiteValidator } from '../forms/suiteValidator.ts';

const all = { cardNumber: true, cpf: true, fullName: true, birthDate: true };
const none = { cardNumber: false, cpf: false, fullName: false, birthDate: false };
const operators: Operator[] = [
  { requiredEligibilityBy: all, eligibilityBy: all, isCompanyPlan: false },
  { requiredEligibilityBy: none, eligibilityBy: all, isCompanyPlan: true },
  { requiredEligibilityBy: all, eligibilityBy: { ...none, cpf: true }, isCompanyPlan: false },
].map((operator, at) => ({ ...operator, id: `${at}`, ansId: `${at}`, name: `${at}` }));

beforeAll(() => setCardNumberRules({ '0': { rule: 'digits9' }, '1': { rule: 'digits9' } }));

/** Values of a field that its rules distinguish. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  ansId: [null, '', '0', '1', '2', '9'],
  brandId: [null, '7'],
  cnpj: ['', '11222333000181'],
  cpf: ['', '123', '12345678909'],
  cardNumber: ['', '12', '123456789'],
  birth: [null, '1985-11-02'],
  birthText: ['', '12/1', '02/11/1985'],
  templateId: [null, '3'],
  providerId: [null, '4'],
  serviceUrl: ['', 'x', 'https://x.example'],
  barcode: ['', 'abc', '10-25-000001'],
};
const valuesOf = (name: string, first: unknown) =>
  values[name] ?? (typeof first === 'boolean' ? [true, false] : ['', ' ', 'a']);

/** Changes of one to three fields, one after the other. */
const changesOf = (initial: object) =>
  fc.array(
    fc
      .subarray(Object.entries(initial), { minLength: 1, maxLength: Math.min(3, Object.keys(initial).length) })
      .chain((fields) =>
        fc.record(Object.fromEntries(fields.map(([name, first]) => [name, fc.constantFrom(...valuesOf(name, first))]))),
      ),
    { maxLength: 12 },
  );

const withoutEmpty = (errors: object) =>
  Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));

function testKept<Values extends object>(name: string, create: () => FormSuite<Values>, initial: Values) {
  test(`the kept suite of ${name} reports the same errors as a new one, after any changes`, () => {
    fc.assert(
      fc.property(changesOf(initial), (changes) => {
        const validate = createSuiteValidator(create());
        let now = initial;
        for (const change of [{}, ...changes]) {
          now = { ...now, ...change };
          expect(withoutEmpty(validate(now))).toEqual(withoutEmpty(createSuiteValidator(create())(now)));
        }
      }),
      { numRuns: 60 },
    );
  });
}

const noChoice: { ansId: string | null; brandId: string | null } = { ansId: null, brandId: null };

testKept('credentials', createCredentialSuite, emptyCredential);
testKept('operators', createOperatorSuite, emptyOperator);
testKept('the individual query', () => createIndividualQuerySuite(operators), emptyDraft);
testKept('barcodes', createBarcodeSuite, { barcode: '' });
testKept('batches', createBatchUploadSuite, noChoice);
