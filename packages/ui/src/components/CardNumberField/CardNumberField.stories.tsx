import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { CardNumberField, type CardNumberFormat } from './CardNumberField.tsx';

const digits15: CardNumberFormat = { length: 15, characters: 'digits' };
const alnum20: CardNumberFormat = { length: 20, characters: 'alnum' };
const grouped20: CardNumberFormat = {
  length: 20,
  characters: 'digits',
  mask: '###.#####.####.####.####',
  hints: ['Produto', 'Código de identificação'],
};

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/CardNumberField',
  component: CardNumberField,
  parameters: { spec: ['1 §5 Card-number rules', 'grouped20'] },
  args: { label: 'Número da carteirinha', value: '', onChange: fn(), format: digits15 },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CardNumberField {...args} value={value} onChange={change} />;
  },
});

export const Digits = meta.story({ args: { value: '774120399580210' } });
export const LettersAndDigits = meta.story({ args: { format: alnum20, value: 'AB12CD34EF56GH78IJ90' } });
export const Grouped = meta.story({ args: { format: grouped20, value: '12345678901234567890' } });
export const GroupedAndEmpty = meta.story({ args: { format: grouped20 } });
export const GroupedAndInvalid = meta.story({
  args: { format: grouped20, value: '1234567', error: 'Deve possuir exatamente 20 dígitos' },
});
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const WithoutItsGroups = meta.story({
  args: { format: { length: 20, characters: 'digits' }, value: '12345678901234567890' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <CardNumberField label="Carteirinha" format={digits15} value="774120399580210" onChange={ignore} isRequired />
      <CardNumberField label="Carteirinha" format={alnum20} value="AB12CD34EF56GH78IJ90" onChange={ignore} />
      <CardNumberField
        label="Carteirinha"
        format={digits15}
        value="77412039958"
        onChange={ignore}
        error="Deve possuir exatamente 15 dígitos"
      />
      <CardNumberField label="Carteirinha" format={grouped20} value="12345678901234567890" onChange={ignore} />
      <CardNumberField label="Carteirinha" format={grouped20} value="" onChange={ignore} />
      <CardNumberField
        label="Carteirinha"
        format={grouped20}
        value="1234567"
        onChange={ignore}
        error="Deve possuir exatamente 20 dígitos"
      />
    </FieldGrid>
  ),
});

export const TwentyDigitsAreGroupedAndReportedWithoutGaps = meta.story({
  args: { format: grouped20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456789012345678901');
    await expect(canvas.getByRole('textbox')).toHaveValue('123.45678.9012.3456.7890');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678901234567890');
  },
});

export const TheMeaningOfTheGroupsIsReadOut = meta.story({
  args: { format: grouped20, error: 'Cartão inválido' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Produto: 3 posições; Código de identificação: 5 posições Cartão inválido',
    );
  },
});

export const LettersAreUpperCasedAndOtherCharactersDropped = meta.story({
  args: { format: alnum20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ab-12 cd/3');
    await expect(args.onChange).toHaveBeenLastCalledWith('AB12CD3');
  },
});

// spec: x.48
export const ATooLongPasteIsRefusedWithAMessageUntilTheNextEdit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('7741 2039 9580 2109');
    await expect(args.onChange).not.toHaveBeenCalled();
    const says = 'O texto colado tem 16 dígitos e o campo aceita 15; nada foi colado. Digite o valor ou limpe o campo.';
    const error = canvas.getByText(says);
    await expect(error).toBeVisible();
    await expect(error.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(input).toHaveAccessibleDescription(says);
    await expect(input).toBeInvalid();
    await userEvent.keyboard('7');
    await expect(input).not.toHaveAccessibleDescription();
  },
});

export const DroppedPastedLettersGetAWarning = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ABC123');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    await expect(canvas.getByText('O campo aceita só números; as letras coladas ficaram de fora')).toBeVisible();
  },
});

export const WithAnErrorThePasteWarningIsOnlyAnnounced = meta.story({
  args: { error: 'Deve possuir exatamente 15 dígitos' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ABC123');
    await expect(canvas.getByText('Deve possuir exatamente 15 dígitos')).toBeVisible();
    await expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
      'O campo aceita só números; as letras coladas ficaram de fora',
    );
  },
});
