import { Settings } from '@lucide/icons';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { actions, ChoiceMenu, hasFocus, item, nested } from './Menu.fixtures.tsx';
import { Menu } from './Menu.tsx';
import { RowMenu } from './RowMenu.tsx';

const page = within(document.body);

const meta = preview.meta({
  title: 'Ações/Menu',
  component: Menu,
  parameters: { spec: ['APG menu button', 'WCAG 2.5.8 target size'] },
  args: { label: 'Ações', items: actions },
});

/** Shown in an iframe, because a docs page runs the play function, which opens the menu, only there. */
const inFrame = { docs: { story: { inline: false, height: '320px' } } };

export const Closed = meta.story();

export const Open = meta.story({
  parameters: inFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    await page.findByRole('menu', { name: 'Ações' });
  },
});

export const Choices = meta.story({
  parameters: inFrame,
  render: () => <ChoiceMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await page.findByRole('menuitemradio', { name: 'Mais recentes', checked: true });
  },
});

export const Submenu = meta.story({
  args: { items: nested },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menuitem', { name: 'Exportar' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: /^CSV/ })).toHaveFocus());
  },
});

export const OnAPhoneASubmenuIsFullyVisible = meta.story({
  args: { items: nested },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Abrir a ficha');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await hasFocus('CSV');
    const submenu = page.getByRole('menu', { name: 'Exportar' }).getBoundingClientRect();
    const line = (await item('Exportar')).getBoundingClientRect();
    await expect(submenu.left).toBeGreaterThan(0);
    await expect(submenu.right).toBeLessThan(window.innerWidth);
    await expect(submenu.top).toBeGreaterThanOrEqual(Math.floor(line.bottom) - 2);
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus('Exportar');
  },
});

export const ACriticalItemWithADescription = meta.story({
  args: { items: [{ id: 'remove', label: 'Excluir', description: 'O lote não volta', tone: 'critical' }] },
  parameters: inFrame,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Excluir');
  },
});

export const InARow = meta.story({
  render: () => <RowMenu label="Ações de lote-17.csv" items={actions} />,
});

export const OneActionAlone = meta.story({ args: { items: actions.slice(0, 1) } });

export const Disabled = meta.story({ args: { disabledReason: 'Selecione um lote' } });

/** Gives the page a height, which overlays do not, so that the menu keeps its position in a window of any height. */
export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ minBlockSize: '320px' }}>
      <Inline>
        <Menu label="Ações" items={actions} />
        <Menu label="Mais" items={actions} emphasis="quiet" size="small" />
        <Menu label="Criar" items={actions} emphasis="solid" icon={<Icon of={Settings} />} />
        <Menu label="Exportar" items={actions} disabledReason="Selecione um lote" />
        <RowMenu label="Ações de lote-17.csv" items={actions} />
        <RowMenu label="Ações de lote-18.csv" items={actions} disabledReason="Lote em envio" />
      </Inline>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    const menu = await page.findByRole('menu', { name: 'Ações' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  },
});
