import { expect, test } from 'vitest';
import { openAncestors, containsPage, type NavEntry, accessibleNameOf, shortCount } from './NavItem.ts';

const items: NavEntry[] = [
  { name: 'home', title: 'Início', href: '/' },
  {
    name: 'finance',
    title: 'Financeiro',
    subItems: [
      { name: 'invoices', title: 'Faturas', href: '/faturas' },
      { name: 'reports', title: 'Relatórios', subItems: [{ name: 'monthly', title: 'Mensal', href: '/mensal' }] },
    ],
  },
];

test.each([
  ['home', []],
  ['invoices', ['finance']],
  ['monthly', ['finance', 'reports']],
  ['elsewhere', []],
])('the ancestors of the page %s are %j', (page, ancestors) => {
  expect(openAncestors(items, page)).toEqual(ancestors);
});

test('an item contains a page of the third level', () => {
  expect(items.map((item) => containsPage(item, 'monthly'))).toEqual([false, true]);
});

test.each([
  [{ count: 12 }, 'Faturas, 12'],
  [{ count: 0 }, 'Faturas'],
  [{ count: 120, countLabel: '120 vencidas', badge: 'Novo' }, 'Faturas, 120 vencidas, Novo'],
  [{ badge: 'Novo' }, 'Faturas, Novo'],
  [{}, 'Faturas'],
])('an item with %j is read as “%s”', (marks, text) => {
  expect(accessibleNameOf({ name: 'invoices', title: 'Faturas', ...marks })).toBe(text);
});

test.each([
  [99, '99'],
  [100, '99+'],
])('%s is shown as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
