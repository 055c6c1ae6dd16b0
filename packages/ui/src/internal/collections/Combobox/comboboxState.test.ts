import { describe, expect, test } from 'vitest';
import {
  activePlace,
  type ComboboxAction,
  type ComboboxState,
  idle,
  type LeaveReason,
  type ActiveTarget,
  queryOf,
  reduceCombobox,
  resolveText,
} from './comboboxState.ts';

const open: ComboboxState = { ...idle, isOpen: true };
const typed: ComboboxState = { ...idle, isOpen: true, draft: 'vid', mark: 'best' };
const rejected: ComboboxState = { ...idle, draft: 'vid', isRejected: true };
const ambiguous: ComboboxState = { ...rejected, matches: 2 };
const unloaded: ComboboxState = { ...rejected, matches: null };
const onTwo: ActiveTarget = { value: 2 };

test.each<[string, ComboboxState, ComboboxAction, ComboboxState]>([
  ['typing opens the list and marks the best match', idle, { type: 'type', text: 'vid' }, typed],
  ['typing after a rejection starts over', rejected, { type: 'type', text: 'vid' }, typed],
  ['an emptied text marks nothing', typed, { type: 'type', text: ' ' }, { ...typed, draft: ' ', mark: null }],
  ['opening marks what the key says', idle, { type: 'open', mark: 'last' }, { ...open, mark: 'last' }],
  [
    'an open list is not opened again',
    { ...open, mark: onTwo },
    { type: 'open', mark: 'first' },
    { ...open, mark: onTwo },
  ],
  [
    'opening keeps a rejected text',
    rejected,
    { type: 'open', mark: 'first' },
    { ...rejected, isOpen: true, mark: 'first' },
  ],
  ['an arrow moves the mark', typed, { type: 'mark', mark: onTwo }, { ...typed, mark: onTwo }],
  [
    'the caret takes the mark from an option that arrows reached',
    { ...open, mark: onTwo },
    { type: 'moveCaret' },
    open,
  ],
  [
    'after typing, the caret gives the mark back to the best match',
    { ...typed, mark: onTwo },
    { type: 'moveCaret' },
    typed,
  ],
  [
    'late options: the first',
    { ...open, mark: 'first' },
    { type: 'list', values: [1, 2], chosen: null },
    { ...open, mark: { value: 1 } },
  ],
  [
    'late options: the last',
    { ...open, mark: 'last' },
    { type: 'list', values: [1, 2], chosen: null },
    { ...open, mark: onTwo },
  ],
  [
    'late options: the chosen one',
    { ...open, mark: 'first' },
    { type: 'list', values: [1, 2], chosen: 2 },
    { ...open, mark: onTwo },
  ],
  [
    'options that are still to come',
    { ...open, mark: 'last' },
    { type: 'list', values: [], chosen: null },
    { ...open, mark: 'last' },
  ],
  [
    'other options with the marked one',
    { ...open, mark: onTwo },
    { type: 'list', values: [3, 2], chosen: null },
    { ...open, mark: onTwo },
  ],
  ['other options without it', { ...open, mark: onTwo }, { type: 'list', values: [3], chosen: null }, open],
  ['the best match is whichever comes first', typed, { type: 'list', values: [3], chosen: null }, typed],
  ['a choice closes the list', typed, { type: 'choose', isMultiple: false }, idle],
  ['one of several choices empties the text', typed, { type: 'choose', isMultiple: true }, open],
  [
    'one of several choices by arrows keeps its mark',
    { ...open, mark: onTwo },
    { type: 'choose', isMultiple: true },
    { ...open, mark: onTwo },
  ],
  ['a rejected text stays', typed, { type: 'reject', matches: 0 }, rejected],
  ['so does one that several options match', typed, { type: 'reject', matches: 2 }, ambiguous],
  ['typing forgets how many matched', ambiguous, { type: 'type', text: 'vid' }, typed],
  ['so does one whose options were still loading', typed, { type: 'reject', matches: null }, unloaded],
  ['closing keeps a rejected text', { ...rejected, isOpen: true, mark: 'first' }, { type: 'close' }, rejected],
  ['closing drops any other text', typed, { type: 'close' }, idle],
  ['dropping drops a rejected text as well', rejected, { type: 'drop' }, idle],
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
])('the mark %j among %j (answered: %j) is at %i', (mark, values, isAnswered, place) => {
  expect(activePlace(mark, values, isAnswered)).toBe(place);
});

