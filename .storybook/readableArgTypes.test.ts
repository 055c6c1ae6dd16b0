import { expect, test } from 'vitest';
import { readableArgType } from './readableArgTypes.ts';

const nothing = { name: 'other', value: 'undefined' } as const;

test('an optional prop shows its type without undefined, its default, and a switch for a boolean', () => {
  const read = readableArgType({
    name: 'isDismissable',
    description: 'False while it must stay. @default true',
    type: { name: 'union', raw: 'boolean | undefined', required: false, value: [{ name: 'boolean' }, nothing] },
    table: { type: { summary: 'union' } },
  });
  expect(read).toMatchObject({
    type: { name: 'boolean', required: false },
    description: 'False while it must stay.',
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
  });
  expect(read.control).toBeUndefined();
});

test('a prop of number or null gets the control for numbers', () => {
  const raw = 'number | null | undefined';
  const none = { name: 'literal', value: 'null' } as const;
  const read = readableArgType({
    name: 'value',
    type: { name: 'union', raw, value: [{ name: 'number' }, none, nothing] },
  });
  expect(read.type).toEqual({ name: 'number' });
  expect(read.table?.type?.summary).toBe('number | null');
});

test('a union of literals lists its values', () => {
  const type = { name: 'enum', raw: "'start' | 'end' | undefined", value: ['start', 'end'] } as const;
  const read = readableArgType({ name: 'side', type: { ...type, value: [...type.value] } });
  expect(read.table?.type?.summary).toBe("'start' | 'end'");
});

test('a function shows its type without outer parentheses, and has no control', () => {
  const raw = '((value: string) => void) | undefined';
  const one = { name: 'other', value: 'unknown' } as const;
  const read = readableArgType({ name: 'onChange', type: { name: 'union', raw, value: [one, nothing] } });
  expect(read.table?.type?.summary).toBe('(value: string) => void');
  expect(read.control).toEqual({ disable: true });
});

test.each(['ReactNode', 'RefObject<HTMLElement | null>'])('%s is read-only', (raw) => {
  expect(readableArgType({ name: 'children', type: { name: 'other', value: raw, raw } }).control).toEqual({
    disable: true,
  });
});

test('a list, and a prop whose control a story sets, keep their controls', () => {
  const list = { name: 'other', value: 'unknown', raw: 'readonly TagItem[]' } as const;
  expect(readableArgType({ name: 'tags', type: list }).control).toBeUndefined();
  const chosen = { type: 'text' } as const;
  const node = { name: 'other', value: 'ReactNode' } as const;
  expect(readableArgType({ name: 'children', type: node, control: chosen }).control).toEqual(chosen);
});
