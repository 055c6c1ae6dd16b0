import { describe, expect, test } from 'vitest';
import {
  activeIndex,
  type ComboboxAction,
  type ComboboxState,
  idle,
  type LeaveReason,
  type ActiveTarget,
  queryOf,
  reduceCombobox,
  resolveFreeText,
  resolveText,
} from './comboboxState.ts';

const open: ComboboxState = { ...idle, isOpen: true };
const typed: ComboboxState = { ...idle, isOpen: true, draft: 'vid', target: 'best' };
const rejected: ComboboxState = { ...idle, draft: 'vid', isRejected: true };
const ambiguous: ComboboxState = { ...rejected, matches: 2 };
const unloaded: ComboboxState = { ...rejected, matches: null };
const onTwo: ActiveTarget = { value: 2 };

test.each<[string, ComboboxState, ComboboxAction, ComboboxState]>([
  ['typing opens the list and activates the best match', idle, { type: 'type', text: 'vid' }, typed],
  ['typing replaces a rejected text', rejected, { type: 'type', text: 'vid' }, typed],
  ['an emptied text activates no option', typed, { type: 'type', text: ' ' }, { ...typed, draft: ' ', target: null }],
  [
    'opening activates the option that the key names',
    idle,
    { type: 'open', target: 'last' },
    { ...open, target: 'last' },
  ],
  [
    'opening an open list changes nothing',
    { ...open, target: onTwo },
    { type: 'open', target: 'first' },
    { ...open, target: onTwo },
  ],
  [
    'opening keeps a rejected text',
    rejected,
    { type: 'open', target: 'first' },
    { ...rejected, isOpen: true, target: 'first' },
  ],
  ['an arrow key activates another option', typed, { type: 'activate', target: onTwo }, { ...typed, target: onTwo }],
  [
    'moving the caret deactivates an option that arrow keys have activated',
    { ...open, target: onTwo },
    { type: 'moveCaret' },
    open,
  ],
  [
    'moving the caret in a typed text activates the best match again',
    { ...typed, target: onTwo },
    { type: 'moveCaret' },
    typed,
  ],
  [
    'the first option is activated when options load after ArrowDown',
    { ...open, target: 'first' },
    { type: 'list', values: [1, 2], chosen: null },
    { ...open, target: { value: 1 } },
  ],
  [
    'the last option is activated when options load after ArrowUp',
    { ...open, target: 'last' },
    { type: 'list', values: [1, 2], chosen: null },
    { ...open, target: onTwo },
  ],
  [
    'the chosen option is activated when options load late',
    { ...open, target: 'first' },
    { type: 'list', values: [1, 2], chosen: 2 },
    { ...open, target: onTwo },
  ],
  [
    'no option is activated while the list is empty',
    { ...open, target: 'last' },
    { type: 'list', values: [], chosen: null },
    { ...open, target: 'last' },
  ],
  [
    'the active option stays active in another list that has it',
    { ...open, target: onTwo },
    { type: 'list', values: [3, 2], chosen: null },
    { ...open, target: onTwo },
  ],
  [
    'no option is active in another list that lacks the active one',
    { ...open, target: onTwo },
    { type: 'list', values: [3], chosen: null },
    open,
  ],
  ['the best match stays active in another list', typed, { type: 'list', values: [3], chosen: null }, typed],
  ['a choice closes the list', typed, { type: 'choose', isMultiple: false }, idle],
  ['a choice of several after typing empties the text', typed, { type: 'choose', isMultiple: true }, open],
  [
    'a choice of several by arrow keys keeps its option active',
    { ...open, target: onTwo },
    { type: 'choose', isMultiple: true },
    { ...open, target: onTwo },
  ],
  ['a text that matches no option stays', typed, { type: 'reject', matches: 0 }, rejected],
  ['a text that matches several options stays', typed, { type: 'reject', matches: 2 }, ambiguous],
  ['typing resets the number of matches', ambiguous, { type: 'type', text: 'vid' }, typed],
  ['a text whose options are loading stays', typed, { type: 'reject', matches: null }, unloaded],
  ['closing keeps a rejected text', { ...rejected, isOpen: true, target: 'first' }, { type: 'close' }, rejected],
  ['closing drops any other text', typed, { type: 'close' }, idle],
  ['dropping the draft drops a rejected text', rejected, { type: 'drop' }, idle],
])('%s', (_what, before, action, after) => {
  expect(reduceCombobox(before, action)).toEqual(after);
});

