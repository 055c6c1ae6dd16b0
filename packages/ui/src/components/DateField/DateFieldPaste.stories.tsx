import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Campos/DateField: colar e desfazer',
  component: DateField,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §5 Date input', '1 §9 Dates'] },
  args: { label: 'Data de nascimento', value: null, onChange: fn(), today: '2026-11-20' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
});

const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';

export const APasteInAnyDateFormatIsReadAndCanBeUndone = meta.story({
  args: { value: '1985-11-02' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('2026-11-20T09:41:00Z');
    await expect(box).toHaveValue('20/11/2026');
    await userEvent.keyboard(undo);
    await expect(box).toHaveValue('02/11/1985');
    await userEvent.keyboard(redo);
    await expect(box).toHaveValue('20/11/2026');
  },
});

export const APastedMonthNameIsRead = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1º de novembro de 2026');
    await expect(canvas.getByRole('textbox')).toHaveValue('01/11/2026');
    await expect(args.onChange?.mock.calls).toEqual([['2026-11-01']]);
  },
});

export const APastedSpreadsheetSerialNumberIsReadAsItsDate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('46327');
    await expect(args.onChange?.mock.calls).toEqual([['2026-11-01']]);
  },
});

export const APastedTwoDigitBirthYearIsInThePast = meta.story({
  args: { allowFuture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('10/05/30');
    await expect(canvas.getByRole('textbox')).toHaveValue('10/05/1930');
    await expect(args.onChange?.mock.calls).toEqual([['1930-05-10']]);
  },
});

export const APastedRangeIsRefusedWithAMessage = meta.story({
  args: { value: '1985-11-02' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('01/11 a 20/11/2026');
    await expect(box).toHaveValue('02/11/1985');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      /Nada foi colado: o texto tem duas datas, 01\/11\/2026 e 20\/11\/2026/,
    );
  },
});

export const APastedTextWithoutADateIsRefusedWithAMessage = meta.story({
  args: { value: '1985-11-02' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('529.982.247-25');
    await expect(canvas.getByRole('textbox')).toHaveValue('02/11/1985');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/O texto colado não é uma data/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const APastedNonexistentDayStaysWithAnError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('31/2/2026');
    await expect(canvas.getByRole('textbox')).toHaveValue('31/02/2026');
    await expect(canvas.getByText('Data inexistente')).toBeVisible();
  },
});

export const PastedDigitsAreInsertedAtTheCaret = meta.story({
  args: { value: '1985-11-02' },
  play: async ({ canvas, userEvent }) => {
    const box: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.click(box);
    box.setSelectionRange(6, 10);
    await userEvent.paste('1990');
    await expect(box).toHaveValue('02/11/1990');
  },
});

export const AnArrowKeyIsOneStepOfUndo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '31012026');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveValue('30/01/2026');
    await userEvent.keyboard(undo);
    await expect(box).toHaveValue('31/01/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-31');
    await userEvent.keyboard(undo);
    await expect(box).toHaveValue('31/01/202');
    await userEvent.keyboard(redo + redo);
    await expect(box).toHaveValue('30/01/2026');
  },
});

export const CompletionOnBlurIsOneStepOfUndo = meta.story({
  args: { completesParts: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '0511');
    await userEvent.tab();
    await expect(box).toHaveValue('05/11/2026');
    box.focus();
    await userEvent.keyboard(undo);
    await expect(box).toHaveValue('05/11');
    await userEvent.keyboard(undo);
    await expect(box).toHaveValue('05/1');
  },
});
