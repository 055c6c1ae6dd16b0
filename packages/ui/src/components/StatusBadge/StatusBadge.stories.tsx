import { LoaderCircle } from '@lucide/icons';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Dados/StatusBadge',
  component: StatusBadge,
  args: { tone: 'positive', children: 'Ativo' },
  parameters: { spec: ["1 §2 Generation tab: green 'Ativo' or red 'Inativo'", '1 §4 Report generation status'] },
});

export const Positive = meta.story({ args: { tone: 'positive', children: 'Ativo' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Inativo' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Na fila' } });
export const Info = meta.story({
  args: { tone: 'info', children: 'Processando', icon: <Icon of={LoaderCircle} size={14} /> },
});
export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Cancelado' } });
export const WithTooltip = meta.story({
  args: { tone: 'caution', children: 'Pendente', tooltip: 'Aguardando o envio completo do arquivo' },
});

const badgeOf = (text: HTMLElement) => text.closest<HTMLElement>('[data-ui="status-badge"]');

const allTones = () => (
  <Inline>
    <StatusBadge tone="positive">Ativo</StatusBadge>
    <StatusBadge tone="critical">Inativo</StatusBadge>
    <StatusBadge tone="caution">Na fila</StatusBadge>
    <StatusBadge tone="info">Processando</StatusBadge>
    <StatusBadge tone="neutral">Cancelado</StatusBadge>
    <StatusBadge tone="caution" tooltip="Aguardando o envio completo do arquivo">
      Pendente
    </StatusBadge>
  </Inline>
);

export const AWholeSentence = meta.story({
  args: { tone: 'caution', children: 'Aguardando o envio completo do arquivo' },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: allTones,
});

export const EveryToneHasAnIconNextToItsText = meta.story({
  render: allTones,
  play: async ({ canvas }) => {
    for (const word of ['Ativo', 'Inativo', 'Na fila', 'Processando', 'Cancelado', 'Pendente']) {
      await expect(badgeOf(canvas.getByText(word))?.querySelector('svg')).not.toBeNull();
    }
  },
});

export const TheTooltipOpensOnFocusAndDescribesTheBadge = meta.story({
  args: { tone: 'caution', children: 'Pendente', tooltip: 'Aguardando o envio completo do arquivo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pendente' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Pendente' })).toHaveAccessibleDescription(
      'Aguardando o envio completo do arquivo',
    );
    await waitFor(() =>
      expect(document.querySelector('[role="tooltip"]:popover-open')).toHaveTextContent('Aguardando o envio'),
    );
  },
});

const reason = 'Beneficiário em carência para procedimentos de alta complexidade';

export const ALongReasonFromTheServerWraps = meta.story({
  args: { tone: 'critical', children: reason },
  decorators: (Story) => (
    <div style={{ inlineSize: 240 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = badgeOf(canvas.getByText(reason)) as HTMLElement;
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});