test.each<[ActiveTarget, readonly number[], boolean, number]>([
  [null, [1, 2], true, -1],
  ['best', [1, 2], true, 0],
  ['best', [1, 2], false, -1],
  ['best', [], true, -1],
  ['first', [1, 2], true, 0],
  ['first', [], true, -1],
  ['last', [1, 2], true, 1],
  ['last', [], true, -1],
  [{ value: 2 }, [1, 2], false, 1],
  [{ value: 9 }, [1, 2], true, -1],
])('the target %j among %j (up to date: %j) has the index %i', (target, values, isAnswered, index) => {
  expect(activeIndex(target, values, isAnswered)).toBe(index);
});

test('a rejected text is a query only if several options match it or its options are loading', () => {
  expect([typed, rejected, ambiguous, unloaded, idle].map(queryOf)).toEqual(['vid', null, 'vid', 'vid', null]);
});

describe('at the end of typing', () => {
  const byArrows: ComboboxState = { ...open, target: onTwo };
  const typedThenArrows: ComboboxState = { ...typed, target: onTwo };
  const nothing = { active: undefined, isOnly: false, named: undefined, matches: 0 };
  const only = { ...nothing, active: 'best', isOnly: true, matches: 1 };
  const several = { ...only, isOnly: false, matches: 3 };
  const two = { ...several, active: 'two' };
  const loading = { ...nothing, matches: null };
  const choose = (option: string) => ({ type: 'choose', option });
  test.each<[string, ComboboxState, LeaveReason, Parameters<typeof resolveText<string>>[2], object]>([
    ['Enter chooses the best match', typed, 'enter', only, choose('best')],
    ['Tab chooses the only match', typed, 'tab', only, choose('best')],
    ['a press elsewhere chooses the only match', typed, 'away', only, choose('best')],
    ['Enter chooses the active option of several matches', typed, 'enter', several, choose('best')],
    ['Tab rejects a text with several matches', typed, 'tab', several, { type: 'reject', matches: 3 }],
    ['a press elsewhere rejects a text with several matches', typed, 'away', several, { type: 'reject', matches: 3 }],
    ['Enter chooses an option that arrow keys have activated', byArrows, 'enter', two, choose('two')],
    ['Tab chooses an option that arrow keys have activated', byArrows, 'tab', two, choose('two')],
    ['a press elsewhere chooses no option after arrow keys alone', byArrows, 'away', two, { type: 'close' }],
    ['Tab chooses the option of several that arrow keys have activated', typedThenArrows, 'tab', two, choose('two')],
    [
      'a press elsewhere chooses the option of several that arrow keys have activated',
      typedThenArrows,
      'away',
      two,
      choose('two'),
    ],
    ['Enter rejects a text without a match', typed, 'enter', nothing, { type: 'reject', matches: 0 }],
    ['Tab rejects a text without a match', typed, 'tab', nothing, { type: 'reject', matches: 0 }],
    ['a press elsewhere rejects a text without a match', typed, 'away', nothing, { type: 'reject', matches: 0 }],
    ['Tab chooses the option whose label was typed', typed, 'tab', { ...nothing, named: 'named' }, choose('named')],
    ['Tab prefers the active option to the named one', typed, 'tab', { ...only, named: 'named' }, choose('best')],
    [
      'Tab chooses the option whose label was typed although others match',
      typed,
      'tab',
      { ...several, named: 'named' },
      choose('named'),
    ],
    ['Tab rejects a text while the options are loading', typed, 'tab', loading, { type: 'reject', matches: null }],
    [
      'a press elsewhere rejects a text while the options are loading',
      typed,
      'away',
      { ...several, matches: null },
      { type: 'reject', matches: null },
    ],
    ['Enter waits for options that are loading', typed, 'enter', loading, { type: 'wait' }],
    ['an emptied text clears the choice', { ...typed, draft: ' ', target: null }, 'tab', nothing, { type: 'clear' }],
    ['Tab closes the list if nothing was typed', open, 'tab', nothing, { type: 'close' }],
    ['a rejected text is not rejected again', rejected, 'away', nothing, { type: 'close' }],
  ])('%s', (_title, state, reason, found, outcome) => {
    expect(resolveText(state, reason, found)).toEqual(outcome);
  });
});

test.each<[string, ComboboxState, LeaveReason, string | undefined, string]>([
  ['Enter takes the option that arrows have reached', { ...typed, target: onTwo }, 'enter', 'two', 'choose'],
  ['Tab takes the option that arrows have reached', { ...typed, target: onTwo }, 'tab', 'two', 'choose'],
  ['a press elsewhere keeps the text', { ...typed, target: onTwo }, 'away', 'two', 'close'],
  ['Enter keeps a text without a marked option', typed, 'enter', undefined, 'close'],
  ['Tab keeps a text without a marked option', typed, 'tab', undefined, 'close'],
  ['Tab takes nothing from a closed list', idle, 'tab', 'two', 'close'],
])('a free text: %s', (_title, state, reason, active, outcome) => {
  expect(resolveFreeText(state, reason, active).type).toBe(outcome);
});
