import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  renderWithState,
  masksAndSends,
  expectDisabledReason,
  statesOf,
  warnsOnly,
} from '../MaskedField/numbers.fixtures.tsx';
import { CepField } from './CepField.tsx';

const label = 'CEP';
const complete = ['01310100'];
const doubtful = '00310100';
const wrong = { half: '0131', error: 'CEP deve ter 8 dígitos' };

const meta = preview.meta({
  title: 'Campos/CepField',
  component: CepField,
  parameters: { spec: ['1 §5 Text inputs', 'check digits warn'] },
  args: { label, value: '', onChange: fn() },
  render: renderWithState(CepField),
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: complete[0] } });
export const InDoubt = meta.story({ args: { value: doubtful } });
export const Invalid = meta.story({ args: { value: wrong.half, error: wrong.error } });
export const ReadOnly = meta.story({ args: { value: complete[0], isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha um prestador' } });
export const ALabelThatNamesTheFormat = meta.story({ args: { label: 'CEP (8 números, sem traço)' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => statesOf(CepField, { label, complete, doubtful, ...wrong }),
});

export const DigitsAreMaskedAndReportedWithoutPunctuation = meta.story({ play: masksAndSends('01310-100') });

export const APrefixThatNoCepHasWarnsAndDoesNotInvalidate = meta.story({
  play: warnsOnly(doubtful, 'Confira o CEP: nenhum começa com 00'),
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Escolha um prestador' },
  play: expectDisabledReason,
});

export const APastedCepReplacesTheFormerOne = meta.story({
  args: { value: '01310100' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('CEP: 69900-970');
    await expect(args.onChange).toHaveBeenLastCalledWith('69900970');
  },
});
