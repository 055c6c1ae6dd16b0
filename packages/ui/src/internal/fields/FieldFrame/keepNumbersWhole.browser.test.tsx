import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextField } from '../../../components/TextField/TextField.tsx';

afterEach(cleanup);

const linesOf = (text: string) => {
  const found = page.getByText(text, { exact: true }).element();
  const range = document.createRange();
  range.selectNodeContents(found);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test.each(['12-34-567890', '(11) 99999-9999', '31/12/2026'])(
  'the example %s of a hint stays on one line',
  async (example) => {
    const number = example.split(' ').at(-1) ?? '';
    // Different widths break the line at different places.
    for (let width = 120; width <= 320; width += 8) {
      render(
        <div style={{ inlineSize: width }}>
          <TextField label="Código" hint={`Como no documento: ${example}`} />
        </div>,
      );
      expect(linesOf(number), `${width} px`).toBe(1);
      cleanup();
    }
  },
);

test('the description of a field is its whole hint', async () => {
  render(<TextField label="Código" hint="Separados por - ou x: 12-34-567890" />);
  await expect
    .element(page.getByRole('textbox', { name: 'Código' }))
    .toHaveAccessibleDescription('Separados por - ou x: 12-34-567890');
});
