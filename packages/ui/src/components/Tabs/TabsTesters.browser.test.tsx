import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = ['Consultas', 'Lotes', 'Relatórios'].map((label) => ({ id: label, label, content: `Lista de ${label}` }));

test.each(devices)('by %s a tab is selected once, and its panel is shown', async (device) => {
  const onChange = vi.fn<(id: string) => void>();
  const user = showFor(device, <Tabs label="Vistas" tabs={tabs} onChange={onChange} />);
  const tester = user.createTester('Tabs', { root: screen.getByRole('tablist') });
  expect(tester.getTabs()).toHaveLength(3);
  expect(tester.getSelectedTab()?.textContent).toBe('Consultas');
  expect(tester.getActiveTabpanel()?.textContent).toBe('Lista de Consultas');
  await tester.triggerTab({ tab: 'Relatórios', manualActivation: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Relatórios');
  expect(tester.getSelectedTab()).toBe(tester.findTab({ indexOrText: 2 }));
  expect(tester.getActiveTabpanel()?.textContent).toBe('Lista de Relatórios');
  expect(tester.getTabpanels()).toHaveLength(1);
});

describe('by keyboard', () => {
  test('arrow keys alone select nothing', async () => {
    const onChange = vi.fn<(id: string) => void>();
    const user = showFor('keyboard', <Tabs label="Vistas" tabs={tabs} onChange={onChange} />);
    const tester = user.createTester('Tabs', { root: screen.getByRole('tablist') });
    await tester.triggerTab({ tab: 1 });
    expect(document.activeElement).toBe(tester.findTab({ indexOrText: 1 }));
    expect(onChange).not.toHaveBeenCalled();
    expect(tester.getSelectedTab()?.textContent).toBe('Consultas');
  });
});
