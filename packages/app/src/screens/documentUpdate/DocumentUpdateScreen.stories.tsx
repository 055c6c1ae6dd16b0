import { problem } from '@oraculo/api-client/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';

const meta = preview.meta({
  title: 'Telas/Atualização de documento',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['2 §2 Document update'] },
  args: { path: '/automations/document-update' },
});

type Canvas = ReturnType<typeof within>;
interface User {
  type: (element: Element, text: string) => Promise<void>;
}

const lookUp = async (canvas: Canvas, user: User, barcode = '46-22-533230') =>
  user.type(await canvas.findByRole('textbox', { name: /Código de barras/ }), `${barcode}{Enter}`);

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Código de barras/ });
    // A scanner types where the focus is, and ends with Enter.
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('img', { name: 'Exemplo de código: 12-34-567890' })).toBeVisible();
  },
});

export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    await expect(await canvas.findByText('Última modificação')).toBeVisible();
    await expect(canvas.getByText('46-22-533230')).toBeVisible();
    // The focus does not move there, so the result is announced.
    const said = document.querySelector('[data-live-announcer]');
    await expect(said).toHaveTextContent(/^Documento encontrado\.$/);
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent, 'abc');
    await expect(
      await canvas.findByText('O campo barcode deve conter apenas números separados por - ou x'),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { 'documents.lastModification': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    await expect(canvas.queryByText('Última modificação')).toBeNull();
  },
});

export const NotFound = meta.story({
  args: {
    answers: { 'documents.lastModification': () => problem(404, 'Não há documento com este código de barras.') },
  },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    const failure = await within(document.body).findByText('Erro na requisição');
    await waitFor(() => expect(failure).toBeVisible());
    const card = await canvas.findByRole('region', { name: 'Documento não encontrado' });
    await expect(within(card).getByText('46-22-533230')).toBeVisible();
  },
});

export const TheNextScanReplacesTheLastCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    await expect(await canvas.findByText('46-22-533230')).toBeVisible();
    await userEvent.keyboard('11-22-333444{Enter}');
    await expect(await canvas.findByText('11-22-333444')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Código de barras/ })).toHaveValue('11-22-333444');
  },
});

export const AScanBeforeTheResponseAbortsTheFormerLookUp = meta.story({
  args: {
    answers: {
      'documents.lastModification': ({ path }) =>
        path.endsWith('46X22X533230') ? noAnswer() : { lastModification: null },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    await userEvent.keyboard('11-22-333444{Enter}');
    await expect(await canvas.findByText('11-22-333444')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Código de barras/ })).toHaveValue('11-22-333444');
  },
});

export const ChangingTheFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar arquivo' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Alterar arquivo' }));
    const save = dialog.getByRole('button', { name: 'Salvar', description: 'Escolha um arquivo' });
    // The dialog fades in.
    await waitFor(() => expect(save).toBeVisible());
  },
});
