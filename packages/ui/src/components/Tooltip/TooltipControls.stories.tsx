import { Info } from '@lucide/icons';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { DescribedProps } from '../../internal/base/dom/pickDomProps.ts';
import { Button } from '../Button/Button.tsx';
import { CnpjField } from '../CnpjField/CnpjField.tsx';
import { CpfField } from '../CpfField/CpfField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tooltip } from './Tooltip.tsx';

/** Every control of the kit, with its role. */
const controls: readonly { role: string; show: (dom: DescribedProps) => ReactElement<DescribedProps> }[] = [
  { role: 'button', show: (dom) => <Button {...dom}>Salvar</Button> },
  { role: 'button', show: (dom) => <IconButton {...dom} label="Informações" icon={<Icon of={Info} />} /> },
  {
    role: 'link',
    show: (dom) => (
      <Link {...dom} href="#lotes">
        Lotes
      </Link>
    ),
  },
  { role: 'textbox', show: (dom) => <TextField {...dom} label="Nome" /> },
  { role: 'searchbox', show: (dom) => <SearchField {...dom} label="Busca" /> },
  { role: 'textbox', show: (dom) => <CpfField {...dom} label="CPF" /> },
  { role: 'textbox', show: (dom) => <CnpjField {...dom} label="CNPJ" /> },
  { role: 'textbox', show: (dom) => <DateField {...dom} label="Nascimento" /> },
  { role: 'textbox', show: (dom) => <DatePicker {...dom} label="Vencimento" /> },
  { role: 'combobox', show: (dom) => <Select {...dom} label="Cidade" options={[]} /> },
  { role: 'combobox', show: (dom) => <MultiSelect {...dom} label="Cidades" options={[]} /> },
  { role: 'switch', show: (dom) => <Switch {...dom} label="Ativo" /> },
];

const text = 'Só para administradores';

const meta = preview.meta({
  title: 'Sobreposições/Tooltip: controles',
  component: Tooltip,
  tags: ['!autodocs'],
  parameters: { spec: ['1 §2 Shared interface kit'] },
  args: { text, children: <Button>Salvar</Button> },
});

export const ATooltipDescribesEveryControlOfTheKit = meta.story({
  render: () => (
    <FieldGrid>
      {controls.map(({ show }, at) => (
        <Tooltip key={String(show)} text={text}>
          {show({ id: `control-${at}`, 'data-analytics': 'medido' })}
        </Tooltip>
      ))}
      <Tooltip text={text}>
        <PasswordField label="Senha" />
      </Tooltip>
      <Tooltip text={text}>
        <DateRangePicker label="Período" />
      </Tooltip>
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    for (const [at, { role }] of controls.entries()) {
      const control = document.getElementById(`control-${at}`);
      await expect(control).toHaveRole(role);
      await expect(control).toHaveAccessibleDescription(new RegExp(text));
      await expect(control).toHaveAttribute('data-analytics', 'medido');
      await expect(control?.closest('[data-ui]')).not.toBeNull();
    }
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription(new RegExp(text));
    await expect(canvas.getByRole('group', { name: 'Período' })).toHaveAccessibleDescription(new RegExp(text));
  },
});
