import { describe, expect, test } from 'vitest';
import {
  activePlace,
  type ComboboxAction,
  type ComboboxState,
  idle,
  type Leaving,
  type Mark,
  queryOf,
  reduceCombobox,
  settleText,
} from './comboboxState.ts';

const open: ComboboxState = { ...idle, isOpen: true };
const typed: ComboboxState = { isOpen: true, draft: 'vid', isRejected: false, mark: 'best' };
const rejected: ComboboxState = { isOpen: false, draft: 'vid', isRejected: true, mark: null };
const onTwo: Mark = { value: 2 };

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
  ['a choice closes the list', typed, { type: 'choose', staysOpen: false }, idle],
  ['one of several choices empties the text', typed, { type: 'choose', staysOpen: true }, open],
  [
    'one of several choices by arrows keeps its mark',
    { ...open, mark: onTwo },
    { type: 'choose', staysOpen: true },
    { ...open, mark: onTwo },
  ],
  ['a rejected text stays', typed, { type: 'reject' }, rejected],
  ['closing keeps a rejected text', { ...rejected, isOpen: true, mark: 'first' }, { type: 'close' }, rejected],
  ['closing drops any other text', typed, { type: 'close' }, idle],
  ['dropping drops a rejected text as well', rejected, { type: 'drop' }, idle],
])('%s', (_what, before, action, after) => {
  expect(reduceCombobox(before, action)).toEqual(after);
});

test.each<[Mark, readonly number[], boolean, number]>([
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

test('a rejected text searches for nothing', () => {
  expect([typed, rejected, idle].map(queryOf)).toEqual(['vid', '', '']);
});

describe('the text when the field is left', () => {
  const walked: ComboboxState = { ...open, mark: onTwo };
  const choose = (option: string) => ({ type: 'choose', option });
  test.each<[string, ComboboxState, Leaving, string | undefined, string | undefined, object]>([
    ['Enter takes the best match', typed, 'enter', 'best', undefined, choose('best')],
    ['Tab takes the best match', typed, 'tab', 'best', undefined, choose('best')],
    ['a press elsewhere takes the best match', typed, 'away', 'best', undefined, choose('best')],
    ['Enter takes an option that arrows reached', walked, 'enter', 'two', undefined, choose('two')],
    ['Tab takes an option that arrows reached', walked, 'tab', 'two', undefined, choose('two')],
    ['a press elsewhere takes none that arrows reached', walked, 'away', 'two', undefined, { type: 'close' }],
    ['Enter leaves a text that nothing matches', typed, 'enter', undefined, undefined, { type: 'wait' }],
    ['Tab rejects it', typed, 'tab', undefined, undefined, { type: 'reject' }],
    ['so does a press elsewhere', typed, 'away', undefined, undefined, { type: 'reject' }],
    ['a label in full is taken without a mark', typed, 'tab', undefined, 'named', choose('named')],
    ['the marked one comes before the named one', typed, 'tab', 'best', 'named', choose('best')],
    ['an emptied text clears', { ...typed, draft: ' ', mark: null }, 'tab', undefined, undefined, { type: 'clear' }],
    ['nothing typed', open, 'tab', undefined, undefined, { type: 'close' }],
    ['a rejected text is not rejected again', rejected, 'away', undefined, undefined, { type: 'close' }],
  ])('%s', (_what, state, leaving, marked, named, outcome) => {
    expect(settleText(state, leaving, { marked, named })).toEqual(outcome);
  });
});
