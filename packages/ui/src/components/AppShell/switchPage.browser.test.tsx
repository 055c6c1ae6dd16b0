import { FileText, Search } from '@lucide/icons';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toast } from '../Toasts/toast.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { AppShell } from './AppShell.tsx';
import type { NavItem } from './NavItem.ts';
import { switchPage } from './switchPage.ts';

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const navigation: readonly NavItem[] = [
  { name: 'query', title: 'Consulta', icon: <SvgIcon icon={Search} size={20} />, href: '/query' },
  { name: 'report', title: 'Relatório', icon: <SvgIcon icon={FileText} size={20} />, href: '/report' },
];

function App({ onSearch }: { onSearch?: () => void }) {
  const [path, setPath] = useState('/query');
  const open = (href: string) => switchPage((isFaded) => (isFaded ? flushSync(() => setPath(href)) : setPath(href)));
  return (
    <UiProvider>
      <AppShell
        productName="Oráculo"
        navigation={navigation}
        currentPage={path.slice(1)}
        subtitle={path === '/query' ? 'Consulta' : 'Relatório'}
        initialMenu="expanded"
        onNavigate={open}
      >
        {path === '/query' ? (
          <p>Nenhuma consulta</p>
        ) : (
          <>
            <TextField label="Arquivo" name="file" />
            <Button onPress={onSearch}>Pesquisar</Button>
          </>
        )}
      </AppShell>
    </UiProvider>
  );
}

/** The images that the browser shows in place of elements, with their animations. */
const images = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
    .filter((name) => name.startsWith('::view-transition'));

const openReport = () => userEvent.click(page.getByRole('link', { name: 'Relatório' }));

/** Fading lasts ten minutes here. */
const fading = '--ui-duration-quick';

beforeEach(async () => {
  await page.viewport(1280, 900);
  await setMotion('no-preference');
  document.documentElement.style.setProperty(fading, '600s');
});

afterEach(async () => {
  vi.restoreAllMocks();
  flushSync(() => toast.clear());
  cleanup();
  for (const animation of document.getAnimations()) animation.cancel();
  document.documentElement.style.removeProperty(fading);
  await setMotion('reduce');
});

test('while the old page fades out, the new page takes presses and keys, and has the focus', async () => {
  const onSearch = vi.fn<() => void>();
  render(<App onSearch={onSearch} />);
  await openReport();
  await expect.poll(images).toEqual(['::view-transition-old(ui-page)']);
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Pesquisar' }));
  expect(onSearch).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('textbox', { name: 'Arquivo' }));
  await userEvent.keyboard('guia');
  await expect.element(page.getByRole('textbox', { name: 'Arquivo' })).toHaveValue('guia');
  // Menu and header are no images.
  await userEvent.click(page.getByRole('link', { name: 'Consulta' }));
  await expect.element(page.getByText('Nenhuma consulta')).toBeVisible();
});

test('once the old page has faded out, nothing is left of the switch', async () => {
  render(<App />);
  await openReport();
  await expect.poll(images).toHaveLength(1);
  for (const animation of document.getAnimations()) animation.finish();
  await expect.poll(() => document.documentElement.hasAttribute('data-ui-page-switch')).toBe(false);
  expect(images()).toEqual([]);
});

test.each([
  ['with reduced motion', () => setMotion('reduce')],
  [
    'under a toast, which the image of the old page would cover',
    () => toast.success({ title: 'Salvo', durationMs: Number.POSITIVE_INFINITY }),
  ],
])('%s the page changes at once', async (_when, prepare) => {
  const start = vi.spyOn(document, 'startViewTransition');
  render(<App />);
  await prepare();
  await openReport();
  await expect.element(page.getByRole('button', { name: 'Pesquisar' })).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test('a browser without view transitions changes the page at once', async () => {
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  render(<App />);
  await openReport();
  await expect.element(page.getByRole('button', { name: 'Pesquisar' })).toBeVisible();
  Reflect.deleteProperty(document, 'startViewTransition');
});
