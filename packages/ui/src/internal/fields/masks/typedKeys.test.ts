import { expect, test } from 'vitest';
import { caretAt, deleteTo, type MaskState, typeText } from './maskEdit.ts';
import { createTypedKeys } from './typedKeys.ts';

const cpf = '###.###.###-##';

function type(typed: ReturnType<typeof createTypedKeys>, from: MaskState, keys: string) {
  let state = from;
  let known: string | undefined;
  for (const key of keys) {
    const after = typeText(cpf, state, key);
    known = typed.add(state, after, key);
    state = after;
  }
  return { state, known };
}

test('the keys of a value keep the characters that the mask leaves out', () => {
  const { state, known } = type(createTypedKeys(), caretAt(''), 'Tel: (11) 9');
  expect([known, state.value]).toEqual(['Tel: (11) 9', '119']);
});

test('a deletion at the end drops its key with the characters behind it', () => {
  const typed = createTypedKeys();
  const { state } = type(typed, caretAt(''), '(11) 9-8');
  const left = deleteTo(cpf, state, state.start - 1);
  typed.cut(cpf, left.value);
  expect(type(typed, left, '7').known).toBe('(11) 9-7');
});

test('an edit in the middle makes the keys unknown until the box is empty', () => {
  const typed = createTypedKeys();
  const { state } = type(typed, caretAt(''), '(11) 9');
  expect(type(typed, { ...state, start: 1, end: 1 }, '7').known).toBeUndefined();
  expect(type(typed, caretAt('1719'), '7').known).toBeUndefined();
  typed.cut(cpf, '');
  expect(type(typed, caretAt(''), '5').known).toBe('5');
});

test('a key over the whole value begins again, and a value of the parent is not known', () => {
  const typed = createTypedKeys();
  const { state } = type(typed, caretAt(''), '(11)');
  expect(type(typed, { ...state, start: 0, end: 2 }, '5').known).toBe('5');
  expect(type(typed, caretAt('123'), '4').known).toBeUndefined();
});

test('refused keys stay known until a deletion, and are then unknown until the box is empty', () => {
  const typed = createTypedKeys();
  const { state } = type(typed, caretAt(''), 'RG 1');
  typed.refuse();
  const next = type(typed, state, '23');
  expect(next.known).toBe('RG 123');
  const left = deleteTo(cpf, next.state, 2);
  typed.cut(cpf, left.value);
  expect(type(typed, left, '4').known).toBeUndefined();
  typed.forget();
  expect(type(typed, caretAt(''), '3').known).toBe('3');
});
