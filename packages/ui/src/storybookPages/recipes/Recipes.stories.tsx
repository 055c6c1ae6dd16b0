import { expect, userEvent as keys, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepDraft } from './exampleProvider.ts';
import { ImportSteps } from './exampleImportSteps.tsx';
import { ProviderForm } from './exampleProviderForm.tsx';
import { RecipeFrame } from './RecipeFrame.tsx';
import { tabTo } from './tabTo.ts';
import { WorkQueue } from './exampleWorkQueue.tsx';

const meta = preview.meta({
  title: 'Receitas/Telas de exemplo',
  component: RecipeFrame,
  parameters: { layout: 'fullscreen', spec: ['1 §2 Shared interface kit'] },
  beforeEach: () => keepDraft(null),
});

export const Queue = meta.story({ args: { page: 'queue', subtitle: 'Fila de pendências', children: <WorkQueue /> } });
export const Registration = meta.story({
  args: { page: 'providers', subtitle: 'Novo prestador', children: <ProviderForm /> },
});
export const Import = meta.story({
  args: { page: 'imports', subtitle: 'Importação de beneficiários', children: <ImportSteps /> },
});

export const TheQueueIsUsableByKeyboardAlone = meta.story({
  args: Queue.input.args,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getAllByRole('checkbox', { name: /^Selecionar / })[1];
    await tabTo(/Selecionar esta página/);
    await keys.keyboard('{ArrowDown}');
    await expect(box).toHaveFocus();
    await keys.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByText('3 selecionadas')).toBeVisible();
    await tabTo(/^ *Assumir/);
    await keys.keyboard('{Enter}');
    await page.findByText('Pendências atribuídas a você');
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar esta página' })).toHaveFocus();
    await tabTo(/^Abrir /);
    await keys.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: /^Pendência / });
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // The focus returns one frame after the dialog is removed.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/^Abrir /)));
  },
});

export const ARefusedRegistrationLeadsToItsFields = meta.story({
  args: Registration.input.args,
  play: async ({ canvas }) => {
    await tabTo(/Cadastrar prestador/);
    await keys.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: /9 problemas/ });
    await expect(summary).toHaveFocus();
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus();
  },
});
