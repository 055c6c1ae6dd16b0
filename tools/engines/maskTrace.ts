import { type Engine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';

interface MaskStory {
  id: string;
  text: string;
  other: string;
}

export const maskStories: MaskStory[] = [
  { id: 'campos-cpffield--empty', text: '52998224725', other: '11144477735' },
  { id: 'campos-datefield--empty', text: '15032024', other: '01022023' },
  { id: 'campos-cnpjfield--empty', text: '12abc34501de35', other: '11222333000181' },
  { id: 'campos-cardnumberfield--grouped-and-empty', text: '12345678901234567890', other: '98765432109876543210' },
];

const state = () => {
  const input = document.querySelector<HTMLInputElement>('#storybook-root input:not([type=hidden])');
  if (!input) throw new Error('the story shows no field');
  return `"${input.value}" [${input.selectionStart},${input.selectionEnd}]${document.activeElement === input ? '' : ' without focus'}`;
};

/** The pressed keys of an edit, and the text and selection of the field after each. */
export async function traceMask(engine: Engine, base: string, { id, text, other }: MaskStory): Promise<string[]> {
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&plain`);
  await waitFor(engine, id, () => window.storyProbe.status !== null);
  const focus = () =>
    engine.evaluate(() =>
      document.querySelector<HTMLInputElement>('#storybook-root input:not([type=hidden])')?.focus(),
    );
  const caret = (at: number) =>
    engine.evaluate((position) => {
      const input = document.querySelector<HTMLInputElement>('#storybook-root input:not([type=hidden])');
      input?.setSelectionRange(position, position);
    }, at);
  /** Copies with real keys, from a text area next to the story. */
  const copy = async (copied: string) => {
    await engine.evaluate((value) => {
      const area = document.querySelector('textarea') ?? document.body.appendChild(document.createElement('textarea'));
      area.value = value;
      area.focus();
      area.select();
    }, copied);
    await engine.press('Control+c');
    await focus();
  };
  const all = async (...keys: string[]) => {
    for (const key of keys) await engine.press(key);
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['focus', focus],
    [`type ${text}`, () => engine.type(text)],
    ['one character too many', () => engine.type('7')],
    ['type 9 at the start', () => engine.press('Home').then(() => engine.type('9'))],
    ['undo', () => engine.press('Control+z')],
    ['undo three times', () => all('Control+z', 'Control+z', 'Control+z')],
    ['redo', () => engine.press('Control+Shift+z')],
    ['redo twice', () => all('Control+y', 'Control+y')],
    ['Backspace at the end', () => all('End', 'Backspace')],
    ['Backspace at 4', () => caret(4).then(() => engine.press('Backspace'))],
    ['a letter', () => engine.type('x')],
    ['type 5', () => engine.type('5')],
    ['Delete', () => engine.press('Delete')],
    ['delete a word back', () => engine.press('Control+Backspace')],
    ['type 1 over the rest', () => engine.press('Shift+End').then(() => engine.type('1'))],
    ['clear', () => all('Control+a', 'Backspace')],
    ['paste the whole', () => copy(other).then(() => engine.press('Control+v'))],
    ['undo the paste', () => engine.press('Control+z')],
    ['redo the paste', () => engine.press('Control+y')],
    ['cut all', () => all('Control+a', 'Control+x')],
    ['paste what was cut', () => engine.press('Control+v')],
    ['paste with a label', () => copy(`  CPF/CNPJ: ${other} \n`).then(() => all('Control+a', 'Control+v'))],
    ['paste words', () => copy('abc def').then(() => all('Control+a', 'Control+v'))],
    ['browser undo', () => engine.evaluate(() => document.execCommand('undo'))],
    ['browser redo', () => engine.evaluate(() => document.execCommand('redo'))],
    ['Tab', () => engine.press('Tab')],
  ];
  const lines = [`# ${id}`];
  for (const [name, act] of steps) {
    await act();
    // The field updates in the next frame.
    await engine.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    lines.push(`${name}: ${await engine.evaluate(state)}`);
  }
  return lines;
}
