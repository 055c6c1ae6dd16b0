import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, groups, manyGroups, pending } from './CommandPalette.fixtures.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const page = within(document.body);

const meta = preview.meta({
  title: 'Ações/CommandPalette',
  component: CommandPalette,
  parameters: {
    spec: ['APG combobox: list autocomplete', 'APG dialog', 'WCAG 2.5.8 target size'],
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { label: 'Buscar', groups },
  // Overlays do not give the page a height.
  decorators: (Story) => (
    <div style={{ minBlockSize: '560px' }}>
      <Story />
    </div>
  ),
});

interface Stage {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };
}

const openIt = async ({ canvas, userEvent }: Stage, text = '') => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
  const box = await page.findByRole('combobox', { name: 'Buscar' });
  if (text !== '') await userEvent.type(box, text);
  return box;
};

export const Closed = meta.story({ parameters: { docs: { story: { height: '80px' } } } });

export const Open = meta.story({
  play: async (stage) => {
    await openIt(stage);
    await page.findByRole('option', { name: 'Operadoras' });
  },
});

export const WithRecent = meta.story({
  args: { recent: ['operators', 'send'] },
  play: async (stage) => {
    await openIt(stage);
    await page.findByRole('group', { name: 'Recentes' });
  },
});

export const Found = meta.story({
  play: async (stage) => {
    await openIt(stage, 'relatorio');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
  },
});

export const FoundWithItsDescription = meta.story({
  play: async (stage) => {
    await openIt(stage, 'enviar');
    const line = await page.findByRole('option', { name: /Arquivo CSV de até 20 MB/ });
    await waitFor(() => expect(line).toHaveAttribute('data-focused'));
  },
});

export const NothingFound = meta.story({
  play: async (stage) => {
    await openIt(stage, 'xyz');
    await page.findByText('Nada encontrado.', { ignore: '[role="status"]' });
  },
});

export const Searching = meta.story({
  args: { onSearch: pending },
  play: async (stage) => {
    await openIt(stage, 'oper');
    await page.findByText('Buscando…', { ignore: '[role="status"]' });
  },
});

export const SearchFailed = meta.story({
  args: { onSearch: failing },
  play: async (stage) => {
    await openIt(stage, 'oper');
    await page.findByRole('button', { name: 'Tentar de novo' });
  },
});

export const FiveThousand = meta.story({
  args: { groups: manyGroups },
  play: async (stage) => {
    await openIt(stage);
    await page.findByText('Exibindo 30 de 5.000, continue digitando', { ignore: '[role="status"]' });
  },
});

const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

export const ActionsBeginWithAVerb = meta.story({
  args: {
    groups: [
      { id: 'screens', title: 'Telas', items: named('Operadoras', 'Credenciais') },
      { id: 'actions', title: 'Ações', items: named('Incluir operadora', 'Incluir credencial') },
    ],
  },
  play: async (stage) => {
    await openIt(stage, 'oper');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
  },
});

export const NamesThatSayNothing = meta.story({
  args: { groups: [{ id: 'all', title: 'Comandos', items: named('Novo', 'Novo registro', 'Ver tudo', 'Outros') }] },
  play: async (stage) => {
    await openIt(stage, 'oper');
    await page.findByText('Nada encontrado.', { ignore: '[role="status"]' });
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { recent: ['operators'] },
  play: async (stage) => {
    await openIt(stage);
    const first = await page.findByRole('option', { name: 'Operadoras' });
    await stage.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveAttribute('data-focused'));
  },
});

export const AutofillIsNotMistakenForTheShortcut = meta.story({
  parameters: { docs: { disable: true } },
  play: async () => {
    const failed = fn();
    window.addEventListener('error', failed);
    // When Chrome fills in a saved name, it fires a `keydown` that is not a KeyboardEvent and has no `key`.
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', failed);
    await expect(failed).not.toHaveBeenCalled();
  },
});
