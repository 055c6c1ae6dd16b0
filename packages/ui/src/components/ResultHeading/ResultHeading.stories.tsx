import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionGroups } from '../DescriptionList/DescriptionGroups.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ResultHeading } from './ResultHeading.tsx';

const meta = preview.meta({
  title: 'Dados/ResultHeading',
  component: ResultHeading,
  args: {
    tone: 'positive' as const,
    title: 'Beneficiário ativo',
    detail: 'Saúde Norte · Norte Básico · respondido às 10:42',
  },
  parameters: { spec: ['1 §4 Beneficiary badge'] },
});

const inACard = (part: ReactNode) => (
  <Card aria-label="Resposta" isFlush>
    {part}
  </Card>
);

export const Positive = meta.story({
  render: (args) =>
    inACard(
      <ResultHeading
        {...args}
        actions={
          <Button emphasis="outline" size="small">
            Imprimir
          </Button>
        }
      />,
    ),
});

export const Critical = meta.story({
  args: { tone: 'critical', title: 'Plano suspenso desde 01/10/2026' },
  render: (args) => inACard(<ResultHeading {...args} />),
});

export const TheAnswerInTheDetail = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'neutral', title: 'Consulta concluída', detail: 'O beneficiário está ativo.' },
  render: (args) => inACard(<ResultHeading {...args} />),
});

export const WithWhatToDo = meta.story({
  args: {
    tone: 'critical',
    title: 'Número da carteirinha inválido',
    children: <p>Confira os números no cartão e pesquise de novo.</p>,
  },
  render: (args) => inACard(<ResultHeading {...args} />),
});

export const WithTheFactsBelow = meta.story({
  render: (args) =>
    inACard(
      <>
        <ResultHeading {...args} />
        <DescriptionList
          layout="line"
          items={[
            { term: 'Nome', value: 'Beatriz Aparecida Lourenço', isHeading: true },
            { term: 'Nascimento', value: '14/03/1986' },
            { term: 'CPF', value: '529.982.247-25' },
          ]}
        />
        <DescriptionGroups
          groups={[
            { title: 'Plano', items: [{ term: 'Produto', value: 'Essencial Nacional' }] },
            { title: 'Contrato', items: [{ term: 'Nível de Rede', value: '' }] },
          ]}
        />
      </>,
    ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['positive', 'critical', 'caution', 'info', 'neutral'] as const).map((tone) => (
        <Card key={tone} aria-label={tone} isFlush>
          <ResultHeading tone={tone} title="Beneficiário ativo" detail="Saúde Norte · respondido às 10:42" />
        </Card>
      ))}
    </Stack>
  ),
});

export const TheAnswerIsAHeadingAndTheDetailIsNot = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Beneficiário ativo']);
  },
});

const reason = 'Beneficiário em carência para procedimentos de alta complexidade';

export const ALongReasonWrapsInsideTheBand = meta.story({
  args: { tone: 'critical', title: reason },
  decorators: (Story) => (
    <div style={{ inlineSize: 240 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const band = canvas.getByRole('heading', { name: reason }).closest<HTMLElement>('[data-ui="result-heading"]');
    await expect(band?.scrollWidth).toBeLessThanOrEqual(band?.clientWidth ?? 0);
  },
});

const facts = ['Horizonte Seguros Saúde', 'Laboratório Aurora', 'respondido às 10:42'];

export const NoLineOfFactsBeginsOrEndsWithADot = meta.story({
  args: { detail: undefined, facts },
  decorators: (Story) => (
    <div style={{ inlineSize: 340 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [text] = canvasElement.querySelectorAll('p');
    await expect(text).toHaveTextContent(facts.join(' · '));
    const { left } = text?.getBoundingClientRect() ?? new DOMRect();
    const lines = facts.map((fact) => canvas.getByText(fact).getBoundingClientRect());
    await expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
    for (const [index, fact] of facts.entries()) {
      const dot = canvas.getByText(fact).previousElementSibling?.getBoundingClientRect();
      const isFirst = Math.round(lines[index]?.left ?? 0) === Math.round(left);
      // The dot of the first fact on a line is clipped.
      if (index > 0) await expect((dot?.right ?? 0) <= left + 1).toBe(isFirst);
    }
  },
});
