import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Dados/Kbd',
  component: Kbd,
  parameters: { spec: ['WCAG 1.3.1 Info and relationships'] },
  args: { keys: 'Shift+F10' },
});

export const Together = meta.story();
export const WithSigns = meta.story({ args: { keys: '↑' } });
export const InASentence = meta.story({
  render: () => (
    <p>
      <span>Para buscar de qualquer tela, tecle </span>
      <Kbd keys="Mod+K" />
    </p>
  ),
});
export const AWordThatIsNoKey = meta.story({ args: { keys: 'clique duas vezes' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3}>
      <Inline gap={4}>
        <Kbd keys="Esc" />
        <Kbd keys="Ctrl+Shift+K" />
        <Kbd keys="Enter" />
        {['↑', '↓', '←', '→', '⌘', '⌥', '⇧'].map((sign) => (
          <Kbd key={sign} keys={sign} />
        ))}
      </Inline>
      <p>
        <span>Para sair sem salvar, tecle </span>
        <Kbd keys="Esc" />
      </p>
    </Stack>
  ),
});

export const ASignIsReadByItsName = meta.story({
  args: { keys: 'Ctrl+↑' },
  play: async ({ canvas, canvasElement }) => {
    const caps = canvasElement.querySelectorAll('kbd kbd');
    await expect(caps).toHaveLength(2);
    await expect(caps[0]).toHaveTextContent('Ctrl');
    await expect(canvas.getByText('seta para cima')).toBeInTheDocument();
    await expect(caps[1]?.querySelector('[aria-hidden="true"] svg')).toBeVisible();
  },
});

export const TheModKeyFollowsTheOperatingSystem = meta.story({
  args: { keys: 'Mod+K' },
  play: async ({ canvasElement }) => {
    const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
    await expect(canvasElement.querySelector('kbd kbd')).toHaveTextContent(isApple ? 'tecla Comando' : 'Ctrl');
  },
});
