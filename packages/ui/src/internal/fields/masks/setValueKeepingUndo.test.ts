import { expect, test } from 'vitest';
import { setValueKeepingUndo } from './setValueKeepingUndo.ts';

/** A fake input: `execCommand` acts on its selection. */
function newBox(value: string) {
  const commands: [command: string, isShown: boolean, text: string][] = [];
  const box = {
    value,
    selection: [0, 0] as [number, number],
    setSelectionRange: (start: number, end: number) => {
      box.selection = [start, end];
    },
    ownerDocument: {
      execCommand: (command: string, isShown: boolean, text: string) => {
        commands.push([command, isShown, text]);
        const [start, end] = box.selection;
        box.value = box.value.slice(0, start) + text + box.value.slice(end);
        return true;
      },
    },
  };
  return { box, commands, input: box as unknown as HTMLInputElement };
}

test.each([
  ['', '123', [0, 0], 'insertText', '123'],
  ['123', '123.4', [3, 3], 'insertText', '.4'],
  ['123.4', '123', [3, 5], 'delete', ''],
  ['123.456', '129.456', [2, 3], 'insertText', '9'],
  ['11', '111', [2, 2], 'insertText', '1'],
  ['111', '11', [2, 3], 'delete', ''],
  ['123', '', [0, 3], 'delete', ''],
  ['4123', '123', [0, 1], 'delete', ''],
])('“%s” becomes “%s” by the shortest edit', (old, text, selection, command, written) => {
  const { box, commands, input } = newBox(old);
  setValueKeepingUndo(input, text);
  expect(box.value).toBe(text);
  expect(box.selection).toEqual(selection);
  expect(commands).toEqual([[command, false, written]]);
});

test('an equal text is not written', () => {
  const same = newBox('123');
  setValueKeepingUndo(same.input, '123');
  expect(same.commands).toEqual([]);
});
