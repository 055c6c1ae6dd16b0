import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const ignore = () => {};
const kinds = [
  { value: 'exam', label: 'Exame' },
  { value: 'admission', label: 'Internação', hint: 'Pede o laudo do médico' },
  { value: 'surgery', label: 'Cirurgia', disabledReason: 'Fora do contrato deste prestador' },
  { value: 'visit', label: 'Consulta' },
];

const meta = preview.meta({
  title: 'Campos/RadioGroup',
  component: RadioGroup<string>,
  parameters: { spec: ['APG radio group', 'WCAG 2.5.8 target size'] },
  args: { label: 'Tipo de guia', options: kinds, value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <RadioGroup {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 'admission' } });
export const WithHint = meta.story({ args: { hint: 'Como está no pedido' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Escolha o tipo de guia' } });
export const Disabled = meta.story({ args: { value: 'exam', disabledReason: 'A guia já foi enviada' } });

export const TooManyToCompare = meta.story({
  args: {
    label: 'Estado',
    options: ['Acre', 'Alagoas', 'Amapá', 'Amazonas', 'Bahia', 'Ceará', 'Goiás', 'Maranhão'].map((label) => ({
      value: label,
      label,
    })),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <RadioGroup label="Tipo de guia" options={kinds} value="admission" onChange={ignore} hint="Como está no pedido" />
      <RadioGroup
        label="Tipo de guia"
        options={kinds}
        value={null}
        onChange={ignore}
        isRequired
        error="Escolha o tipo"
      />
      <RadioGroup label="Tipo de guia" options={kinds} value="exam" onChange={ignore} disabledReason="Já foi enviada" />
      <RadioGroup
        label="Sexo"
        options={[
          { value: 'f', label: 'Feminino' },
          { value: 'm', label: 'Masculino' },
        ]}
        value="f"
        onChange={ignore}
        orientation="horizontal"
      />
    </FieldGrid>
  ),
});

export const TabEntersAtTheChosenOptionAndLeaves = meta.story({
  args: { value: 'admission' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Internação' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const ArrowsChooseTheNextOptionAndWrap = meta.story({
  args: { value: 'exam' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('admission');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('visit');
    await expect(canvas.getByRole('radio', { name: 'Consulta' })).toHaveFocus();
  },
});

export const SpaceChoosesTheFocusedOptionIfNoneIsChosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('exam');
  },
});

export const ArrowsReachADisabledOptionWithoutChoosingIt = meta.story({
  args: { value: 'admission' },
  play: async ({ args, canvas, userEvent }) => {
    const surgery = canvas.getByRole('radio', { name: 'Cirurgia', description: /Fora do contrato deste prestador/ });
    await expect(surgery).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(surgery).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Cirurgia'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Internação' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('visit');
  },
});

export const APressOnTheHintChoosesTheOption = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pede o laudo do médico'));
    await expect(args.onChange).toHaveBeenCalledWith('admission');
  },
});

export const NameErrorAndRequiredAreReadOut = meta.story({
  args: { isRequired: true, error: 'Escolha o tipo de guia' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Tipo de guia', description: 'Escolha o tipo de guia' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
});

export const ADisabledGroupStaysReadable = meta.story({
  args: { value: 'exam', disabledReason: 'A guia já foi enviada' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { description: 'A guia já foi enviada' });
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Exame' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AFormResetRestoresTheInitialValue = meta.story({
  render: (args) => (
    <form aria-label="Guia">
      <RadioGroup label="Tipo de guia" name="kind" options={kinds} defaultValue="exam" onChange={args.onChange} />
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole('form')).getAll('kind');
    await userEvent.click(canvas.getByRole('radio', { name: 'Internação' }));
    await expect(sent()).toEqual(['admission']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByRole('radio', { name: 'Exame' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Internação' })).not.toBeChecked();
    await expect(sent()).toEqual(['exam']);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('exam');
  },
});
