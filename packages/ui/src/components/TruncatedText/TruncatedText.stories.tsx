import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { TruncatedText } from './TruncatedText.tsx';

const name = 'Beatriz Aparecida Lourenço';

const meta = preview.meta({
  title: 'Dados/TruncatedText',
  component: TruncatedText,
  args: { text: name },
  parameters: { spec: ['1 §2 Generation tab: cut to 15 characters when longer than 20', '1 §9 Tooltip truncation'] },
});

const openBubble = () => document.querySelector('[role="tooltip"]:popover-open');

export const Cut = meta.story();
export const Whole = meta.story({ args: { text: 'Carlos Meireles' } });

export const ACutNumber = meta.story({ args: { text: '774 1203 9958 0210 3321' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <TruncatedText text={name} />
      <TruncatedText text="Carlos Meireles" />
      <TruncatedText text={name} limit={10} to={8} />
    </Stack>
  ),
});

export const ALongTextShowsFifteenCharactersAndThreeDots = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beatriz Apareci...')).toBeVisible();
  },
});

export const FocusShowsTheFullText = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(openBubble()).toHaveTextContent(name));
  },
});

export const HoverShowsTheFullText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/\.\.\.$/));
    await waitFor(() => expect(openBubble()).toHaveTextContent(name), { timeout: 3000 });
  },
});

export const ATapShowsTheFullText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText(/\.\.\.$/) });
    await expect(openBubble()).toHaveTextContent(name);
  },
});

export const AShortTextIsPlainTextAndNoTabStop = meta.story({
  args: { text: 'Carlos Meireles Dias' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Carlos Meireles Dias')).toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector(':focus')).toBeNull();
  },
});

export const CopyingGivesTheFullText = meta.story({
  play: async ({ canvasElement }) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString()).toContain(name);
    await expect(selection?.toString()).not.toContain('...');
    selection?.removeAllRanges();
  },
});
