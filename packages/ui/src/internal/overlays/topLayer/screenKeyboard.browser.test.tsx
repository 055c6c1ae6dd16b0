import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../theme/appReset.css.ts';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(cleanup);

const visibleHeight = 450;

/** As an on-screen keyboard does: it shrinks the visual viewport and leaves the layout viewport unchanged. */
function showKeyboard() {
  const viewport = visualViewport as VisualViewport;
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => visibleHeight });
  viewport.dispatchEvent(new Event('resize'));
  onTestFinished(() => {
    Reflect.deleteProperty(viewport, 'height');
  });
}

const numbers = Array.from({ length: 20 }, (_, value) => ({ value, label: `Operadora ${value}` }));
const actions = numbers.slice(0, 9).map(({ value, label }) => ({ id: String(value), label }));

const layers: [what: string, control: ReactElement, opener: RegExp, layer: string][] = [
  ['a list', <Select key="0" label="Operadora" options={numbers} />, /Mostrar/, '[popover]:has([role="listbox"])'],
  ['a calendar', <DatePicker key="1" label="Emissão" />, /Abrir calendário/, '[role="dialog"]'],
  ['a calendar of months', <MonthField key="2" label="Competência" />, /Abrir calendário/, '[role="dialog"]'],
  ['a menu', <Menu key="3" label="Ações" items={actions} />, /Ações/, '[role="menu"]'],
  [
    'a popover',
    <Popover key="4" label="Ajuda">
      <div style={{ blockSize: '200px' }}>Como consultar</div>
    </Popover>,
    /Ajuda/,
    '[role="dialog"]',
  ],
];

test.each(layers)('%s stays above the on-screen keyboard', async (_what, control, opener, layer) => {
  await page.viewport(400, 800);
  render(
    <UiProvider>
      <div style={{ position: 'fixed', top: 350, left: 40, width: 300 }}>{control}</div>
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: opener }));
  const shown = () => document.querySelector(layer)?.getBoundingClientRect();
  await expect.poll(() => shown()?.bottom).toBeGreaterThan(visibleHeight);
  showKeyboard();
  await expect.poll(() => shown()?.bottom).toBeLessThanOrEqual(visibleHeight);
  expect(shown()?.top).toBeGreaterThanOrEqual(0);
});
