import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  renderWithState,
  masksAndSends,
  expectDisabledReason,
  statesOf,
  warnsOnly,
} from '../MaskedField/numbers.fixtures.tsx';
import { PhoneField } from './PhoneField.tsx';

const label = 'Telefone';
const complete = ['11987654321', '1133334444'];
const doubtful = '11187654321';
const wrong = { half: '11987', error: 'Digite o telefone com DDD' };

const meta = preview.meta({
  title: 'Campos/PhoneField',
  component: PhoneField,
  parameters: { spec: ['1 §5 Text inputs', 'check digits warn'] },
  args: { label, value: '', onChange: fn() },
  render: renderWithState(PhoneField),
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: complete[0] } });
export const InDoubt = meta.story({ args: { value: doubtful } });
export const Invalid = meta.story({ args: { value: wrong.half, error: wrong.error } });
export const ReadOnly = meta.story({ args: { value: complete[0], isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um prestador' } });
export const SeveralInOne = meta.story({ args: { label: 'Telefones', hint: 'Separe por vírgulas' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => statesOf(PhoneField, { label, complete, doubtful, ...wrong }),
});

export const DigitsAreMaskedAndReportedWithoutPunctuation = meta.story({ play: masksAndSends('(11) 98765-4321') });

export const AWrongNumberOfDigitsWarnsAndDoesNotInvalidate = meta.story({
  play: warnsOnly(doubtful, 'Confira o telefone: o celular tem 9 dígitos e começa com 9, o fixo tem 8'),
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Escolha um prestador' },
  play: expectDisabledReason,
});

export const EightDigitsAreALandlineAndNineAMobile = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1133334444');
    await expect(input).toHaveValue('(11) 3333-4444');
    await expect(args.onChange).toHaveBeenLastCalledWith('1133334444');
    await userEvent.clear(input);
    await userEvent.type(input, '119876');
    await expect(input).toHaveValue('(11) 9876');
    await userEvent.type(input, '54321');
    await expect(input).toHaveValue('(11) 98765-4321');
  },
});

export const APasteDropsTheCountryCodeAndTheLongDistanceZero = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox');
    for (const text of ['+55 11 98765-4321', '011 98765-4321', '5511987654321']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('11987654321');
      await expect(input).not.toHaveAccessibleDescription();
    }
    await expect(input.selectionStart).toBe('(11) 98765-4321'.length);
  },
});

export const TheCaretStaysWhenALandlineBecomesAMobile = meta.story({
  args: { value: '1133334444' },
  play: async ({ canvas, userEvent }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('(11) 93333-4444');
    await expect(input.selectionStart).toBe(6);
  },
});

export const ANonexistentAreaCodeGetsAWarning = meta.story({
  args: { value: '2033334444' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Confira o DDD: ele não existe');
  },
});
