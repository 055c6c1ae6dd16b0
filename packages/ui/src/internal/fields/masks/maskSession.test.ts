import { describe, expect, test } from 'vitest';
import { applyMask } from './applyMask.ts';
import { positionAfter } from './maskCaret.ts';
import type { MaskedValue } from './MaskedValue.ts';
import { createMaskSession, maskedText } from './maskSession.ts';
import { stripLabel } from './stripLabel.ts';

const mask = '###.###.###-##';
type Session = ReturnType<typeof createMaskSession>;
type Edit = NonNullable<ReturnType<Session['press']>>;

const maskedValue = (clean: string): MaskedValue => ({
  mask,
  shapeOf: () => mask,
  prepare: (text) => stripLabel(mask, text, ['CPF']),
  readPaste: () => undefined,
  clean,
  isReadOnly: false,
});

/** A box with this value; `start` and `end` are positions in the value. */
function boxOf(clean: string, start = clean.length, end = start) {
  return {
    value: applyMask(mask, clean),
    selectionStart: positionAfter(mask, start),
    selectionEnd: positionAfter(mask, end),
  };
}

const input = (inputType: string, data: string | null = null) => ({
  inputType,
  data,
  isComposing: false,
  cancelable: true,
});

const press = (session: Session, clean: string, type: string, data: string | null, start?: number, end?: number) =>
  session.press(maskedValue(clean), boxOf(clean, start, end), input(type, data));

describe('a key', () => {
  const cases: [string, string, [type: string, data: string | null], Partial<Edit> & { value: string }][] = [
    [
      'that adds no punctuation is inserted by the browser',
      '12',
      ['insertText', '3'],
      { value: '123', isNativeInsert: true },
    ],
    [
      'that adds punctuation is inserted by the session',
      '123',
      ['insertText', '4'],
      { value: '1234', isNativeInsert: false },
    ],
    ['that fits no slot is refused', '12', ['insertText', 'x'], { value: '12', refused: 'x', isNativeInsert: false }],
    [
      'that deletes is handled by the session',
      '123',
      ['deleteContentBackward', null],
      { value: '12', isNativeInsert: false },
    ],
    [
      'of a phone that inserts several characters is read as a paste',
      '12',
      ['insertText', '345'],
      { value: '12345', pasted: '345', refused: null, isNativeInsert: false },
    ],
    ['pastes a labelled text', '', ['insertFromPaste', 'CPF: 529.982.247-25'], { value: '52998224725' }],
    [
      'of a phone that inserts a copied text without room for it is refused as a paste',
      '12',
      ['insertText', '529.982.247-251'],
      { value: '12', pasted: '529.982.247-251', refused: null, isNativeInsert: false },
    ],
  ];
  test.each(cases)('%s', (_name, clean, [type, data], { value, ...rest }) => {
    const edit = press(createMaskSession(), clean, type, data);
    expect(edit?.after.value).toBe(value);
    expect(edit).toMatchObject(rest);
  });

  test('is not reported as a paste', () => {
    expect(press(createMaskSession(), '', 'insertFromPaste', '529')).toMatchObject({ pasted: '529', refused: null });
    expect(press(createMaskSession(), '', 'insertText', '5')).toMatchObject({ pasted: null, refused: null });
  });

  test.each([
    ['during a composition', { isComposing: true }, {}],
    ['if its event cannot be cancelled', { cancelable: false }, {}],
    ['in a read-only box', {}, { isReadOnly: true }],
  ])('is left to the browser %s', (_name, event, now) => {
    const session = createMaskSession();
    const edit = session.press({ ...maskedValue('12'), ...now }, boxOf('12'), {
      ...input('insertText', '3'),
      ...event,
    });
    expect(edit).toBeNull();
  });
});

