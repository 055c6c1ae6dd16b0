import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const answer = `{
  "status": "ativo",
  "plano": "Essencial 200",
  "observacao": "Carência cumprida para consultas e exames simples até 14/03/2026"
}`;
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3NzQxMjAzOTk1ODAyMTAifQ.4rQ0v1z2mP8sT6yX';

const meta = preview.meta({
  title: 'Dados/CodeBlock',
  component: CodeBlock,
  parameters: { spec: ['WCAG 2.1.1 Keyboard', 'WCAG 1.4.10 Reflow'] },
  args: { label: 'Resposta da operadora', code: answer },
});

export const Lines = meta.story();
export const Wrapped = meta.story({ args: { label: 'Token', code: token, isWrapped: true } });
export const LabelHidden = meta.story({ args: { isLabelHidden: true } });
export const AMessageForPeople = meta.story({ args: { label: 'Aviso', code: 'Sua senha vence em 3 dias.' } });

/** Not compared with a reference picture, because the font differs between systems. */
export const AllVariants = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Stack>
      <CodeBlock {...args} />
      <CodeBlock label="Token" code={token} isWrapped />
      <CodeBlock label="Comando" code="npm start" isLabelHidden />
    </Stack>
  ),
});

const inside = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: width }}>
    <Story />
  </div>
);

export const ArrowKeysScrollLongLines = meta.story({
  decorators: inside(300),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copiar Resposta da operadora' })).toHaveFocus();
    await userEvent.tab();
    const lines = canvas.getByRole('group', { name: 'Resposta da operadora' });
    await expect(lines).toHaveFocus();
    await expect(lines.scrollWidth).toBeGreaterThan(lines.clientWidth);
    await expect(canvasElement.querySelector('[data-ui="code-block"]')?.scrollWidth).toBeLessThanOrEqual(300);
  },
});

export const AWrappedBlockFitsItsContainerAndIsNoTabStop = meta.story({
  args: { label: 'Token', code: token, isWrapped: true },
  decorators: inside(160),
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('group', { name: 'Token' });
    await expect(lines.scrollWidth).toBeLessThanOrEqual(lines.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await expect(lines).not.toHaveFocus();
  },
});

export const TheCodeIsNotTranslatedAndKeepsItsSpaces = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('group', { name: 'Resposta da operadora' });
    await expect(lines).toHaveAttribute('translate', 'no');
    await expect(lines.textContent).toBe(answer);
  },
});
