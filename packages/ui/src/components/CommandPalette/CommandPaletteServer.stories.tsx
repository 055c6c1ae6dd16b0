import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { active, createTestServer, findBox, groups, isAnnounced, isGone, page } from './CommandPalette.fixtures.tsx';
import { CommandPalette } from './CommandPalette.tsx';

let server = createTestServer();

const meta = preview.meta({
  title: 'Ações/CommandPalette/Busca no serviço',
  component: CommandPalette,
  parameters: { spec: ['APG combobox: list autocomplete', 'APG dialog'] },
  args: { label: 'Buscar', groups, onSearch: (...call) => server.search(...call) },
  beforeEach: () => {
    server = createTestServer();
  },
});

export const ANewSearchAbortsTheFormerRequestAndIgnoresItsResponse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    const box = await findBox();
    await userEvent.type(box, 'Auro');
    await waitFor(() => expect(server.calls.map(({ text }) => text)).toEqual(['Auro']));
    await isAnnounced('Buscando…');
    await userEvent.type(box, 'ra');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await expect(server.calls[0]?.signal.aborted).toBe(true);
    server.calls[0]?.answer();
    server.calls[1]?.answer();
    await page.findByRole('group', { name: 'Prestadores' });
    await expect(page.getAllByRole('option').map((option) => option.textContent)).toEqual(['Clínica Aurora']);
    await isAnnounced('1 resultado');
  },
});

export const AResponseWithoutCommandsDoesNotRenderTheLinesAgain = meta.story({
  args: { onSearch: async (text, call) => (await server.search(text, call)).slice(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'operadoras');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await active('Operadoras');
    const rendered = fn();
    // React sets `onclick` when it renders the line again, and Firefox then creates the line again for screen readers.
    Object.defineProperty(page.getByRole('option', { name: 'Operadoras' }), 'onclick', { set: rendered });
    server.calls[0]?.answer();
    await isAnnounced('1 resultado');
    await expect(rendered).not.toHaveBeenCalled();
  },
});

export const AFailedSearchIsAnnouncedAndCanBeRetried = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    const box = await findBox();
    await userEvent.type(box, 'oper');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.fail();
    await userEvent.click(await page.findByRole('button', { name: 'Tentar de novo' }));
    await expect(box).toHaveFocus();
    await waitFor(() => expect(server.calls).toHaveLength(2));
    // Meanwhile the commands of the page stay usable.
    await expect(page.getByRole('option', { name: 'Operadoras' })).toBeVisible();
    server.calls[1]?.answer();
    await page.findByRole('option', { name: 'Clínica oper' });
  },
});

export const ClosingThePaletteAbortsTheRequest = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await findBox(), 'oper');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await userEvent.click(page.getByRole('button', { name: 'Fechar' }));
    await isGone();
    await expect(server.calls[0]?.signal.aborted).toBe(true);
  },
});
