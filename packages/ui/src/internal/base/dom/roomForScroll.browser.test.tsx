import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../../../components/AppShell/AppShell.tsx';
import { Queue } from '../../../components/DataTable/DataTableSelection.fixtures.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(cleanup);

const nothing = () => {};
const shell = (
  <AppShell
    productName="Oráculo"
    navigation={[]}
    currentPage="reports"
    user={{ name: 'Ana' }}
    onSignOut={nothing}
    onNavigate={nothing}
  >
    Relatório
  </AppShell>
);
const selected = <Queue initial={{ mode: 'some', keys: ['1'] }} />;

const room = () => {
  const { scrollPaddingBlockStart: start, scrollPaddingBlockEnd: end } = getComputedStyle(document.documentElement);
  return { start: Number.parseFloat(start) || 0, end: Number.parseFloat(end) || 0 };
};

/** Tests the scroll padding and not its effect, because browsers that scroll a focused control to the middle do not need it. */
test.each<[string, ReactNode, 'start' | 'end']>([
  ['the header of the page', shell, 'start'],
  ['the header of a table', <Queue key="table" />, 'start'],
  ['a sticky pagination', <Queue key="sticky" isSticky />, 'end'],
  ['the bar of a selection', selected, 'end'],
])('the page has scroll padding for %s until it is removed', async (_, part, side) => {
  await page.viewport(1280, 900);
  const { unmount } = render(<UiProvider>{part}</UiProvider>);
  expect(room()[side]).toBeGreaterThan(30);
  unmount();
  expect(room()).toEqual({ start: 0, end: 0 });
});
