import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Ações/Button',
  component: Button,
  args: { children: 'Pesquisar', onPress: fn() },
});

export const Solid = meta.story();
export const Outline = meta.story({ args: { emphasis: 'outline', children: 'Cancelar' } });
export const Quiet = meta.story({ args: { emphasis: 'quiet', children: 'Limpar pesquisa' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Excluir' } });
export const Pending = meta.story({ args: { isPending: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha uma operadora' } });

export const DisabledButtonStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Escolha uma operadora' },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Pesquisar', description: 'Escolha uma operadora' });
    await userEvent.tab();
    await expect(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(target);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const EnterAndSpacePressIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pesquisar' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
