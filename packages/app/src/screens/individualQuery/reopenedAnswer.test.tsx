// @vitest-environment jsdom
import { problem } from '@oraculo/api-client/fixtures';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { emptyDraft } from './individualQuerySuite.ts';
import { IndividualQueryScreen } from './IndividualQueryScreen.tsx';
import { noteQuery } from './sessionQueries.ts';

withScreens();

const plan = {
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
};
const result = {
  status: 'true',
  eligible: true,
  reason: { description: '', negatives: [] },
  covenant: { name: null },
  patient: {
    name: 'Iara',
    birth: null,
    cardNumber: '1',
    cpf: null,
    cns: null,
    reason: { code: '', description: '' },
    plan,
  },
};
const asked = { ansId: '316245', brandId: '12', cardNumber: '1' };

test('an earlier answer opens while the list of operators failed, as it needs nothing of the service', async () => {
  openScreen(<IndividualQueryScreen />, { 'operators.list': () => problem(503, 'Fora do ar.') });
  const query = { ...asked, cpf: '', birth: null };
  const draft = { ...emptyDraft, ...asked };
  act(() => noteQuery({ query, result, askedAt: new Date(), operatorName: 'Saúde Norte', draft }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ver resposta' }));
  expect(await screen.findByRole('button', { name: 'Nova consulta' })).toBeDefined();
  expect(screen.queryByText(/Os dados mudaram/)).toBeNull();
});
