import { describe, expect, test } from 'vitest';
import {
  mapBoxes,
  mustFollowParent,
  nextTexts,
  openTexts,
  shownTexts,
  type TypedTexts,
  type TypedTextsAction,
} from './typedTexts.ts';

type End = 'start' | 'end';
type Values = Record<End, number | null>;
type Texts = Record<End, string>;

/** A field with two numbers. Three digits are a complete number, as eight are a complete date. */
const rules = {
  boxes: ['start', 'end'] as const,
  format: (value: number | null) => (value === null ? '' : String(value)),
  validate: (texts: Texts) =>
    mapBoxes(['start', 'end'] as const, (box) =>
      /^\d{3}$/.test(texts[box]) ? { value: Number(texts[box]) } : { value: null, problem: 'incomplete' as const },
    ),
};

const texts = (start: string, end: string): Texts => ({ start, end });
const values = (start: number | null, end: number | null): Values => ({ start, end });

type Step =
  | { edit: Texts }
  | { draft: Texts }
  | { touch: End }
  | 'reset'
  /** The parent sets this value. */
  | { parent: Values };

/** Runs the steps like the hook. Returns the texts that are finally shown, and the values that the parent received. */
function play(first: Values, steps: readonly Step[]) {
  let value = first;
  let state: TypedTexts<End, number> = openTexts(first, rules);
  const given: Values[] = [];
  const send = (action: TypedTextsAction<End, number>) => {
    const before = state.reported.length;
    state = nextTexts(state, action, rules);
    const now = action.type === 'edit' ? state.reported[before] : undefined;
    if (now) given.push(now);
  };
  for (const step of steps) {
    if (step === 'reset') send({ type: 'reset' });
    else if ('edit' in step) send({ type: 'edit', texts: step.edit, value });
    else if ('draft' in step) send({ type: 'draft', texts: step.draft });
    else if ('touch' in step) send({ type: 'touch', box: step.touch });
    else value = step.parent;
    if (mustFollowParent(state, value, rules.boxes)) send({ type: 'follow', value });
  }
  return { shown: shownTexts(state, value, rules), given, state };
}

const empty = values(null, null);
const bothValues = values(100, 200);

interface Case {
  name: string;
  first?: Values;
  steps: Step[];
  shown: Texts;
  given?: Values[];
}

const cases: Case[] = [
  { name: 'a value is shown as its text', first: bothValues, steps: [], shown: texts('100', '200') },
  {
    name: 'an incomplete text is shown and reports nothing',
    steps: [{ edit: texts('12', '') }],
    shown: texts('12', ''),
  },
  {
    name: 'a complete text reports its value',
    steps: [{ edit: texts('123', '') }],
    shown: texts('123', ''),
    given: [values(123, null)],
  },
  {
    name: 'the same value is reported once',
    steps: [{ edit: texts('123', '') }, { edit: texts('123', '4') }],
    shown: texts('123', '4'),
    given: [values(123, null)],
  },
  {
    name: 'a text that loses its value reports null',
    first: bothValues,
    steps: [{ edit: texts('10', '200') }],
    shown: texts('10', '200'),
    given: [values(null, 200)],
  },
  {
    name: 'a parent that accepts the value leaves the texts as they are',
    steps: [{ edit: texts('123', '4') }, { parent: values(123, null) }],
    shown: texts('123', '4'),
    given: [values(123, null)],
  },
  {
    name: 'a parent that is late to accept an earlier value does not change the text',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { edit: texts('102', '200') }, { parent: values(101, 200) }],
    shown: texts('102', '200'),
    given: [values(101, 200), values(102, 200)],
  },
  {
    name: 'a different value of the parent is shown',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { parent: values(150, 200) }],
    shown: texts('150', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'a parent that ignores the change does not change a text while it is typed',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }],
    shown: texts('101', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'the value of a parent that ignores the change is shown on blur',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { touch: 'start' }],
    shown: texts('100', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'a value that the parent accepts after the blur is shown again',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { touch: 'start' }, { parent: values(101, 200) }],
    shown: texts('101', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'half a range stays after a blur although the parent ignores it',
    steps: [{ edit: texts('101', '') }, { touch: 'start' }],
    shown: texts('101', ''),
    given: [values(101, null)],
  },
  {
    name: 'an emptied box shows the value of a parent that ignores the change on blur',
    first: bothValues,
    steps: [{ edit: texts('', '200') }, { touch: 'start' }],
    shown: texts('100', '200'),
    given: [values(null, 200)],
  },
  {
    name: 'an incomplete text stays after a blur',
    first: bothValues,
    steps: [{ edit: texts('1', '200') }, { touch: 'start' }],
    shown: texts('1', '200'),
    given: [values(null, 200)],
  },
  {
    name: 'an edit back to the unchanged value of the parent reports nothing',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { touch: 'start' }, { edit: texts('100', '200') }],
    shown: texts('100', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'a draft reports nothing, and a value that the parent accepts late replaces it',
    first: bothValues,
    steps: [{ edit: texts('101', '200') }, { draft: texts('300', '') }, { parent: values(101, 200) }],
    shown: texts('101', '200'),
    given: [values(101, 200)],
  },
  {
    name: 'a reset shows the value instead of the typed text',
    first: bothValues,
    steps: [{ edit: texts('1', 'x') }, 'reset'],
    shown: texts('100', '200'),
    given: [values(null, null)],
  },
  {
    name: 'a typed text stays if it means the new value of the parent',
    steps: [{ draft: texts('007', '') }, { parent: values(7, null) }],
    shown: texts('007', ''),
  },
];

test.each(cases)('$name', ({ first = empty, steps, shown, given = [] }) => {
  const played = play(first, steps);
  expect(played.shown).toEqual(shown);
  expect(played.given).toEqual(given);
});

describe('the touched boxes include', () => {
  test.each<[string, Step[], End[]]>([
    ['a box that is left', [{ touch: 'start' }], ['start']],
    [
      'each box once, the last one at the end',
      [{ touch: 'start' }, { touch: 'end' }, { touch: 'start' }],
      ['end', 'start'],
    ],
    ['no box that is edited again', [{ touch: 'start' }, { touch: 'end' }, { edit: texts('1', '') }], ['end']],
    ['no box after a reset', [{ touch: 'start' }, 'reset'], []],
  ])('%s', (_name, steps, touched) => {
    expect(play(empty, steps).state.touched).toEqual(touched);
  });
});
