import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { BoletoField } from './BoletoField.tsx';

const bank = '00190500954014481606906809350314337370000000100';
const energy = '836400000011331201380002812884627116080136181551';
const wrong = `00190500900${bank.slice(11)}`;

const meta = preview.meta({
  title: 'Campos/BoletoField',
  component: BoletoField,
  parameters: { spec: ['WCAG 3.3.3 Error suggestion'] },
  args: { label: 'Linha digitável', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <BoletoField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const OfABank = meta.story({ args: { value: bank } });
export const OfAUtility = meta.story({ args: { value: energy } });
export const CheckDigitInDoubt = meta.story({ args: { value: wrong } });
export const Invalid = meta.story({ args: { value: '00190500', error: 'Digite a linha toda' } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha a forma de pagamento' } });
export const ALabelForOneOfSeveralParts = meta.story({ args: { label: 'Campo 1 da linha digitável' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3}>
      <BoletoField label="Linha digitável" defaultValue="" isRequired />
      <BoletoField label="Linha digitável de um banco" defaultValue={bank} />
      <BoletoField label="Linha digitável de energia" defaultValue={energy} />
      <BoletoField label="Linha digitável com um engano" defaultValue={wrong} />
      <BoletoField label="Linha digitável incompleta" defaultValue="00190500" error="Digite a linha toda" />
      <BoletoField label="Linha digitável bloqueada" disabledReason="Escolha a forma de pagamento" />
    </Stack>
  ),
});

const box = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('textbox');
const announced = () =>
  [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((it) => it.textContent);

export const ACompleteLineShowsAmountAndDueDate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), bank);
    await expect(box(canvas)).toHaveValue('00190.50095 40144.816069 06809.350314 3 37370000000100');
    await expect(args.onChange).toHaveBeenLastCalledWith(bank);
    // The factor stands for one day in each of two cycles; today is nearer to the later day.
    const sentence = /^R\$\s1,00, vence em \d{2}\/\d{2}\/\d{4}$/;
    await expect(box(canvas)).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(announced().some((text) => sentence.test(text?.trim() ?? ''))).toBe(true));
  },
});

export const AFirstDigitOfEightSwitchesToFourBlocksOfTwelve = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), energy);
    await expect(box(canvas)).toHaveValue('83640000001-1 33120138000-2 81288462711-6 08013618155-1');
    await expect(args.onChange).toHaveBeenLastCalledWith(energy);
    await expect(box(canvas)).toHaveAccessibleDescription(/^R\$\s133,12, vencimento não informado$/);
  },
});

export const AWrongBlockGetsAWarningAsSoonAsItIsComplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), bank.slice(0, 10));
    await expect(box(canvas)).not.toHaveAccessibleDescription(/bloco/);
    await userEvent.type(box(canvas), '40144816060');
    await expect(box(canvas)).toHaveAccessibleDescription('Confira o 2º bloco: o dígito verificador não confere');
    await expect(box(canvas)).not.toHaveAttribute('aria-invalid');
  },
});

export const AWrongBlockIsAnnouncedAgainOnBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sentence = 'Confira o 1º bloco: o dígito verificador não confere';
    const spoken = () => announced().filter((text) => text?.trim() === sentence).length;
    await userEvent.type(box(canvas), wrong.slice(0, 10).replace(/.$/, '0'));
    // The line below the box is a live region itself.
    await expect(spoken()).toBe(1);
    await userEvent.keyboard('401');
    await expect(spoken()).toBe(1);
    await userEvent.tab();
    await waitFor(() => expect(spoken()).toBe(2));
    await userEvent.click(box(canvas));
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(box(canvas)).not.toHaveAccessibleDescription(/bloco/);
  },
});

export const ALineIsPastedAsPrintedOnTheBill = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('Linha digitável: 00190.50095 40144.816069 06809.350314 3 37370000000100');
    await expect(args.onChange).toHaveBeenLastCalledWith(bank);
  },
});

export const TheDigitsOfTheBarcodeBecomeTheLine = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('00193373700000001000500940144816060680935031');
    await expect(args.onChange).toHaveBeenLastCalledWith(bank);
    await expect(box(canvas)).toHaveValue('00190.50095 40144.816069 06809.350314 3 37370000000100');
  },
});
