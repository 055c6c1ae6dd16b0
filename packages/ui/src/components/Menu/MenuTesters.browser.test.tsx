import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuEntry.ts';

const items = (onPress: () => void): readonly MenuEntry[] => [
  { id: 'download', label: 'Baixar', onPress },
  { id: 'again', label: 'Enviar de novo', disabledReason: 'Lote em envio', onPress },
  { id: 'move', label: 'Mover', items: [{ id: 'archive', label: 'Para o arquivo', onPress }] },
];
const order = (onChange: (selected: string[]) => void): readonly MenuEntry[] => [
  {
    id: 'order',
    title: 'Ordem',
    items: [
      { id: 'new', label: 'Mais novos' },
      { id: 'old', label: 'Mais antigos' },
    ],
    selection: { selected: ['new'], onChange },
  },
];

describe.each(devices)('by %s', (device) => {
  test('a menu opens with its items, and closing it returns the focus to its button', async () => {
    const user = showFor(device, <Menu label="Ações" items={items(() => {})} />);
    const tester = user.createTester('Menu', { root: screen.getByRole('button', { name: 'Ações' }) });
    expect(tester.getMenu()).toBeNull();
    await tester.open();
    expect(tester.getOptions()).toHaveLength(3);
    expect(tester.getSubmenuTriggers()).toHaveLength(1);
    await tester.close();
    expect(tester.getMenu()).toBeNull();
  });

  test('an item runs once, and the focus returns to the button', async () => {
    const onPress = vi.fn<() => void>();
    const user = showFor(device, <Menu label="Ações" items={items(onPress)} />);
    const tester = user.createTester('Menu', { root: screen.getByRole('button', { name: 'Ações' }) });
    await tester.open();
    await tester.toggleOptionSelection({ option: 'Baixar' });
    expect(onPress).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(tester.getTrigger());
    expect(tester.getMenu()).toBeNull();
  });

  test('an item of a submenu runs once', async () => {
    const onPress = vi.fn<() => void>();
    const user = showFor(device, <Menu label="Ações" items={items(onPress)} />);
    const tester = user.createTester('Menu', { root: screen.getByRole('button', { name: 'Ações' }) });
    await tester.open();
    const submenu = await tester.openSubmenu({ submenuTrigger: 'Mover' });
    await submenu.toggleOptionSelection({ option: 'Para o arquivo' });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('a choice of a section is reported', async () => {
    const onChange = vi.fn<(selected: string[]) => void>();
    const user = showFor(device, <Menu label="Ordem" items={order(onChange)} />);
    const tester = user.createTester('Menu', { root: screen.getByRole('button', { name: 'Ordem' }) });
    await tester.open();
    expect(tester.getSections()).toHaveLength(1);
    expect(tester.findOption({ indexOrText: 'Mais novos' }).ariaChecked).toBe('true');
    await tester.toggleOptionSelection({ option: 'Mais antigos' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['old']);
  });
});

test.each(['up', 'down'] as const)('the arrow %s opens on the first or last item', async (direction) => {
  const user = showFor('keyboard', <Menu label="Ações" items={items(() => {})} />);
  const tester = user.createTester('Menu', { root: screen.getByRole('button', { name: 'Ações' }) });
  await tester.open({ direction });
  await expect.poll(() => tester.getOptions().at(direction === 'up' ? -1 : 0) === document.activeElement).toBe(true);
});
