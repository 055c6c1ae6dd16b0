import { afterEach, expect, test } from 'vitest';
import { emptyResult } from '../../../test/emptyResult.ts';
import { endSession, startSession } from '../../session/session.ts';
import { emptyDraft } from './individualQuerySuite.ts';
import { forgetQueries, recordQuery, sessionQueries } from './sessionQueries.ts';

const result = { ...emptyResult, eligible: true, patient: { ...emptyResult.patient, name: 'Ana', cardNumber: '1' } };
const query = { ansId: '1', brandId: '2', cardNumber: '1', cpf: '', birth: null };

const note = (count: number) => {
  for (let at = 1; at <= count; at += 1)
    recordQuery({
      query,
      result,
      operatorName: `Operadora ${at}`,
      brandName: null,
      answeredAt: new Date(),
      draft: emptyDraft,
    });
};

afterEach(forgetQueries);

test('the newest fifty queries are kept', () => {
  note(51);
  expect(sessionQueries.list).toHaveLength(50);
  expect(sessionQueries.list[0]?.operatorName).toBe('Operadora 51');
});

test('no query is left after the session', () => {
  startSession({ userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 });
  note(2);
  endSession('signedOut');
  expect(sessionQueries.list).toHaveLength(0);
});
