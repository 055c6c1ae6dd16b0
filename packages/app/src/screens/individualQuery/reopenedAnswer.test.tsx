// @vitest-environment jsdom
import { problem } from '@oraculo/api-client/fixtures';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyResult } from '../../../test/emptyResult.ts';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { emptyDraft } from './individualQuerySuite.ts';
import { IndividualQueryScreen } from './IndividualQueryScreen.tsx';
import { recordQuery } from './sessionQueries.ts';

withScreens();

const result = {
  ...emptyResult,
  status: 'true',
  eligible: true,
  patient: { ...emptyResult.patient, name: 'Iara', cardNumber: '1' },
};
const values = { ansId: '316245', brandId: '12', cardNumber: '1' };

test('an earlier answer opens after the list of operators failed, because it needs no request', async () => {
  openScreen(<IndividualQueryScreen />, { 'operators.list': () => problem(503, 'Fora do ar.') });
  const query = { ...values, cpf: '', birth: null };
  const draft = { ...emptyDraft, ...values };
  act(() =>
    recordQuery({ query, result, answeredAt: new Date(), operatorName: 'Saúde Norte', brandName: null, draft }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ver resposta' }));
  expect(await screen.findByRole('button', { name: 'Nova consulta' })).toBeDefined();
  expect(screen.queryByText(/Os dados mudaram/)).toBeNull();
});
