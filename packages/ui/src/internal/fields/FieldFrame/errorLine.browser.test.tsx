import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { media: '', features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  await emulate('none');
});

/** The widths of the lines before a text, from the text itself up to its field. */
const linesBefore = (text: string) => {
  const widths: string[] = [];
  for (let element = screen.getByText(text); !element.dataset['ui']; element = element.parentElement!)
    widths.push(getComputedStyle(element).borderInlineStartWidth);
  return widths;
};

test.each<['active' | 'none', boolean]>([
  ['active', true],
  ['none', false],
])('with forced colours %s, an error has a line before it: %s; a hint has none', async (value, hasLine) => {
  await emulate(value);
  render(
    <UiProvider>
      <TextField label="Nome" error="Informe o nome" />
      <TextField label="Apelido" hint="Como é chamado" />
      <Checkbox label="Aceito" value={false} onChange={() => {}} error="Aceite os termos" />
    </UiProvider>,
  );
  expect(linesBefore('Informe o nome').includes('3px')).toBe(hasLine);
  expect(linesBefore('Aceite os termos').includes('3px')).toBe(hasLine);
  expect(linesBefore('Como é chamado')).not.toContain('3px');
});
