import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { type Step, Steps } from './Steps.tsx';

const steps: readonly Step[] = [
  { id: 'file', label: 'Arquivo', description: 'grupo.csv', state: 'done' },
  { id: 'columns', label: 'Colunas', state: 'error' },
  { id: 'check', label: 'Conferência' },
  { id: 'result', label: 'Resultado', disabledReason: 'Confira as linhas antes' },
];
const onStep = fn();

function Import() {
  const [value, setValue] = useState('check');
  const choose = (id: string) => {
    onStep(id);
    setValue(id);
  };
  return <Steps label="Etapas da importação" steps={steps} value={value} onChange={choose} />;
}

const meta = preview.meta({
  title: 'Estrutura/Steps',
  component: Steps,
  parameters: { spec: ['ARIA 1.2 aria-current: step', 'WCAG 2.5.8 target size'] },
  args: { label: 'Etapas da importação', steps, value: 'check', onChange: onStep },
  beforeEach: () => {
    onStep.mockClear();
  },
});

export const Third = meta.story();
export const First = meta.story({ args: { value: 'file', steps: steps.map(({ id, label }) => ({ id, label })) } });
export const ShownOnly = meta.story({ args: { onChange: undefined } });
export const TooManyWords = meta.story({
  args: {
    value: '1',
    steps: ['Escolha o arquivo que será enviado', 'Diga o que há em cada coluna', 'Confira'].map((label, at) => ({
      id: String(at),
      label,
    })),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Steps {...args} />
      <Steps {...args} label="Etapas à vista" onChange={undefined} value="columns" />
    </Stack>
  ),
});

export const AnErrorInTheCurrentStepHasTextAndColour = meta.story({
  args: { value: 'columns' },
  play: async ({ canvas, canvasElement }) => {
    const here = canvas.getByRole('button', { current: 'step' });
    // A visually hidden element has a box of one pixel.
    await expect(canvas.getByText('com problema').getBoundingClientRect().height).toBeGreaterThan(1);
    const inCritical = canvasElement.appendChild(document.createElement('i'));
    inCritical.style.color = 'var(--ui-color-critical-solid)';
    await expect(getComputedStyle(here).borderBlockStartColor).toBe(getComputedStyle(inCritical).color);
    inCritical.remove();
  },
});

export const TabMovesBetweenStepsAndEnterSelectsOne = meta.story({
  render: () => <Import />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Conferência');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Etapa 1 de 4: Arquivo concluída grupo.csv' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onStep.mock.calls).toEqual([['columns']]);
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Colunas');
    await userEvent.keyboard(' ');
    await expect(onStep).toHaveBeenCalledTimes(1);
  },
});

export const ADisabledStepSaysWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('button', { description: 'Confira as linhas antes' });
    result.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(result);
    await expect(result).toHaveFocus();
    await expect(onStep).not.toHaveBeenCalled();
  },
});

export const WithoutOnChangeTheStepsCannotBePressed = meta.story({
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[2]?.firstElementChild).toHaveAttribute('aria-current', 'step');
  },
});
