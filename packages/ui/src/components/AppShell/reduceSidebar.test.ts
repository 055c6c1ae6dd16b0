import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialSidebar,
  menuStateOf,
  type SidebarAction,
  sidebarFrom,
  type SidebarState,
  reduceSidebar,
} from './reduceSidebar.ts';

const expanded: SidebarState = { isHidden: false, isExpanded: true, openItems: ['automations'] };
const hidden: SidebarState = { isHidden: true, isExpanded: false, openItems: [] };

test.each<[string, SidebarState, SidebarAction, SidebarState]>([
  ['hiding collapses an expanded sidebar', expanded, { type: 'menuButtonPressed' }, hidden],
  ['showing brings the rail back', hidden, { type: 'menuButtonPressed' }, initialSidebar],
  ['the toggle expands the rail', initialSidebar, { type: 'expandTogglePressed' }, { ...expanded, openItems: [] }],
  [
    'the toggle opens the sub-menu that contains the page',
    initialSidebar,
    { type: 'expandTogglePressed', ancestorsOfPage: ['automations'] },
    expanded,
  ],
  ['collapsing closes the sub-menus', expanded, { type: 'expandTogglePressed' }, initialSidebar],
  ['a parent expands the rail and opens', initialSidebar, { type: 'parentPressed', name: 'automations' }, expanded],
  [
    'a parent pressed again closes and stays expanded',
    expanded,
    { type: 'parentPressed', name: 'automations' },
    { ...expanded, openItems: [] },
  ],
  [
    'a second parent opens, and the first stays open',
    expanded,
    { type: 'parentPressed', name: 'eligibilities' },
    { ...expanded, openItems: ['automations', 'eligibilities'] },
  ],
  ['an item without sub-items collapses', expanded, { type: 'leafPressed' }, initialSidebar],
  [
    'Escape closes the sub-menu alone',
    expanded,
    { type: 'subMenuEscaped', name: 'automations' },
    { ...expanded, openItems: [] },
  ],
])('%s', (_title, before, action, after) => {
  expect(reduceSidebar(before, action)).toEqual(after);
});

test.each([
  ['rail', [], initialSidebar],
  ['hidden', ['automations'], hidden],
  ['expanded', ['automations'], expanded],
  ['expanded', [], { ...expanded, openItems: [] }],
] as const)('a menu that was left %s is restored, over a page of %s', (menu, holders, sidebar) => {
  expect(sidebarFrom(menu, holders)).toEqual(sidebar);
  expect(menuStateOf(sidebar)).toBe(menu);
});

const name = fc.constantFrom('automations', 'eligibilities');
const action: fc.Arbitrary<SidebarAction> = fc.oneof(
  fc.constantFrom<SidebarAction>(
    { type: 'menuButtonPressed' },
    { type: 'expandTogglePressed' },
    { type: 'leafPressed' },
  ),
  fc.record({ type: fc.constantFrom('parentPressed' as const, 'subMenuEscaped' as const), name }),
);

test('after any presses, a hidden sidebar is collapsed and a collapsed one has no open sub-menu', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      // If the sidebar is hidden, only the menu button can be pressed.
      const end = actions.reduce(
        (state, next) => (state.isHidden && next.type !== 'menuButtonPressed' ? state : reduceSidebar(state, next)),
        initialSidebar,
      );
      expect(end.isHidden && end.isExpanded).toBe(false);
      expect(!end.isExpanded && end.openItems.length > 0).toBe(false);
      expect(new Set(end.openItems).size).toBe(end.openItems.length);
    }),
    { numRuns: 10_000 },
  );
});
