import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MaskState, pasteText } from './maskEdit.ts';
import { findDroppedCharacters } from './findDroppedCharacters.ts';
import { stripLabel } from './stripLabel.ts';

const cpf = '###.###.###-##';
const card = '#'.repeat(15);
const cnpj = '@@.@@@.@@@/@@@@-##';
const at = (value: string, start = value.length, end = start): MaskState => ({ value, start, end });

function lossOf(mask: string, text: string, before = at('')) {
  const plain = stripLabel(mask, text, ['CPF', 'CNPJ', 'Carteira']);
  return findDroppedCharacters(mask, plain, before, pasteText(mask, before, plain));
}

test.each<[mask: string, text: string, before: MaskState]>([
  [cpf, '529.982.247-25', at('')],
  [cpf, 'CPF nº 529.982.247-25', at('111')],
  [cpf, '529.982.247-25', at('52998224725')],
  [cpf, '247', at('529982', 3)],
  [cpf, '52998224725 Beatriz', at('')],
  [card, 'Carteira 7741 2039 9580 210', at('')],
  [cnpj, '12.abc.345/01de-35', at('')],
  [cnpj, 'CNPJ: 12.abc.345/01de-35 (matriz)', at('')],
])('%s accepts all of “%s”', (mask, text, before) => {
  expect(lossOf(mask, text, before)).toBeUndefined();
});

test.each<[mask: string, text: string, before: MaskState, loss: object]>([
  [card, '1234 5678 9012 3456', at(''), { kind: 'tooLong', pasted: 16, room: 15, places: 15 }],
  [cpf, '52998224725999', at(''), { kind: 'tooLong', pasted: 14, places: 11 }],
  [cpf, '529.982.247-25 e 111.444.777-35', at(''), { kind: 'tooLong', pasted: 22 }],
  [cpf, '12345', at('529982247'), { kind: 'noRoom', pasted: 5, room: 2 }],
  [cpf, '12', at('52998224725'), { kind: 'noRoom', pasted: 2, room: 0 }],
  [card, 'ABC123', at(''), { kind: 'letters' }],
  [cpf, 'sem número', at(''), { kind: 'none', takesLetters: false }],
  [cpf, 'R$', at('52998224725'), { kind: 'none' }],
  [cnpj, '—', at(''), { kind: 'none', takesLetters: true }],
  [cnpj, '12ABC34501DE351', at(''), { kind: 'tooLong', pasted: 15, places: 14, takesLetters: true }],
])('%s does not accept all of “%s”', (mask, text, before, loss) => {
  expect(lossOf(mask, text, before)).toMatchObject(loss);
});

// spec: x.48
test('a field takes every digit of a paste, or takes none and announces the loss, also of a paste without digits', () => {
  const number = fc.stringMatching(/^[0-9]{0,11}$/);
  const pasted = fc.string({ unit: fc.constantFrom(...'0123456789.- '), maxLength: 24 });
  fc.assert(
    fc.property(number, fc.nat(11), fc.nat(11), pasted, (value, one, other, text) => {
      const [start, end] = [one, other].map((caret) => Math.min(caret, value.length)).toSorted((a, b) => a - b);
      const before = at(value, start, end);
      const digits = text.replace(/\D/g, '');
      const { value: after } = pasteText(cpf, before, text);
      const inserted = digits !== '' && value.slice(0, start) + digits + value.slice(end);
      const isAllThere = after === inserted || (digits.length === 11 && after === digits);
      expect(lossOf(cpf, text, before) === undefined).toBe(isAllThere);
      // The field inserts all digits or none, because a part would be a different number.
      expect(isAllThere || after === value).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
