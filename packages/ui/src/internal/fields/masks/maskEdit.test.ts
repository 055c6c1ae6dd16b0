import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  double,
  nat,
  oneof,
  option,
  property,
  record,
  stringMatching,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noSteps, recordStep, takeStep, type UndoSteps } from '../undo/undoSteps.ts';
import { applyMask } from './applyMask.ts';
import { charactersBefore, positionAfter } from './maskCaret.ts';
import { caretAt, findRefused, hasNoRoom, insertText, type MaskState, typeText } from './maskEdit.ts';
import { maskInput } from './maskInput.ts';
import { readMask } from './readMask.ts';
import { fitsMask, slotsOf } from './slots.ts';

const runs = { numRuns: 10_000 };

const cpf = '###.###.###-##';
const cnpj = '@@.@@@.@@@/@@@@-##';
const grouped = '###.#####.####.####.####';
const mask = constantFrom(cpf, cnpj, grouped, '#####-###', '@'.repeat(20), '(##) #####-####', '##@@-##');

/** Keys and clipboard texts as users have them: digits, letters of both cases, punctuation, no-break spaces, labels. */
const typed = constantFrom(...'0123456789abzXYZ.-/ \u00a0\uff15:é');
const pasted = oneof(
  array(typed, { maxLength: 24 }).map((keys) => keys.join('')),
  constantFrom('CPF: 529.982.247-25', 'CNPJ nº 12.abc.345/01de-35', '529\u00a0982\u00a0247\u00a025\t', '\r\n'),
);

type Step = { type: string; data: string | null };
const deletes = [
  'deleteContentBackward',
  'deleteContentForward',
  'deleteWordBackward',
  'deleteWordForward',
  'deleteSoftLineBackward',
  'deleteSoftLineForward',
  'deleteByCut',
];
const step: Arbitrary<Step> = oneof(
  { weight: 5, arbitrary: typed.map((data) => ({ type: 'insertText', data })) },
  { weight: 2, arbitrary: pasted.map((data) => ({ type: 'insertFromPaste', data })) },
  { weight: 3, arbitrary: constantFrom(...deletes).map((type) => ({ type, data: null })) },
  { weight: 2, arbitrary: constantFrom('historyUndo', 'historyRedo').map((type) => ({ type, data: null })) },
);
/** A step, and the selection before it: `from` is its start as a fraction of the text, `to` its length. */
const placed = record({ step, from: double({ min: 0, max: 1, noNaN: true }), to: option(nat(4)) });

interface Box {
  state: MaskState;
  steps: UndoSteps<MaskState>;
}

function place(pattern: string, { value }: MaskState, from: number, width: number | null): MaskState {
  const text = applyMask(pattern, value);
  const at = Math.round(from * text.length);
  const end = Math.min(text.length, at + (width ?? 0));
  return { value, start: charactersBefore(pattern, at), end: charactersBefore(pattern, end) };
}

function take(pattern: string, { state, steps }: Box, { type, data }: Step): Box {
  if (type === 'historyUndo' || type === 'historyRedo') {
    const way = type === 'historyUndo' ? 'undo' : 'redo';
    return takeStep(steps, way, ({ value }) => value === state.value) ?? { state, steps };
  }
  const after = maskInput(pattern, state, type, data) ?? state;
  return { state: after, steps: after.value === state.value ? steps : recordStep(steps, state, after) };
}

const start: Box = { state: { value: '', start: 0, end: 0 }, steps: noSteps };

describe('after any keys, pastes, deletions and undos', () => {
  const sequences = [mask, array(placed, { maxLength: 12 })] as const;
  const play = (
    pattern: string,
    steps: { step: Step; from: number; to: number | null }[],
    look: (box: Box) => void,
  ) => {
    let box = start;
    for (const { step, from, to } of steps) {
      box = take(pattern, { ...box, state: place(pattern, box.state, from, to) }, step);
      look(box);
    }
    return box;
  };

  test('the value fits the slots', () => {
    assert(
      property(...sequences, (pattern, steps) => {
        play(pattern, steps, ({ state }) => expect(fitsMask(pattern, state.value)).toBe(true));
      }),
      runs,
    );
  });

  test('the caret is after a character of the value, or at the start', () => {
    assert(
      property(...sequences, (pattern, steps) => {
        play(pattern, steps, ({ state }) => {
          const text = applyMask(pattern, state.value);
          const position = positionAfter(pattern, state.start);
          expect(state.start).toBeLessThanOrEqual(state.value.length);
          expect(position === 0 || text[position - 1] === state.value[state.start - 1]).toBe(true);
          expect(charactersBefore(pattern, position)).toBe(state.start);
        });
      }),
      runs,
    );
  });

  test('Undo restores the empty field in the end, and Redo the last value', () => {
    assert(
      property(...sequences, (pattern, steps) => {
        const end = play(pattern, steps, () => {});
        let box = end;
        while (box.steps.undo.length > 0) box = take(pattern, box, { type: 'historyUndo', data: null });
        expect(box.state.value).toBe('');
        while (box.steps.redo.length > 0) box = take(pattern, box, { type: 'historyRedo', data: null });
        expect(box.state.value).toBe((end.steps.redo.at(0)?.to ?? end.state).value);
      }),
      runs,
    );
  });
});

