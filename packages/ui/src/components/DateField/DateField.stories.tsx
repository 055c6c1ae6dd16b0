import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { DateField } from './DateField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/DateField',
  component: DateField,
  parameters: { spec: ['1 §5 Date input', '1 §9 Dates'] },
  args: {
    label: 'Data de nascimento',
    value: null,
    onChange: fn(),
    onTextChange: fn(),
    onValidityChange: fn(),
    today: '2026-11-20',
  },
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

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: '1985-11-02' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Como está no documento' } });
export const Invalid = meta.story({ args: { error: 'Data de nascimento obrigatória', isRequired: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const ALabelThatNamesTheFormat = meta.story({ args: { label: 'Data de nascimento (dd/mm/aaaa)' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <DateField label="Vazio" value={null} onChange={ignore} />
      <DateField label="Preenchido" value="1985-11-02" onChange={ignore} />
      <DateField label="Com dica" value={null} onChange={ignore} hint="Como está no documento" isRequired />
      <DateField label="Com erro" value={null} onChange={ignore} error="Data de nascimento obrigatória" isRequired />
      <DateField label="Futuro" value="2099-01-01" onChange={ignore} allowFuture={false} />
      <DateField label="Desabilitado" value={null} onChange={ignore} disabledReason="Selecione uma operadora" />
    </FieldGrid>
  ),
});

export const TypedDigitsFormADate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a02b111985777');
    await expect(canvas.getByRole('textbox')).toHaveValue('02/11/1985');
    await expect(args.onChange?.mock.calls).toEqual([['1985-11-02']]);
  },
});

export const YearBefore1900OrAfter2100IsRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '31121899');
    await expect(box).toHaveAccessibleDescription(/Ano inválido/);
    await userEvent.clear(box);
    await userEvent.type(box, '01012101');
    await expect(box).toHaveAccessibleDescription(/Ano inválido/);
    await userEvent.clear(box);
    await userEvent.type(box, '31122100');
    await expect(box).toBeValid();
  },
});

export const ANonexistentDayStaysInTheBoxWithAnError = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '29022023');
    await expect(box).toHaveValue('29/02/2023');
    await expect(box).toBeInvalid();
    await expect(canvas.getByText('Data inexistente')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onTextChange).toHaveBeenLastCalledWith('29/02/2023');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith('Data inexistente');
  },
});

export const APartialDateIsAnErrorOnlyAfterBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '02111');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(/Data incompleta\. Digite dd\/mm\/aaaa/);
  },
});

// spec: x.25
export const TypingOverAnInvalidDateShowsNoErrorUntilCompleteOrBlurred = meta.story({
  args: { error: undefined, isRequired: true },
  render: function InAForm(args) {
    const [value, setValue] = useState<string | null>(null);
    const [text, setText] = useState('');
    return (
      <DateField
        {...args}
        value={value}
        onChange={setValue}
        onTextChange={setText}
        // The error of a form that validates after the first blur.
        error={text !== '' && value === null ? 'Data de nascimento inválida' : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '31021980');
    await userEvent.tab();
    const below = document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    const announced: (string | null)[] = [];
    const watch = new MutationObserver(() => announced.push(below?.textContent ?? null));
    if (below) watch.observe(below, { childList: true, characterData: true, subtree: true });
    await expect(below).toHaveTextContent('Data inexistente');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('02111985');
    await expect(box).toHaveValue('02/11/1985');
    await expect(announced.filter(Boolean)).toEqual([]);
    watch.disconnect();
    await userEvent.clear(box);
    await userEvent.type(box, '1');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(below).toHaveTextContent('Data de nascimento inválida');
  },
});

export const BlurFillsInMonthAndYear = meta.story({
  args: { completesParts: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0503');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('05/03/2026');
    await expect(args.onChange?.mock.calls).toEqual([['2026-03-05']]);
    await waitFor(() => expect(screen.getByText('Data completada: 05/03/2026')).toBeInTheDocument());
  },
});

export const ATypedSlashCompletesAOneDigitDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2/1/1985');
    await expect(canvas.getByRole('textbox')).toHaveValue('02/01/1985');
  },
});

export const ArrowsStepByDayAndWithShiftByMonth = meta.story({
  args: { value: '2026-01-31' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    box.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('01/02/2026');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    await expect(box).toHaveValue('28/02/2026');
  },
});

export const TheCaretStaysInPlaceAfterAnEditInTheMiddle = meta.story({
  args: { value: '1985-11-02' },
  play: async ({ canvas, userEvent }) => {
    const box: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.click(box);
    box.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('01/11/985');
    await expect(box.selectionStart).toBe(1);
    await userEvent.keyboard('2');
    await expect(box).toHaveValue('02/11/1985');
    await expect(box.selectionStart).toBe(2);
  },
});

export const AFutureDateIsRefusedIfNotAllowed = meta.story({
  args: { allowFuture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '21112026');
    await expect(canvas.getByText('Data futura não permitida')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const FormSubmitsTheIsoDate = meta.story({
  args: { value: '1985-11-02', name: 'birth' },
  render: (args) => (
    <form aria-label="Consulta">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ birth: '1985-11-02' });
  },
});

export const AFormResetClearsATextThatIsNotAValue = meta.story({
  render: (args) => (
    <form aria-label="Consulta">
      <DateField {...args} />
      <button type="reset">Recomeçar</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '32132026');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Recomeçar' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
});
