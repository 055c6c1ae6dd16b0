// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { startSession } from '../../session/session.ts';
import { choiceParameter, filterCodec, personalTextParameter, textParameter } from '../filterCodec.ts';
import { useListFilters } from '../useListFilters.ts';
import { useViews } from './useViews.ts';
import { saveView } from './views.ts';

const rules = { list: 'credentials', kept: ['tab', 'brand'] };
const codec = filterCodec({
  tab: choiceParameter(['list', 'errors']),
  brand: textParameter,
  file: personalTextParameter,
});

function Table() {
  useViews(rules);
  return null;
}

/** Works like the tabs of a screen: each tab has its own table, which is mounted only while the tab is selected. */
function Screen() {
  const { filters, apply } = useListFilters(codec);
  const navigate = useNavigate();
  const other = filters.tab === 'list' ? 'errors' : 'list';
  return (
    <>
      <Table key={filters.tab} />
      <button onClick={() => apply({ tab: other })}>{other}</button>
      <button onClick={() => apply({ brand: null })}>clear</button>
      <button onClick={() => apply({ brand: null, file: 'maria.csv' })}>file</button>
      <button onClick={() => void navigate('/elsewhere')}>leave</button>
    </>
  );
}

function open(address = '/list') {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Screen /> },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: number | string) => act(async () => void (await router.navigate(to as string))),
  };
}

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  localStorage.clear();
  startSession({ userToken: 't', givenName: 'Rui', email: 'rui@oraculo.example', membership: [], expiresIn: 3600 });
});
afterEach(cleanup);

const saveFirst = (search: string) => saveView({ list: 'credentials', name: 'Minha', search, isDefault: true });

test('a list that opens with a view of one tab lets the user switch to the other tab and back', async () => {
  saveFirst('tab=errors');
  const { address } = open();
  expect(address()).toBe('/list?tab=errors');
  await press('list');
  expect(address()).toBe('/list');
  await press('errors');
  expect(address()).toBe('/list?tab=errors');
});

test('cleared filters stay empty in another tab and after Back', async () => {
  saveFirst('brand=ipe');
  const { address, go } = open();
  expect(address()).toBe('/list?brand=ipe');
  await press('clear');
  await press('errors');
  await press('list');
  expect(address()).toBe('/list');
  await press('leave');
  await go(-1);
  expect(address()).toBe('/list');
});

test('a new visit to the list opens the view again', async () => {
  saveFirst('brand=ipe');
  const { address, go } = open();
  await press('clear');
  await press('leave');
  await go('/list');
  expect(address()).toBe('/list?brand=ipe');
});

test('a filter in the history entry counts as a filter', async () => {
  saveFirst('brand=ipe');
  const { address, go } = open();
  await press('file');
  await press('leave');
  await go(-1);
  expect(address()).toBe('/list');
});