test('a rejected text searches for nothing, unless several options match it or were still loading', () => {
  expect([typed, rejected, ambiguous, unloaded, idle].map(queryOf)).toEqual(['vid', null, 'vid', 'vid', null]);
});

describe('the text when the field is left', () => {
  const walked: ComboboxState = { ...open, mark: onTwo };
  const typedAndWalked: ComboboxState = { ...typed, mark: onTwo };
  const nothing = { marked: undefined, isOnly: false, named: undefined, matches: 0 };
  const only = { ...nothing, marked: 'best', isOnly: true, matches: 1 };
  const several = { ...only, isOnly: false, matches: 3 };
  const two = { ...several, marked: 'two' };
  const loading = { ...nothing, matches: null };
  const choose = (option: string) => ({ type: 'choose', option });
  test.each<[string, ComboboxState, LeaveReason, Parameters<typeof resolveText<string>>[2], object]>([
    ['Enter takes the best match', typed, 'enter', only, choose('best')],
    ['Tab takes the only match', typed, 'tab', only, choose('best')],
    ['a press elsewhere takes the only match', typed, 'away', only, choose('best')],
    ['Enter takes the marked one of several', typed, 'enter', several, choose('best')],
    ['Tab takes none of several', typed, 'tab', several, { type: 'reject', matches: 3 }],
    ['a press elsewhere takes none of several', typed, 'away', several, { type: 'reject', matches: 3 }],
    ['Enter takes an option that arrows reached', walked, 'enter', two, choose('two')],
    ['Tab takes an option that arrows reached', walked, 'tab', two, choose('two')],
    ['a press elsewhere takes none that arrows alone reached', walked, 'away', two, { type: 'close' }],
    ['Tab takes the one of several that arrows reached', typedAndWalked, 'tab', two, choose('two')],
    ['a press elsewhere takes the one of several that arrows reached', typedAndWalked, 'away', two, choose('two')],
    ['Enter leaves a text that nothing matches', typed, 'enter', nothing, { type: 'wait' }],
    ['Tab rejects it', typed, 'tab', nothing, { type: 'reject', matches: 0 }],
    ['so does a press elsewhere', typed, 'away', nothing, { type: 'reject', matches: 0 }],
    ['a label in full is taken without a mark', typed, 'tab', { ...nothing, named: 'named' }, choose('named')],
    ['the marked one comes before the named one', typed, 'tab', { ...only, named: 'named' }, choose('best')],
    [
      'a label in full is taken where others match as well',
      typed,
      'tab',
      { ...several, named: 'named' },
      choose('named'),
    ],
    ['Tab rejects a text while the options are loading', typed, 'tab', loading, { type: 'reject', matches: null }],
    [
      'so does a press elsewhere, whichever is marked',
      typed,
      'away',
      { ...several, matches: null },
      { type: 'reject', matches: null },
    ],
    ['Enter waits for them', typed, 'enter', loading, { type: 'wait' }],
    ['an emptied text clears', { ...typed, draft: ' ', mark: null }, 'tab', nothing, { type: 'clear' }],
    ['nothing typed', open, 'tab', nothing, { type: 'close' }],
    ['a rejected text is not rejected again', rejected, 'away', nothing, { type: 'close' }],
  ])('%s', (_what, state, leaving, offer, outcome) => {
    expect(resolveText(state, leaving, offer)).toEqual(outcome);
  });
});
