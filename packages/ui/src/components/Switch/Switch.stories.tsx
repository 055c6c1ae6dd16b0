import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Switch } from './Switch.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/Switch',
  component: Switch,
  parameters: { spec: ['1 §2 Shared interface kit', '1 §4 Toggle switch', 'APG switch'] },
  args: { label: 'Web Service TISS', value: false, onChange: fn() },
  render: function Controlled(args) {
    const [isOn, setIsOn] = useState(args.value);
    const change = (next: boolean) => {
      setIsOn(next);
      args.onChange?.(next);
    };
    return <Switch {...args} value={isOn} onChange={change} />;
  },
});

export const Off = meta.story();
export const WebServiceTISS = meta.story({ name: 'Web Service TISS', args: { value: true } });
export const WithHint = meta.story({ args: { hint: 'Com ele, a marca é opcional' } });
export const DisabledOff = meta.story({ args: { disabledReason: 'Disponível só para administradores' } });
export const DisabledOn = meta.story({
  args: { value: true, disabledReason: 'Disponível só para administradores' },
});

export const ANegatedName = meta.story({ args: { label: 'Não avisar por e-mail', value: true } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <Switch label="Web Service TISS" value={false} onChange={ignore} />
      <Switch label="Web Service TISS" value onChange={ignore} />
      <Switch label="Robô RPA" value onChange={ignore} hint="Tem prioridade quando os dois estão ativos" />
      <Switch label="Robô RPA" value={false} onChange={ignore} disabledReason="Só para administradores" />
      <Switch label="Robô RPA" value onChange={ignore} disabledReason="Só para administradores" />
    </FieldGrid>
  ),
});

export const TabReachesTheSwitchAndSpaceTogglesIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Web Service TISS' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

// spec: 1.2.5
export const AClickOnTheLabelTurnsTheSwitchOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Web Service TISS'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const EnterTogglesTheSwitch = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const DisabledSwitchStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Disponível só para administradores' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { description: 'Disponível só para administradores' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
