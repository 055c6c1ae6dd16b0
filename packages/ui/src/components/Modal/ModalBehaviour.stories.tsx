import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';

function GroupForm() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => {
    setIsOpen(false);
    setName('');
  };
  const actions = (guardedClose: () => void) => (
    <>
      <Button emphasis="outline" onPress={guardedClose}>
        Cancelar
      </Button>
      <Button onPress={close}>Salvar</Button>
    </>
  );
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Incluir grupo</Button>
      <Modal title="Inclusão de grupo" isOpen={isOpen} isDirty={name !== ''} onClose={close} footer={actions}>
        <TextField label="Nome do lote" value={name} onChange={setName} />
      </Modal>
    </>
  );
}

const meta = preview.meta({
  title: 'Sobreposições/Modal em uso',
  component: GroupForm,
  tags: ['!autodocs'],
  parameters: {
    spec: ['1 §4 Modal', '2 §2 a cancel confirmation appears when the form is dirty', 'APG dialog'],
    docs: { story: { inline: false, height: '420px' } },
  },
});

interface User {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

const openForm = async ({ click }: Pick<User, 'click'>) => {
  await click(screen.getByRole('button', { name: 'Incluir grupo' }));
  return within(await screen.findByRole('dialog', { name: 'Inclusão de grupo' }));
};

const openDirtyForm = async (user: User) => {
  const form = await openForm(user);
  await user.type(form.getByRole('textbox', { name: 'Nome do lote' }), 'Novembro');
  return form;
};

const question = () => screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const FocusGoesIntoTheDialog = meta.story({
  play: async ({ userEvent }) => {
    await openForm(userEvent);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
});

export const TabGoesFromTheLastControlToTheFirst = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    form.getByRole('button', { name: 'Salvar' }).focus();
    await userEvent.tab();
    await expect(form.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  },
});

export const ShiftTabGoesFromTheFirstControlToTheLast = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    form.getByRole('button', { name: 'Fechar' }).focus();
    await userEvent.tab({ shift: true });
    await expect(form.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
});

export const EscapeClosesTheModalAndTheFocusReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openForm(userEvent);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Incluir grupo' })).toHaveFocus());
  },
});

export const APressOnTheBackdropClosesTheModal = meta.story({
  play: async ({ userEvent }) => {
    await openForm(userEvent);
    await userEvent.click(document.elementFromPoint(5, 5) ?? document.body);
    await expectClosed();
  },
});

export const APressThatBeginsInsideAndEndsOutsideDoesNotClose = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    const outside = document.elementFromPoint(5, 5) ?? document.body;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: form.getByRole('textbox') },
      { target: outside },
      { keys: '[/MouseLeft]', target: outside },
    ]);
    await expect(form.getByRole('textbox')).toBeVisible();
  },
});

// spec: x.42
export const APressThatBeginsOutsideAndEndsInsideDoesNotClose = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    const outside = document.elementFromPoint(5, 5) ?? document.body;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: outside },
      { target: form.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: form.getByRole('textbox') },
    ]);
    await expect(form.getByRole('textbox')).toBeVisible();
  },
});

export const ThePageBehindDoesNotScroll = meta.story({
  play: async ({ userEvent }) => {
    await openForm(userEvent);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  },
});

export const ThePageBehindIsInert = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openForm(userEvent);
    await expect(canvas.queryByRole('button', { name: 'Incluir grupo' })).toBeNull();
  },
});

export const ADirtyFormAsksOnEscapeAndStaysIfKept = meta.story({
  play: async ({ userEvent }) => {
    const form = await openDirtyForm(userEvent);
    await userEvent.keyboard('{Escape}');
    const dialog = within(await question());
    await expect(dialog.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByRole('textbox')).toHaveValue('Novembro');
    await waitFor(() => expect(form.getByRole('textbox')).toHaveFocus());
  },
});

export const ADirtyFormClosesOnceDiscarded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openDirtyForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Fechar' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Incluir grupo' })).toHaveFocus());
  },
});

export const ADirtyFormAsksOnItsCancelButton = meta.story({
  play: async ({ userEvent }) => {
    const form = await openDirtyForm(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await expect(await question()).toHaveAccessibleDescription('O que você preencheu ainda não foi salvo.');
  },
});

export const ADirtyFormAsksBeforeThePageIsLeft = meta.story({
  play: async ({ userEvent }) => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const form = await openForm(userEvent);
    await expect(leave()).toBe(true);
    await userEvent.type(form.getByRole('textbox'), 'Novembro');
    await expect(leave()).toBe(false);
  },
});

export const TheQuestionClosesWithADialogThatIsSavedMeanwhile = meta.story({
  play: async ({ userEvent }) => {
    const form = await openForm(userEvent);
    await userEvent.type(form.getByRole('textbox', { name: 'Nome do lote' }), 'Lote 12');
    const save = form.getByRole('button', { name: 'Salvar' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
    // The response to a running save arrives.
    save.click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Incluir grupo' })).toHaveFocus());
  },
});
