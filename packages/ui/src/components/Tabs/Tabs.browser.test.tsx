import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

afterEach(cleanup);

const list = (label: string) => ({ id: label, label, content: `Lista de ${label}` });
const [queries, batches, reports] = [list('Consultas'), list('Lotes'), list('Relatórios')];
const tab = (name: string) => page.getByRole('tab', { name });

const cases: [string, Partial<TabsProps>][] = [
  ['value', { value: 'Lote' }],
  ['defaultValue', { defaultValue: 'Lote' }],
];

test.each(cases)(
  'a %s that matches no tab shows the first, and the keyboard reaches all of them',
  async (_prop, props) => {
    const onChange = vi.fn<(id: string) => void>();
    render(<Tabs label="Vistas" tabs={[queries, batches]} onChange={onChange} {...props} />);
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Lista de Consultas');
    await userEvent.tab();
    await expect.element(tab('Consultas')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Lotes');
  },
);

test('the tab that replaces an unknown one can be chosen', async () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<Tabs label="Vistas" tabs={[queries, batches]} value="Lote" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Consultas');
});

const kept: [string, Partial<TabsProps>][] = [
  ['by the app', { value: 'Relatórios' }],
  ['by the component itself', { defaultValue: 'Relatórios' }],
];

test.each(kept)('removing a selected tab, kept %s, selects the first', async (_who, props) => {
  const onChange = vi.fn<(id: string) => void>();
  const show = (tabs: TabsProps['tabs']) => <Tabs label="Vistas" tabs={tabs} onChange={onChange} {...props} />;
  const { rerender } = render(show([queries, batches, reports]));
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Lista de Relatórios');
  rerender(show([queries, batches]));
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Lista de Consultas');
  await userEvent.tab();
  await expect.element(tab('Consultas')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('removing a selected tab with the focus moves the focus to its neighbour', async () => {
  const show = (tabs: TabsProps['tabs']) => <Tabs label="Vistas" tabs={tabs} value="Relatórios" />;
  const { rerender } = render(show([queries, batches, reports]));
  await userEvent.tab();
  await expect.element(tab('Relatórios')).toHaveFocus();
  rerender(show([queries, batches]));
  await expect.element(tab('Lotes')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Lista de Consultas');
});

test('adding a tab before the selected one keeps the selected one', async () => {
  const show = (tabs: TabsProps['tabs']) => <Tabs label="Vistas" tabs={tabs} />;
  const { rerender } = render(show([batches, reports]));
  rerender(show([queries, batches, reports]));
  await expect.element(tab('Consultas')).toBeVisible();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Lista de Lotes');
});

test('on a touch screen of 320 px no tab is narrower than its longest word or a touch target', async () => {
  await page.viewport(320, 640);
  const setTouch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await setTouch(true);
  onTestFinished(async () => {
    await setTouch(false);
  });
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const labels = ['Beneficiários cadastrados', 'Autorizações', 'Inconsistências'];
  const show = (names: string[]) => (
    <UiProvider>
      <Tabs label="Vistas" tabs={names.map((name) => list(name))} />
    </UiProvider>
  );
  const { rerender } = render(show(labels));
  const shown = () => page.getByRole('tab').elements();
  expect(shown().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  rerender(show(Array.from({ length: 12 }, (_, at) => String(at + 1))));
  expect(Math.min(...shown().map(({ clientWidth }) => clientWidth))).toBeGreaterThanOrEqual(44);
});
