import { Columns3, Download, LayoutGrid, List, Pencil, Printer, Redo2, Trash2, Undo2 } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { Toolbar } from './Toolbar.tsx';

const pressed = fn();
const exports = [
  { id: 'csv', label: 'CSV', onPress: () => pressed('csv') },
  { id: 'xlsx', label: 'Planilha', onPress: () => pressed('xlsx') },
];
const views = [
  { value: 'list', label: 'Lista', icon: <Icon of={List} /> },
  { value: 'cards', label: 'Cartões', icon: <Icon of={LayoutGrid} /> },
];

function Views() {
  const [view, setView] = useState('list');
  const choose = (next: string) => {
    setView(next);
    pressed(next);
  };
  return <ToggleButtonGroup label="Exibição" options={views} value={view} onChange={choose} />;
}

const history = (
  <ButtonGroup label="Histórico">
    <IconButton label="Desfazer" icon={<Icon of={Undo2} />} onPress={() => pressed('undo')} />
    <IconButton label="Refazer" icon={<Icon of={Redo2} />} disabledReason="Nada a refazer" />
  </ButtonGroup>
);

const meta = preview.meta({
  title: 'Ações/Toolbar',
  component: Toolbar,
  args: {
    label: 'Ferramentas da fatura',
    children: (
      <>
        {history}
        <Divider orientation="vertical" />
        <Views />
        <Divider orientation="vertical" />
        <Menu label="Exportar" items={exports} />
        <IconButton label="Imprimir" icon={<Icon of={Printer} />} onPress={() => pressed('print')} />
      </>
    ),
  },
  parameters: { spec: ['APG toolbar', 'WCAG 2.5.8 target size'] },
  beforeEach: () => {
    pressed.mockClear();
  },
});

export const Horizontal = meta.story();

const column = (
  <>
    <IconButton label="Editar" icon={<Icon of={Pencil} />} onPress={() => pressed('edit')} />
    <IconButton label="Baixar" icon={<Icon of={Download} />} onPress={() => pressed('download')} />
    <Divider />
    <IconButton label="Excluir" tone="critical" icon={<Icon of={Trash2} />} onPress={() => pressed('delete')} />
  </>
);
export const Vertical = meta.story({ args: { label: 'Linha', orientation: 'vertical', children: column } });

const buttons = (
  <>
    <Button size="small" emphasis="quiet" icon={<Icon of={Pencil} />}>
      Editar
    </Button>
    <Button size="small" emphasis="quiet" icon={<Icon of={Columns3} />}>
      Colunas
    </Button>
    <Divider orientation="vertical" />
    <Button size="small" emphasis="quiet" tone="critical" icon={<Icon of={Trash2} />}>
      Excluir
    </Button>
  </>
);
export const OfButtons = meta.story({ args: { label: 'Ferramentas da guia', children: buttons } });

export const WithATextField = meta.story({
  args: {
    children: (
      <>
        <SearchField label="Buscar na fatura" isLabelHidden defaultValue="consulta" />
        <IconButton label="Editar" icon={<Icon of={Pencil} />} />
        <IconButton label="Imprimir" icon={<Icon of={Printer} />} />
      </>
    ),
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <Stack gap={5}>
      <Toolbar label="Ferramentas da fatura">{children}</Toolbar>
      <Toolbar label="Ferramentas da guia">{buttons}</Toolbar>
      <Toolbar label="Linha" orientation="vertical">
        {column}
      </Toolbar>
    </Stack>
  ),
});

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });

export const TabEntersAndArrowsMoveThroughGroups = meta.story({
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('toolbar', { name: 'Ferramentas da fatura' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    await userEvent.tab();
    await expect(button('Desfazer')).toHaveFocus();
    for (const next of [button('Refazer'), radio('Lista'), radio('Cartões'), button('Exportar'), button('Imprimir')]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(radio('Cartões')).toHaveFocus();
  },
});

export const EnterAndSpacePressButtonsAsOutsideOfTheToolbar = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(button('Refazer')).toHaveAccessibleDescription('Nada a refazer');
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(radio('Cartões')).toBeChecked();
    await expect(pressed.mock.calls).toEqual([['undo'], ['cards']]);
  },
});

export const DownOpensAMenuAndTheFocusReturnsToItsButton = meta.story({
  play: async ({ userEvent }) => {
    button('Exportar').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus());
    // In the open menu arrow keys move between its items.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button('Exportar')).toHaveFocus());
    await expect(pressed.mock.calls).toEqual([['xlsx']]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Imprimir')).toHaveFocus();
  },
});

export const InAColumnUpAndDownMove = meta.story({
  args: { label: 'Linha', orientation: 'vertical', children: column },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(button('Excluir')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Excluir')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(pressed.mock.calls).toEqual([['download']]);
    await expect(screen.getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(screen.getByRole('separator')).toBeVisible();
  },
});

export const ANarrowToolbarWraps = meta.story({
  decorators: (Story: () => React.ReactNode) => (
    <div style={{ inlineSize: 288 }}>
      <Story />
    </div>
  ),
  play: async () => {
    const toolbar = screen.getByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(288);
    await expect(button('Imprimir').getBoundingClientRect().top).toBeGreaterThan(
      button('Desfazer').getBoundingClientRect().bottom,
    );
  },
});

export const InRightToLeftTheFirstControlIsOnTheRight = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Toolbar {...args} />
    </div>
  ),
  play: async () => {
    await expect(button('Desfazer').getBoundingClientRect().left).toBeGreaterThan(
      button('Imprimir').getBoundingClientRect().right,
    );
  },
});