test('reading the masked text gives the value back, and masking is idempotent', () => {
  assert(
    property(mask, pasted, (pattern, text) => {
      const value = readMask(pattern, text);
      const masked = applyMask(pattern, value);
      expect(readMask(pattern, masked)).toBe(value);
      expect(applyMask(pattern, readMask(pattern, masked))).toBe(masked);
    }),
    runs,
  );
});

test('a digit typed anywhere in a field that is not full keeps the digits around it', () => {
  const digits = stringMatching(/^[0-9]{0,10}$/);
  assert(
    property(digits, nat(10), stringMatching(/^[0-9]$/), (value, at, digit) => {
      const caret = Math.min(at, value.length);
      const after = insertText(cpf, { value, start: caret, end: caret }, digit);
      expect(after.value).toBe(value.slice(0, caret) + digit + value.slice(caret));
      expect(after.start).toBe(caret + 1);
    }),
    runs,
  );
});

test('in a full field a typed digit replaces only the one after the caret, and none at the end', () => {
  assert(
    property(stringMatching(/^[0-9]{11}$/), nat(11), stringMatching(/^[0-9]$/), (value, caret, digit) => {
      const after = typeText(cpf, { value, start: caret, end: caret }, digit);
      expect(after.value).toBe((value.slice(0, caret) + digit + value.slice(caret + 1)).slice(0, 11));
      expect(after.start).toBe(Math.min(caret + 1, 11));
    }),
    runs,
  );
});

test('a complete number typed from the start of a full field replaces its value, and Undo restores every digit', () => {
  const number = stringMatching(/^[0-9]{11}$/);
  assert(
    property(number, number, (old, typed) => {
      const begun: Box = { state: { value: old, start: 0, end: 0 }, steps: noSteps };
      const keys = typed.split('').map((data) => ({ type: 'insertText', data }));
      let box = keys.reduce((before, key) => take(cpf, before, key), begun);
      expect(box.state.value).toBe(typed);
      while (box.steps.undo.length > 0) box = take(cpf, box, { type: 'historyUndo', data: null });
      expect(box.state.value).toBe(old);
    }),
    runs,
  );
});

test.each([
  ['a letter over a selected CPF is refused', cpf, '52998224725', 0, 11, 'x', '52998224725', 0, 11],
  ['a letter over a digit of a full CNPJ is refused', cnpj, '12ABC34501DE35', 12, 12, 'z', '12ABC34501DE35', 12, 12],
  ['a letter over a letter of a full CNPJ replaces it', cnpj, '12ABC34501DE35', 2, 2, 'z', '12ZBC34501DE35', 3, 3],
])('%s', (_title, pattern, value, start, end, key, left, from, to) => {
  expect(typeText(pattern, { value, start, end }, key)).toEqual({ value: left, start: from, end: to });
});

test.each([
  ['deleteWordBackward', 7, '123789', 3],
  ['deleteWordForward', 3, '123789', 3],
  ['deleteSoftLineBackward', 7, '789', 0],
])('%s from the edge of a group deletes the whole group', (type, position, value, caret) => {
  const at = charactersBefore(cpf, position);
  const after = maskInput(cpf, { value: '123456789', start: at, end: at }, type, null);
  expect(after).toEqual({ value, start: caret, end: caret });
});

test('every slot of a mask is counted', () => {
  expect([cpf, cnpj, grouped].map((pattern) => slotsOf(pattern).length)).toEqual([11, 14, 20]);
});

test.each([
  ['a1', '1'],
  ['a.', 'a'],
  ['.a', 'a'],
  ['.,', '.'],
  ['12', '1'],
])('the warning about “%s”, composed at the end of a full CPF, names “%s”', (text, refused) => {
  expect(findRefused(cpf, caretAt('52998224725'), text)).toBe(refused);
});

test.each([
  [cpf, '52998224725', '1', true],
  [cpf, '5299822472', '1', false],
  [cpf, '52998224725', 'a', false],
  [cnpj, '12ABC34501DE35', 'a', true],
])('%s: after “%s” a refused “%s” has no room: %s', (shape, value, refused, isFull) => {
  expect(hasNoRoom(shape, caretAt(value), refused)).toBe(isFull);
});
