import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { TruncatedText } from '../TruncatedText/TruncatedText.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Tooltip } from './Tooltip.tsx';

const text = 'Gera o arquivo com as linhas já conferidas';

const meta = preview.meta({
  title: 'Sobreposições/Tooltip',
  component: Tooltip,
  args: { text, children: <Button emphasis="outline">Exportar parcial</Button> },
  parameters: { layout: 'centered', spec: ['2 §9 Tooltip open delay default 700 ms with a 300 ms skip delay'] },
});

/** The bubble that belongs to the story's provider: a popover is hidden until it is open. */
const openBubble = () => document.querySelector('[role="tooltip"]:popover-open');

export const Closed = meta.story();

export const OpenOnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(openBubble()).toHaveTextContent(text));
  },
});

export const AnInstruction = meta.story({
  args: {
    text: 'Só arquivos .csv de até 20 MB, com a coluna CPF',
    children: <Button emphasis="outline">Enviar lote</Button>,
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(openBubble()).toHaveTextContent(text));
  },
});

export const TheTooltipDescribesItsControl = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exportar parcial' })).toHaveAccessibleDescription(text);
  },
});

export const EscapeHidesTheTooltipAndTheFocusStays = meta.story({
  parameters: { spec: ['APG tooltip: Escape'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(openBubble()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(openBubble()).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const TabAwayHidesTheTooltip = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(openBubble()).not.toBeNull());
    await userEvent.tab();
    await expect(openBubble()).toBeNull();
  },
});

// spec: 2.9.3
export const HoverOpensTheTooltipAfterTheDelay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const startedAt = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(openBubble()).toHaveTextContent(text), { timeout: 3000, interval: 10 });
    await expect(performance.now() - startedAt).toBeGreaterThanOrEqual(690);
  },
});

// spec: 2.9.3
export const TheNextOneOpensAtOnce = meta.story({
  render: () => (
    <Inline>
      <Tooltip text="Primeira">
        <Button emphasis="outline">Um</Button>
      </Tooltip>
      <Tooltip text="Segunda">
        <Button emphasis="outline">Dois</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Um' }));
    await waitFor(() => expect(openBubble()).toHaveTextContent('Primeira'), { timeout: 3000 });
    await userEvent.hover(canvas.getByRole('button', { name: 'Dois' }));
    await expect(openBubble()).toHaveTextContent('Segunda');
  },
});

// spec: 2.9.3
export const WithoutADelayTheTooltipOpensAtOnce = meta.story({
  render: (args) => (
    <UiProvider tooltipDelayMs={0}>
      <Tooltip {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(openBubble()).toHaveTextContent(text);
  },
});

export const ThePointerCanMoveOntoTheTooltip = meta.story({
  render: (args) => (
    <UiProvider tooltipDelayMs={0}>
      <Tooltip {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const bubble = openBubble();
    if (!bubble) throw new Error('no tooltip');
    await userEvent.hover(bubble);
    const restedAt = performance.now();
    await waitFor(() => expect(performance.now() - restedAt).toBeGreaterThan(400));
    await expect(openBubble()).toHaveTextContent(text);
    await userEvent.unhover(bubble);
    await waitFor(() => expect(openBubble()).toBeNull());
  },
});

export const ATapShowsTheTooltipAndTheNextTapHidesIt = meta.story({
  args: { children: <Button disabledReason="Escolha um arquivo">Salvar</Button> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Salvar' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(openBubble()).toHaveTextContent('Escolha um arquivo');
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(openBubble()).toBeNull();
  },
});

export const OneTooltipElementServesTheWholePage = meta.story({
  args: { children: <Button onPress={fn()}>Exportar</Button> },
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <TruncatedText text="Maria Aparecida de Oliveira Nascimento" />
      <Button disabledReason="Nada a limpar">Limpar</Button>
    </Inline>
  ),
  play: async ({ canvasElement, userEvent }) => {
    for (const shown of [text, 'Maria Aparecida de Oliveira Nascimento', 'Nada a limpar']) {
      await userEvent.tab();
      await waitFor(() => expect(openBubble()).toHaveTextContent(shown));
    }
    await expect(canvasElement.ownerDocument.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
  },
});
