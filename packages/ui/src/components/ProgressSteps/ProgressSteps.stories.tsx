import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type ProgressStep, ProgressSteps } from './ProgressSteps.tsx';

const names = ['Envio', 'Leitura', 'Verificação', 'Gravação'];

/** The steps while `at` is running; beyond the last one all are done. */
const stepsAt = (at: number, current: Partial<ProgressStep> = {}): ProgressStep[] =>
  names.map((label, index) => ({
    id: label,
    label,
    status: index < at ? 'done' : 'waiting',
    ...(index === 0 && at > 0 && { note: '2,9 MB' }),
    ...(index === at && { status: 'current', ...current }),
  }));

const meta = preview.meta({
  title: 'Dados/ProgressSteps',
  component: ProgressSteps,
  args: { label: 'beneficiarios.csv', steps: stepsAt(1, { note: '642 de 1.284 linhas', progress: 50 }) },
  parameters: { spec: ['WCAG 4.1.3 status messages', 'WCAG 1.4.1 use of colour'] },
});

export const UnderWay = meta.story();
export const WithoutAKnownEnd = meta.story({ args: { steps: stepsAt(2) } });
export const NotBegun = meta.story({ args: { steps: stepsAt(-1) } });
export const Failed = meta.story({
  args: { steps: stepsAt(2, { status: 'failed', note: 'coluna CPF ausente' }) },
});
export const Done = meta.story({ args: { steps: stepsAt(4) } });

export const NumbersForNames = meta.story({
  args: {
    steps: [
      { id: '1', label: 'Etapa 1', status: 'done' },
      { id: '2', label: 'Etapa 2', status: 'current' },
      { id: '3', label: 'Etapa 3', status: 'waiting' },
    ],
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <ProgressSteps label="beneficiarios.csv" steps={stepsAt(1, { note: '642 de 1.284 linhas', progress: 50 })} />
      <ProgressSteps label="lote-17.csv" steps={stepsAt(2, { status: 'failed', note: 'coluna CPF ausente' })} />
      <ProgressSteps label="lote-16.csv" steps={stepsAt(4)} />
    </Stack>
  ),
});

export const TheStepsAreAListWithTheStateOfEach = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'beneficiarios.csv' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Envio, Concluída · 2,9 MB',
      'Leitura, Em andamento · 642 de 1.284 linhas',
      'Verificação, Aguardando',
      'Gravação, Aguardando',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
});

export const EachNewStepAndTheEndAreAnnouncedOnce = meta.story({
  render: function Running() {
    const [at, setAt] = useState(0);
    const [percent, setPercent] = useState(0);
    return (
      <Stack>
        <ProgressSteps label="beneficiarios.csv" steps={stepsAt(at, { progress: percent })} />
        <Button onPress={() => setPercent(percent + 10)}>Andar</Button>
        <Button onPress={() => setAt(at + 1)}>Avançar</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvasElement.querySelector('[role="status"]');
    await expect(status).toHaveTextContent('Etapa 1 de 4: Envio, Em andamento');
    const announced: string[] = [];
    const watch = new MutationObserver(() => announced.push(status?.textContent ?? ''));
    if (status) watch.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Andar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    for (let step = 2; step <= 4; step++) await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    watch.disconnect();
    await expect(announced).toEqual([
      'Etapa 2 de 4: Leitura, Em andamento',
      'Etapa 3 de 4: Verificação, Em andamento',
      'Etapa 4 de 4: Gravação, Em andamento',
      'beneficiarios.csv: todas as etapas concluídas',
    ]);
  },
});
