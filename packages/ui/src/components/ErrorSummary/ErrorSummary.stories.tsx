import { type SubmitEvent, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const kinds = [
  { value: 'clinic', label: 'Clínica' },
  { value: 'lab', label: 'Laboratório' },
];
const problems = [
  { fieldId: 'name', message: 'Nome do prestador obrigatório' },
  { fieldId: 'kind', message: 'Escolha o tipo de prestador' },
];

function Registration() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? problems.filter(({ fieldId }) => fieldId !== 'name' || name === '') : [];
  const errorOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
  const refuse = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form aria-label="Prestador" noValidate onSubmit={refuse}>
      <Stack>
        <ErrorSummary problems={shown} attempt={attempt} />
        <TextField id="name" label="Nome do prestador" value={name} onChange={setName} error={errorOf('name')} />
        <RadioGroup id="kind" label="Tipo" options={kinds} error={errorOf('kind')} />
        <Button type="submit">Salvar</Button>
      </Stack>
    </form>
  );
}

const meta = preview.meta({
  title: 'Avisos/ErrorSummary',
  component: ErrorSummary,
  args: { problems, attempt: 0 },
  parameters: { spec: ['WCAG 3.3.1 error identification', 'WCAG 2.4.3 focus order'] },
});

export const TwoProblems = meta.story();
export const OneProblem = meta.story({ args: { problems: problems.slice(0, 1) } });
export const OwnTitle = meta.story({ args: { title: 'O cadastro ainda não pode ser enviado' } });
export const WithoutAWayOut = meta.story({ args: { problems: [{ fieldId: 'name', message: 'Campo inválido' }] } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <ErrorSummary problems={problems} attempt={0} />
      <ErrorSummary problems={problems.slice(0, 1)} attempt={0} />
    </Stack>
  ),
});

export const EachRefusedSubmitFocusesTheSummary = meta.story({
  render: () => <Registration />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    await expect(canvas.getByRole('region', { name: 'Há 2 problemas neste formulário' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), 'Clínica Aurora');
    await userEvent.click(save);
    await expect(canvas.getByRole('region', { name: 'Há 1 problema neste formulário' })).toHaveFocus();
  },
});

export const ALinkFocusesItsFieldAndKeepsTheAddress = meta.story({
  render: () => <Registration />,
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Nome do prestador' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Escolha o tipo de prestador' }));
    await expect(canvas.getByRole('radio', { name: 'Clínica' })).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});

export const NoProblemShowsNothing = meta.story({
  args: { problems: [], attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /problema/ })).toBeNull();
  },
});