describe('an input event', () => {
  const read = (session: Session, clean: string, text: string, inputType?: string, data?: string | null) =>
    session.read(
      maskedValue(clean),
      { value: text, selectionStart: text.length, selectionEnd: text.length },
      { inputType, data, isComposing: false },
    );

  test('after a key that the browser inserted reports the value', () => {
    const session = createMaskSession();
    press(session, '12', 'insertText', '3');
    expect(read(session, '12', '123', 'insertText', '3')).toEqual({
      type: 'typed',
      after: { value: '123', start: 3, end: 3 },
    });
  });

  test('with other data than the pending key is read as new text, and so is the next event', () => {
    const session = createMaskSession();
    press(session, '12', 'insertText', '3');
    expect(read(session, '12', '12', 'deleteContentBackward', null)).toMatchObject({ type: 'written' });
    expect(read(session, '12', '123', 'insertText', '3')).toMatchObject({ type: 'written' });
  });

  test.each([
    ['autofill', '529.982.247-25', '52998224725'],
    ['autofill with a label', 'CPF 52998224725', '52998224725'],
    ['a script that writes part of a number', '529', '529'],
  ])('of %s writes the text with its mask', (_name, text, value) => {
    expect(read(createMaskSession(), '', text)).toMatchObject({ type: 'written', state: { value } });
  });

  test('of autofill with too many digits restores the old value', () => {
    expect(read(createMaskSession(), '12', '529982247251')).toEqual({
      type: 'refused',
      pasted: '529982247251',
      state: { value: '12', start: 2, end: 2 },
    });
  });

  test('of a composition reports the value and does not change the text', () => {
    const reading = createMaskSession().read(maskedValue('12'), boxOf('123'), {
      inputType: 'insertCompositionText',
      data: '3',
      isComposing: true,
    });
    expect(reading).toEqual({ type: 'composed', value: '123' });
  });
});

describe('Undo', () => {
  test('and Redo step through keys, pastes and replaced values', () => {
    const session = createMaskSession();
    press(session, '', 'insertText', '1');
    press(session, '1', 'insertFromPaste', '529.982.247-25', 0, 1);
    session.replace(maskedValue('52998224725'), boxOf('52998224725'), '');
    expect(session.undoOrRedo(maskedValue(''), 'undo')?.value).toBe('52998224725');
    expect(session.undoOrRedo(maskedValue('52998224725'), 'undo')?.value).toBe('1');
    expect(session.undoOrRedo(maskedValue('1'), 'redo')?.value).toBe('52998224725');
  });

  test('in the browser’s menu undoes the same step', () => {
    const session = createMaskSession();
    press(session, '12', 'insertText', '3');
    const reading = session.read(maskedValue('123'), boxOf('123'), {
      inputType: 'historyUndo',
      data: null,
      isComposing: false,
    });
    expect(reading).toMatchObject({ type: 'written', state: { value: '12' } });
  });

  test('does not undo a value that the parent set', () => {
    const session = createMaskSession();
    press(session, '12', 'insertText', '3');
    expect(session.undoOrRedo(maskedValue('999'), 'undo')).toBeNull();
    press(session, '999', 'insertText', '8');
    expect(session.undoOrRedo(maskedValue('9998'), 'undo')?.value).toBe('999');
    expect(session.undoOrRedo(maskedValue('999'), 'undo')).toBeNull();
  });
});

describe('a value that the session writes', () => {
  const state = { value: '123', start: 3, end: 3 };

  test('is reported once', () => {
    const session = createMaskSession();
    session.startWriting(maskedValue('12'), state);
    expect(session.takeUnreported()).toBe('123');
    expect(session.takeUnreported()).toBeNull();
  });

  test('is not reported if the box already had it', () => {
    const session = createMaskSession();
    session.startWriting(maskedValue('123'), state);
    expect(session.takeUnreported()).toBeNull();
  });

  test('fires events that the session ignores, and sets the caret once, at the end', () => {
    const session = createMaskSession();
    session.startWriting(maskedValue('12'), state);
    expect(press(session, '12', 'insertText', '3')).toBeNull();
    expect(session.isWriting()).toBe(true);
    expect(session.takeCaret()).toBeNull();
    session.endWriting();
    expect(session.takeCaret()).toBe(state);
    expect(session.takeCaret()).toBeNull();
  });
});

