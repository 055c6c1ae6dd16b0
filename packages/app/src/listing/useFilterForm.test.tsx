// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { useFilterForm } from './useFilterForm.ts';

interface Filters {
  user: string | null;
}

afterEach(() => {
  cleanup();
  endSession('signedOut');
});

/** The test controls the address; `onApply` is only recorded. */
function open(address: Filters) {
  const appliedFilters: Filters[] = [];
  const { result, rerender, unmount } = renderHook(
    (applied: Filters) =>
      useFilterForm<Filters>({ name: 'listFilters', applied, onApply: (next) => void appliedFilters.push(next) }),
    { initialProps: address },
  );
  return { appliedFilters, form: () => result.current, goTo: (next: Filters) => rerender(next), unmount };
}

const back = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

test('the form shows what is in the address, also after Back and Forward', () => {
  const { form, goTo } = open({ user: 'ana' });
  goTo({ user: 'bia' });
  expect(form().values).toEqual({ user: 'bia' });
  goTo({ user: 'ana' });
  expect(form().values).toEqual({ user: 'ana' });
});

test('clearing shows and applies the cleared filters', () => {
  const { form, appliedFilters } = open({ user: 'ana' });
  act(() => form().clear({ user: null }));
  expect(form().values).toEqual({ user: null });
  expect(form().isDirty).toBe(false);
  expect(appliedFilters).toEqual([{ user: null }]);
});

test('Back before the cleared address is rendered restores the filters of the address', () => {
  const { form } = open({ user: 'ana' });
  act(() => form().clear({ user: null }));
  back();
  expect(form().values).toEqual({ user: 'ana' });
  expect(form().isDirty).toBe(false);
});

test('Back discards typed filters that were not applied', () => {
  const { form } = open({ user: 'ana' });
  act(() => form().change({ user: 'bia' }));
  back();
  expect(form().values).toEqual({ user: 'ana' });
});

test('typed filters are restored after the session expired', () => {
  const ana = { userToken: 'a', givenName: 'Ana', email: 'ana@x.example', membership: [], expiresIn: 60 };
  startSession(ana);
  const before = open({ user: 'ana' });
  act(() => before.form().change({ user: 'bia' }));
  endSession('expired');
  before.unmount();
  startSession(ana);
  const after = open({ user: 'ana' });
  expect(after.form().values).toEqual({ user: 'bia' });
  expect(after.form().isDirty).toBe(true);
});
