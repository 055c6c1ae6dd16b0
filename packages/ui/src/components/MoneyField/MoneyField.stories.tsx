import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { MoneyField } from './MoneyField.tsx';

const ignore = () => {};
const spoken = () => document.querySelector('[data-live-announcer]');

const meta = preview.meta({
  title: 'Campos/MoneyField',
  component: MoneyField,
  parameters: { spec: ['APG spinbutton, by its keys', 'WCAG 3.3.1 error identification'] },
  args: { label: 'Valor apresentado', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <MoneyField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 123456 } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Valor obrigatório' } });
export const AboveItsLimit = meta.story({ args: { value: 500001, maxCents: 500000 } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha uma guia' } });
export const InDollars = meta.story({ args: { currency: 'USD', value: 123456 } });
export const ALabelThatNamesTheCurrency = meta.story({ args: { label: 'Valor em reais (R$)', value: 123456 } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <MoneyField label="Valor apresentado" value={null} onChange={ignore} />
      <MoneyField label="Valor apresentado" value={123456} onChange={ignore} isRequired hint="Como está na nota" />
      <MoneyField label="Ajuste" value={-4590} minCents={-100000} onChange={ignore} />
      <MoneyField label="Valor glosado" value={500001} maxCents={500000} onChange={ignore} />
      <MoneyField label="Valor apresentado" value={98700} onChange={ignore} warning="Maior que o da tabela" />
      <MoneyField label="Valor apresentado" defaultValue={123456} isReadOnly />
      <MoneyField label="Valor apresentado" value={null} onChange={ignore} disabledReason="Escolha uma guia" />
    </FieldGrid>
  ),
});

export const APasteInAnyAmountFormatIsReadAsCents = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Valor apresentado', description: 'Em reais' });
    for (const text of ['R$ 1.234,56', '1234.56', '1,234.56', '1.234,56', 'R$\u00a01.234,56']) {
      await userEvent.clear(box);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(123456);
      await expect(box).toHaveValue('1234,56');
    }
    await userEvent.tab();
    await expect(box).toHaveValue('1.234,56');
  },
});

export const APasteReplacesTheFormerAmount = meta.story({
  args: { value: 990 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{End}');
    await userEvent.paste('R$ 12,00');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
});

export const APastedDateIsRefusedAndAnnounced = meta.story({
  args: { value: 990 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('20/11/2026');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/O texto colado não é um número/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// spec: x.43
export const APasteInAnotherCurrencyIsRefusedWithAMessage = meta.story({
  args: { value: 990 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const text of ['US$ 10,00', '€ 10', '10,00 USD', '¥10', '²', '1 2 3']) {
      await userEvent.click(box);
      await userEvent.paste(text);
      await expect(box).toHaveAccessibleDescription(/O texto colado não é um número/);
      await expect(box).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AFieldInAnotherCurrencyAcceptsItsSymbolAndRefusesReais = meta.story({
  args: { currency: 'USD', maxCents: 500000 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { description: 'Em dólares americanos' });
    await userEvent.click(box);
    await userEvent.paste('R$ 12,00');
    await expect(box).toHaveAccessibleDescription(/O texto colado não é um número\. Digite o valor ou limpe o campo\./);
    await userEvent.paste('US$ 12,30');
    await expect(args.onChange).toHaveBeenLastCalledWith(1230);
    await userEvent.clear(box);
    await userEvent.type(box, '5000,01');
    await expect(box).toHaveAccessibleDescription('Em dólares americanos Digite US$\u00a05.000,00 ou menos');
  },
});

export const ACurrencyWithoutCentsAcceptsNoDecimals = meta.story({
  args: { currency: 'JPY' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1500');
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1501);
    await userEvent.tab();
    await expect(box).toHaveValue('1.501');
  },
});

export const InvisibleCharactersInAPastedAmountAreIgnored = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('\u200bR$ 12,30\u200e');
    await expect(args.onChange).toHaveBeenLastCalledWith(1230);
    await expect(canvas.getByRole('textbox')).toHaveValue('12,30');
  },
});

export const AnArrowKeyGoesToTheNextWholeReal = meta.story({
  args: { value: 1550 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1600);
  },
});

export const MissingCentsAreAddedOnBlur = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1500');
    await expect(args.onChange).toHaveBeenLastCalledWith(150000);
    await userEvent.tab();
    await expect(box).toHaveValue('1.500,00');
  },
});

export const ArrowsAddAReal = meta.story({
  args: { value: 1010 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1100);
    await expect(spoken()).toHaveTextContent('11,00');
  },
});

// spec: x.44
export const AnArrowKeyGoesToTheNextMultipleOfTheStep = meta.story({
  args: { value: 1550, stepCents: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    for (const [key, cents] of [
      ['{ArrowUp}', 1560],
      ['{ArrowUp}', 1580],
      ['{ArrowDown}', 1560],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith(cents);
    }
    await userEvent.keyboard('{Control>}a{/Control}15,50{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1540);
  },
});

export const ErrorsStateTheLimitsInReais = meta.story({
  args: { maxCents: 500000 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '5000,01');
    await expect(box).toHaveAccessibleDescription('Em reais Digite R$\u00a05.000,00 ou menos');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const AFormSubmitsItsCents = meta.story({
  render: () => (
    <form aria-label="Guia">
      <MoneyField label="Valor" name="amount" defaultValue={123456} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole('form')).get('amount');
    await expect(sent()).toBe('123456');
    await userEvent.type(canvas.getByRole('textbox'), '7');
    await expect(sent()).toBe('700');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(sent()).toBe('123456');
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,56');
  },
});
