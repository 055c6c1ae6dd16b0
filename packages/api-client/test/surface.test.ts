import { expect, test } from 'vitest';
import { allOperations, groups } from '../src/contract/index.ts';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { everyCall } from './everyCall.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

/** The table of the contract, in its order: method, path and group. */
const contractTable = [
  'POST /user/sessions none',
  // Not in the company’s contract; this gateway adds it.
  'DELETE /user/sessions everyone',
  'GET /healthOperators everyone',
  'GET /healthoperators/paginated/all admin',
  'GET /healthoperators/filter/options everyone',
  'GET /healthoperators/{id} admin',
  'GET /healthoperators/providers/all admin',
  'POST /healthoperators admin',
  'PUT /healthoperators admin',
  'GET /brands/healthoperator/{operatorId}/credentials everyone',
  'GET /brands/dataprovider/all everyone',
  'GET /template admin',
  'POST /eligibility everyone',
  'POST /eligibility/data/cardnumber/validate everyone',
  'GET /eligibility everyone',
  'POST /eligibility/report everyone',
  'GET /eligibility/history everyone',
  'GET /eligibility/upload/status everyone',
  'GET /eligibility/upload/status/users everyone',
  'POST /eligibility/lot/cancel/{lot} everyone',
  'GET /eligibility/upload/export everyone',
  'POST /eligibility/upload everyone',
  'GET /files/restore receivables',
  'GET /files/restore/users receivables',
  'POST /files/restore receivables',
  'GET /files/restore/errors/{batchId} receivables',
  'GET /orders/documents/appointments receivables',
  'GET /orders/documents/appointments/users receivables',
  'POST /orders/documents/appointments receivables',
  'GET /orders/documents/appointments/lastmodification/{id} receivables',
  'PUT /orders/documents/appointments/update receivables',
  'GET /credentials/paginated/all admin',
  'GET /credentials/report/all admin',
  'GET /credentials/{id} admin',
  'POST /credentials admin',
  'PATCH /credentials/{credentialId} admin',
  'DELETE /credentials/{id} admin',
  'GET /glosas/appeals receivables',
  'GET /glosas/appeals/users receivables',
  'GET /glosas/appeals/errors receivables',
  'GET /glosas/appeals/errors/export receivables',
  'POST /glosas/appeals receivables',
  'DELETE /glosas/appeals/{id} receivables',
  'GET /beneficiaries/filter receivables',
  'GET /beneficiaries/users receivables',
  'POST /beneficiaries/uploadsignedurl receivables',
  'GET /beneficiaries/uploaderrors/{batchId} receivables',
];

test('the operations match the table of the contract', () => {
  const lines = allOperations.map(({ id, method, path }) => `${method} ${path} ${groups[id]}`);
  expect(lines.toSorted()).toEqual(contractTable.toSorted());
});

test('every operation has a method of the client', () => {
  expect(everyCall.map(({ operation }) => operation).toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted());
});

test('only the two calls that wait for an operator may take 180 seconds', () => {
  const slow = allOperations.filter(({ timeoutMs }) => timeoutMs !== 30_000);
  expect(slow.map(({ id, timeoutMs }) => [id, timeoutMs])).toEqual([
    ['eligibility.check', 180_000],
    ['eligibility.validateCard', 180_000],
  ]);
});

// Only the first request is tested; no upload to the signed address follows.
const answers = { ...fixtures, 'healthCard.uploadAddress': { signedUrl: 'ftp://arquivos.example' } };

test.each(everyCall.map((call) => [call.name, call] as const))(
  '%s sends exactly its request of the contract, with the keys',
  async (_, call) => {
    await withFakeApi(answerJson(answers[call.operation] ?? {}), async ({ baseUrl, requests }) => {
      const client = createClient({ baseUrl, applicationKey: 'aplicacao', getToken: () => 'sessao' });
      await call.run(client).catch(() => {});
      expect(requests.map(({ line }) => line)).toEqual([call.line]);
      expect(requests[0]?.headers).toMatchObject({ key: 'aplicacao', accept: 'application/json' });
      expect(requests[0]?.headers.token).toBe(call.operation === 'session.signIn' ? undefined : 'sessao');
    });
  },
);
