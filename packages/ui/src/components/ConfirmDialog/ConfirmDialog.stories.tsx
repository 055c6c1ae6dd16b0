import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import type { ConfirmOptions } from './ConfirmContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { useConfirm } from './useConfirm.ts';

const Question = (options: ConfirmOptions) => <ConfirmDialog {...options} onAnswer={() => {}} />;

const meta = preview.meta({
  title: 'Sobreposições/ConfirmDialog',
  component: Question,
  parameters: {
    spec: ['2 §2 Deseja cancelar o processamento?', 'APG alert dialog'],
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    title: 'Deseja cancelar o processamento?',
    message: 'As linhas já consultadas ficam no arquivo de resultado. As demais não serão consultadas.',
    confirmLabel: 'Sim',
    cancelLabel: 'Não',
    tone: 'critical' as const,
  },
});

export const AVagueQuestion = meta.story({
  args: { title: 'Tem certeza?', message: undefined, confirmLabel: 'OK', cancelLabel: 'Cancelar' },
});

export const Critical = meta.story();
export const Accent = meta.story({
  args: {
    title: 'Enviar os 3 arquivos?',
    message: undefined,
    confirmLabel: 'Enviar',
    cancelLabel: undefined,
    tone: 'accent',
  },
});
export const AllVariants = meta.story({
  // Overlays do not give the page a height.
  decorators: (Story) => (
    <div style={{ minBlockSize: '640px' }}>
      <Story />
    </div>
  ),
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});

function AskingButton({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const confirm = useConfirm();
  const ask = async () => {
    const isConfirmed = await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir', tone: 'critical' });
    onAnswer(isConfirmed ? 'Excluída.' : 'Mantida.');
  };
  return (
    <Button tone="critical" onPress={ask}>
      Excluir
    </Button>
  );
}

function DeleteButton() {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <AskingButton onAnswer={setAnswer} />
      <p>{answer}</p>
    </>
  );
}

function WithUsers() {
  const [answer, setAnswer] = useState('');
  const [user, setUser] = useState(1);
  return (
    <>
      <ConfirmProvider key={user}>
        <AskingButton onAnswer={setAnswer} />
      </ConfirmProvider>
      <button type="button" onClick={() => setUser(2)}>
        Encerrar sessão
      </button>
      <p>{answer}</p>
    </>
  );
}

const inUse = { tags: ['!autodocs'], render: () => <DeleteButton /> };

const askIt = async ({ click }: { click: (element: Element) => Promise<void> }) => {
  await click(screen.getByRole('button', { name: 'Excluir' }));
  return within(await screen.findByRole('alertdialog', { name: 'Excluir credencial?' }));
};

export const SafeButtonHasTheFocus = meta.story({
  ...inUse,
  play: async ({ userEvent }) => {
    const dialog = await askIt(userEvent);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
});

export const TheMessageDescribesTheDialog = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: args.title });
    await expect(question).toHaveAccessibleDescription(args.message);
  },
});

export const TabGoesFromTheLastButtonToTheFirst = meta.story({
  ...inUse,
  play: async ({ userEvent }) => {
    const dialog = await askIt(userEvent);
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
});

export const ShiftTabGoesFromTheFirstButtonToTheLast = meta.story({
  ...inUse,
  play: async ({ userEvent }) => {
    const dialog = await askIt(userEvent);
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveFocus();
  },
});

export const EscapeGivesTheSafeAnswerAndTheFocusReturns = meta.story({
  ...inUse,
  play: async ({ canvas, userEvent }) => {
    await askIt(userEvent);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Mantida.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Excluir' })).toHaveFocus());
  },
});

export const TheBackdropGivesTheSafeAnswer = meta.story({
  ...inUse,
  play: async ({ canvas, userEvent }) => {
    await askIt(userEvent);
    await userEvent.click(document.elementFromPoint(5, 5) ?? document.body);
    await expect(await canvas.findByText('Mantida.')).toBeVisible();
  },
});

export const TheConfirmingButtonResolvesToTrue = meta.story({
  ...inUse,
  play: async ({ canvas, userEvent }) => {
    const dialog = await askIt(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await canvas.findByText('Excluída.')).toBeVisible();
  },
});

export const AQuestionIsAnsweredNoWhenTheUserChanges = meta.story({
  tags: ['!autodocs'],
  render: () => <WithUsers />,
  play: async ({ canvas, userEvent }) => {
    await askIt(userEvent);
    // The session expires behind the dialog.
    await fireEvent.click(canvas.getByText('Encerrar sessão'));
    await expect(await canvas.findByText('Mantida.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
