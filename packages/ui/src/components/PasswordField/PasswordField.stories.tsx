import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { PasswordField } from './PasswordField.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/PasswordField',
  component: PasswordField,
  parameters: { spec: ['2 §2 Login', '2 §5 Credential form'] },
  args: { label: 'Senha', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <PasswordField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'segredo123' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'A mesma do e-mail da empresa' } });
export const Invalid = meta.story({ args: { error: 'senha é obrigatória' } });
export const Disabled = meta.story({
  args: { value: 'segredo123', disabledReason: 'Selecione Web Service para ativar' },
});

export const APublicCode = meta.story({ args: { label: 'Código do prestador', value: '004213' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <PasswordField label="Senha" value="" onChange={ignore} isRequired />
      <PasswordField label="Senha" value="segredo123" onChange={ignore} hint="A mesma do e-mail da empresa" />
      <PasswordField label="Senha" value="" onChange={ignore} error="senha é obrigatória" />
      <PasswordField label="Senha" value="segredo123" onChange={ignore} warning="Caps Lock ativado" />
      <PasswordField
        label="Senha"
        value="segredo123"
        onChange={ignore}
        disabledReason="Selecione Web Service para ativar"
      />
    </FieldGrid>
  ),
});

export const ThePasswordIsShownAndHiddenByKeyboard = meta.story({
  args: { value: 'segredo123' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const ShowingAndHidingThePasswordIsAnnounced = meta.story({
  args: { value: 'segredo123' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(screen.getByText('Senha visível')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(screen.getByText('Senha oculta')).toHaveRole('status');
  },
});

export const SaysThatCapsLockIsOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Senha'));
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Caps Lock ativado');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Senha')).not.toHaveAccessibleDescription();
  },
});

export const PasswordManagersRecogniseTheField = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password');
  },
});
