import { Search, Trash2 } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Ações/Button',
  component: Button,
  args: { children: 'Pesquisar', onPress: fn() },
  parameters: { spec: ['1 §2 Shared interface kit: buttons', 'visual-language: control heights, disabled, focus'] },
});

export const Solid = meta.story();
export const Outline = meta.story({ args: { emphasis: 'outline', children: 'Cancelar' } });
export const Quiet = meta.story({ args: { emphasis: 'quiet', children: 'Limpar pesquisa' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Excluir' } });
export const Small = meta.story({ args: { size: 'small', emphasis: 'outline', children: 'Incluir grupo' } });
export const WithIcon = meta.story({ args: { icon: <Icon of={Search} /> } });
export const FullWidth = meta.story({ args: { isFullWidth: true, children: 'Entrar' } });
export const Pending = meta.story({ args: { isPending: true } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const OneMainAction = meta.story({
  render: () => (
    <Inline>
      <Button emphasis="outline">Cancelar</Button>
      <Button>Salvar</Button>
    </Inline>
  ),
});

export const TwoMainActions = meta.story({
  render: () => (
    <Inline>
      <Button>Salvar</Button>
      <Button>Salvar e incluir outro</Button>
    </Inline>
  ),
});

const emphases = ['solid', 'outline', 'quiet'] as const;
const name = { accent: 'Salvar', critical: 'Excluir' };

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['accent', 'critical'] as const).map((tone) =>
        (['medium', 'small'] as const).map((size) => (
          <Inline key={`${tone} ${size}`}>
            {emphases.map((emphasis) => (
              <Button key={emphasis} tone={tone} size={size} emphasis={emphasis} icon={<Icon of={Trash2} />}>
                {name[tone]}
              </Button>
            ))}
            {emphases.map((emphasis) => (
              <Button key={emphasis} tone={tone} size={size} emphasis={emphasis} isPending>
                {name[tone]}
              </Button>
            ))}
            {emphases.map((emphasis) => (
              <Button key={emphasis} tone={tone} size={size} emphasis={emphasis} disabledReason="Escolha um arquivo">
                {name[tone]}
              </Button>
            ))}
          </Inline>
        )),
      )}
      <Button isFullWidth>Entrar</Button>
    </Stack>
  ),
});

/** The width of a flex item is that of its content, minus the part that a negative margin moves outside. */
export const AFlushButtonKeepsItsLabelOnOneLine = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Inline justify="between">
      {(['small', 'medium'] as const).map((size) => (
        <div key={size}>
          <Button emphasis="quiet" size={size} isFlush icon={<Icon of={Search} />}>
            Baixar modelo
          </Button>
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange();
    for (const words of canvas.getAllByText('Baixar modelo')) {
      range.selectNodeContents(words);
      // A translator wraps the text in elements, and each of them has a rectangle.
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      await expect(lines.size).toBe(1);
    }
  },
});

export const EnterPressesTheButton = meta.story({
  parameters: { spec: ['APG button: Enter'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pesquisar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const SpacePressesTheButton = meta.story({
  parameters: { spec: ['APG button: Space'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pesquisar' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const DisabledButtonStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'Selecione uma operadora' },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Pesquisar', description: 'Selecione uma operadora' });
    await userEvent.tab();
    await expect(target).toHaveFocus();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent('Selecione uma operadora');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(target);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const APendingButtonKeepsWidthAndNameAndIgnoresPresses = meta.story({
  render: function Controlled(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={() => {
          args.onPress?.();
          setPending(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // The fallback font makes the name a little wider.
    await document.fonts.ready;
    const target = canvas.getByRole('button', { name: 'Pesquisar' });
    const { width } = target.getBoundingClientRect();
    await userEvent.dblClick(target);
    await userEvent.click(target);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(target).toHaveAccessibleName('Pesquisar');
    await expect(target).toHaveAttribute('aria-busy', 'true');
    await expect(target.getBoundingClientRect().width).toBe(width);
    const announced = [...canvasElement.querySelectorAll('[role="status"]')].map((region) => region.textContent);
    await expect(announced).toEqual(['Em andamento']);
  },
});

export const APendingSubmitButtonSubmitsNothing = meta.story({
  args: { type: 'submit', isPending: true, children: 'Salvar' },
  render: (args) => (
    <form
      aria-label="Cadastro"
      onSubmit={(event) => {
        event.preventDefault();
        args.onPress?.();
      }}
    >
      <Button {...args} onPress={undefined} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** A screen of 320 px. */
const onASmallScreen = (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: 288 }}>
    <Story />
  </div>
);

export const ALongNameWrapsInsteadOfWideningThePage = meta.story({
  args: { children: 'Exportar o relatório de elegibilidade parcial de novembro' },
  decorators: onASmallScreen,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(288);
    await expect(height).toBeGreaterThan(42);
  },
});
