import { Copy, Download, Pencil, Trash2 } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuEntry.ts';

export const pressed = fn();

export const actions: readonly MenuEntry[] = [
  { id: 'edit', label: 'Editar', icon: <Icon of={Pencil} />, onPress: () => pressed('edit') },
  { id: 'copy', label: 'Duplicar', icon: <Icon of={Copy} />, onPress: () => pressed('copy') },
  {
    id: 'file',
    label: 'Último arquivo',
    icon: <Icon of={Download} />,
    disabledReason: 'O arquivo expirou em 20/11/2026',
  },
  { id: 'remove', label: 'Excluir', icon: <Icon of={Trash2} />, tone: 'critical', onPress: () => pressed('remove') },
];

export const nested: readonly MenuEntry[] = [
  { id: 'open', label: 'Abrir a ficha', href: '/operators/312345' },
  {
    id: 'export',
    label: 'Exportar',
    items: [
      { id: 'csv', label: 'CSV', description: 'Abre no Excel', onPress: () => pressed('csv') },
      { id: 'pdf', label: 'PDF', onPress: () => pressed('pdf') },
    ],
  },
];

/** Two groups of choices: one of several, and any of several. */
export function ChoiceMenu() {
  const [order, setOrder] = useState(['recent']);
  const [shown, setShown] = useState(['name', 'card']);
  const items: MenuEntry[] = [
    {
      id: 'order',
      title: 'Ordenar',
      items: [
        { id: 'recent', label: 'Mais recentes' },
        { id: 'old', label: 'Mais antigas' },
      ],
      selection: { selected: order, onChange: setOrder },
    },
    {
      id: 'shown',
      title: 'Mostrar',
      items: [
        { id: 'name', label: 'Nome' },
        { id: 'card', label: 'Carteirinha', disabledReason: 'Sempre visível' },
        { id: 'plan', label: 'Plano' },
      ],
      selection: { selected: shown, onChange: setShown, isMultiple: true },
    },
  ];
  return <Menu label="Exibição" items={items} />;
}

/** The menu is rendered into the page and not into the canvas of the story. */
export const page = within(document.body);
export const item = (name: string) => page.findByRole('menuitem', { name: new RegExp(`^${name}`) });
export const hasFocus = async (name: string) => {
  const line = await item(name);
  await waitFor(() => expect(line).toHaveFocus());
};
export const isGone = () => waitFor(() => expect(page.queryByRole('menu')).toBeNull());
