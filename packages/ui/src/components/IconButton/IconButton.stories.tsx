import { Download, Trash2, X } from '@lucide/icons';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Ações/IconButton',
  component: IconButton,
  args: { label: 'Baixar relatorio-novembro.csv', icon: <Icon of={Download} />, onPress: fn() },
  parameters: { spec: ['1 §2 History tab: a download icon', 'WCAG 2.5.8 target size'] },
});

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent' } });
export const Critical = meta.story({
  args: { tone: 'critical', label: 'Excluir lote-17', icon: <Icon of={Trash2} /> },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Pending = meta.story({ args: { isPending: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Arquivo expirado.' } });

export const ANameWithoutItsRow = meta.story({ args: { label: 'Baixar' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          {(['neutral', 'accent', 'critical'] as const).map((tone) => (
            <IconButton key={tone} size={size} tone={tone} label="Fechar" icon={<Icon of={X} />} />
          ))}
          <IconButton size={size} label="Baixar" icon={<Icon of={Download} />} isPending />
          <IconButton size={size} label="Baixar" icon={<Icon of={Download} />} disabledReason="Arquivo expirado." />
        </Inline>
      ))}
    </Stack>
  ),
});

export const FocusShowsTheNameOfTheButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Baixar relatorio-novembro.csv' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Baixar relatorio-novembro.csv',
    );
  },
});

export const ADisabledButtonShowsNameAndReasonAndDoesNothing = meta.story({
  args: { disabledReason: 'Arquivo expirado.' },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { description: 'Arquivo expirado.' });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Baixar relatorio-novembro.csv: Arquivo expirado.',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(target);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const ASmallButtonIsATargetOfTwentyFourPixels = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});

export const APendingButtonIgnoresASecondPress = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar relatorio-novembro.csv' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
