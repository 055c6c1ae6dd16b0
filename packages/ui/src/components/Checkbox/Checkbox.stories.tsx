import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Checkbox } from './Checkbox.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/Checkbox',
  component: Checkbox,
  parameters: { spec: ['APG checkbox', 'WCAG 2.5.8 target size'] },
  args: { label: 'Enviar cópia ao prestador', value: false, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: boolean) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Checkbox {...args} value={value} onChange={change} />;
  },
});

export const Off = meta.story();
export const On = meta.story({ args: { value: true } });
export const Indeterminate = meta.story({ args: { label: 'Todas as guias', isIndeterminate: true } });
export const WithHint = meta.story({ args: { hint: 'O e-mail cadastrado recebe o mesmo arquivo' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Confirme que leu o termo' } });
export const ReadOnly = meta.story({ args: { value: true, isReadOnly: true } });
export const Disabled = meta.story({ args: { disabledReason: 'O prestador não tem e-mail cadastrado' } });
export const ANegation = meta.story({ args: { label: 'Não enviar cópia ao prestador' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <Checkbox label="Enviar cópia ao prestador" value={false} onChange={ignore} />
      <Checkbox label="Enviar cópia ao prestador" value onChange={ignore} />
      <Checkbox label="Todas as guias" value={false} isIndeterminate onChange={ignore} />
      <Checkbox label="Guia urgente" value onChange={ignore} hint="Vai para o começo da fila" />
      <Checkbox label="Li o termo de uso" value={false} onChange={ignore} isRequired error="Confirme que leu" />
      <Checkbox label="Guia urgente" value={false} onChange={ignore} disabledReason="Só para internação" />
      <Checkbox label="Guia urgente" value onChange={ignore} disabledReason="Só para internação" />
      <Checkbox label="Selecionar a guia 0412" isLabelHidden value onChange={ignore} />
    </FieldGrid>
  ),
});

export const SpaceTogglesTheCheckbox = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Enviar cópia ao prestador' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const APressOnTheHintChecksTheCheckbox = meta.story({
  args: { hint: 'O e-mail cadastrado recebe o mesmo arquivo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('O e-mail cadastrado recebe o mesmo arquivo'));
    await expect(canvas.getByRole('checkbox', { name: 'Enviar cópia ao prestador' })).toBeChecked();
  },
});

export const IndeterminateIsReadOutAndAPressRequestsAll = meta.story({
  args: { isIndeterminate: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
});

export const APressOnALockedCheckboxKeepsItPartlyChecked = meta.story({
  args: { isIndeterminate: true, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBePartiallyChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AnErrorDescribesTheCheckboxAndMarksItInvalid = meta.story({
  args: { isRequired: true, hint: 'Leva um minuto', error: 'Confirme que leu o termo' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { description: 'Confirme que leu o termo' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
  },
});

export const DisabledFieldStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'O prestador não tem e-mail cadastrado' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { description: 'O prestador não tem e-mail cadastrado' });
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Enviar cópia ao prestador'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AFormResetRestoresTheInitialState = meta.story({
  render: (args) => (
    <form aria-label="Guia">
      <Checkbox label="Guia urgente" name="urgent" defaultValue submittedValue="yes" onChange={args.onChange} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Guia urgente' });
    const sent = () => new FormData(canvas.getByRole('form')).get('urgent');
    await expect(sent()).toBe('yes');
    await userEvent.click(box);
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});
