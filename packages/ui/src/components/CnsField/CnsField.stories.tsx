import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  renderWithState,
  masksAndSends,
  expectDisabledReason,
  statesOf,
  warnsOnly,
} from '../MaskedField/numbers.fixtures.tsx';
import { CnsField } from './CnsField.tsx';

const label = 'CNS';
const complete = ['170332595040000'];
const doubtful = '170332595040001';
const wrong = { half: '1703', error: 'CNS deve ter 15 dígitos' };

const meta = preview.meta({
  title: 'Campos/CnsField',
  component: CnsField,
  parameters: { spec: ['1 §5 Card-number rules', 'check digits warn'] },
  args: { label, value: '', onChange: fn() },
  render: renderWithState(CnsField),
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: complete[0] } });
export const InDoubt = meta.story({ args: { value: doubtful } });
export const Invalid = meta.story({ args: { value: wrong.half, error: wrong.error } });
export const ReadOnly = meta.story({ args: { value: complete[0], isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um prestador' } });
export const TwoDocumentsInOne = meta.story({ args: { label: 'CNS ou CPF' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => statesOf(CnsField, { label, complete, doubtful, ...wrong }),
});

export const DigitsAreMaskedAndReportedWithoutPunctuation = meta.story({ play: masksAndSends('170 3325 9504 0000') });

export const AWrongCheckDigitWarnsAndDoesNotInvalidate = meta.story({
  play: warnsOnly(doubtful, 'Confira o CNS: o dígito verificador não confere'),
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Escolha um prestador' },
  play: expectDisabledReason,
});

export const ANumberOfSixteenDigitsIsRefusedWithAMessage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('170 3325 9504 0000 1');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(
      'O texto colado tem 16 dígitos e o campo aceita 15; nada foi colado. Digite o valor ou limpe o campo.',
    );
  },
});