test('a value is shown with the mask for that value', () => {
  const now = { ...maskedValue(''), shapeOf: (value: string) => (value.length > 8 ? '#####-####' : '####-####') };
  expect(maskedText(now, '33334444')).toBe('3333-4444');
  expect(maskedText(now, '933334444')).toBe('93333-4444');
});

describe('`readPaste` reads a text that would become the whole value', () => {
  const readPaste = (text: string) =>
    text.endsWith('.0')
      ? { value: text.slice(0, -2) }
      : text.includes(',')
        ? { refused: 'Nada foi colado.' }
        : undefined;
  const reading = (clean: string): MaskedValue => ({ ...maskedValue(clean), readPaste });
  const paste = (clean: string, text: string, start: number, end: number) =>
    createMaskSession().press(reading(clean), boxOf(clean, start, end), input('insertFromPaste', text));

  test('in an empty field and over a selected value', () => {
    expect(paste('', '52998224725.0', 0, 0)?.after.value).toBe('52998224725');
    expect(paste('123', '52998224725.0', 0, 3)?.after.value).toBe('52998224725');
  });

  test('and may refuse it with a reason, which changes nothing', () => {
    const edit = paste('123', '5299822472,5', 0, 3);
    expect(edit).toMatchObject({ reason: 'Nada foi colado.', pasted: '5299822472,5' });
    expect(edit?.after).toEqual(edit?.before);
  });

  test('and may refuse a text next to other characters, without the marks around it; the mask reads the others', () => {
    expect(paste('123', '4,5', 3, 3)).toMatchObject({ reason: 'Nada foi colado.', after: { value: '123', start: 3 } });
    expect(paste('123', '45.0', 1, 1)?.after.value).toBe('145023');
    expect(paste('123', ',45-', 3, 3)?.after.value).toBe('12345');
  });

  test('from autofill as from a paste', () => {
    const fill = (text: string) => {
      const box = { value: text, selectionStart: text.length, selectionEnd: text.length };
      return createMaskSession().read(reading('12'), box, { inputType: undefined, data: null, isComposing: false });
    };
    expect(fill('52998224725.0')).toMatchObject({ type: 'written', state: { value: '52998224725' } });
    expect(fill('5299822472,5')).toMatchObject({ type: 'refused', reason: 'Nada foi colado.', state: { value: '12' } });
  });
});

describe('a text that arrives in one event is read as a paste', () => {
  const number: MaskedValue['readPaste'] = (text) => {
    if (/^\d+\.0$/.test(text)) return { value: text.slice(0, -2).padStart(11, '0') };
    return /,/.test(text) ? { refused: 'Nada foi colado.' } : undefined;
  };
  const now = (clean: string) => ({ ...maskedValue(clean), readPaste: number });
  const ways = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

  // spec: x.45
  test.each(ways.flatMap((way) => ['', '529', '52998224725'].map((clean) => [way, clean] as const)))(
    'by %s into “%s”',
    (way, clean) => {
      const session = createMaskSession();
      const edit = session.press(now(clean), boxOf(clean), input(way, '7289352017.0'));
      expect(edit?.after.value).toBe('07289352017');
      const refused = session.press(now(clean), boxOf(clean), input(way, '7289352017,5'));
      expect(refused).toMatchObject({ after: { value: clean }, reason: 'Nada foi colado.' });
    },
  );

  test('and replaces the whole value, also if the new value is shorter than the text', () => {
    const shorter = { ...maskedValue('529'), readPaste: () => ({ value: '728935' }) };
    const edit = createMaskSession().press(shorter, boxOf('529'), input('insertFromPaste', '72893500000'));
    expect(edit?.after.value).toBe('728935');
  });

  test.each(ways)('by %s, also if its event cannot be cancelled', (way) => {
    const box = { value: '7289352017.0', selectionStart: 12, selectionEnd: 12 };
    const reading = createMaskSession().read(now(''), box, { inputType: way, data: box.value, isComposing: false });
    expect(reading).toMatchObject({ type: 'written', state: { value: '07289352017' } });
  });
});
