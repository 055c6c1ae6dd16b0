// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast, UiProvider } from '@oraculo/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshButton } from './RefreshButton.tsx';

// jsdom has no layout and no top layer.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  // Toasts of another test stay as long as the document.
  toast.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refreshed = vi.fn<() => void>();
const said = () => document.querySelector('[data-live-announcer]')?.textContent;

interface State {
  isRefreshing?: boolean;
  staleReason?: string | undefined;
  hasRows?: boolean;
}

const show = ({ isRefreshing = false, staleReason = undefined, hasRows = true }: State = {}) => (
  <UiProvider>
    <RefreshButton isRefreshing={isRefreshing} staleReason={staleReason} hasRows={hasRows} onRefresh={refreshed} />
  </UiProvider>
);
const press = () => act(() => screen.getByRole('button', { name: 'Atualizar a lista' }).click());

// spec: x.22
test('a refresh announces that the list loaded, or why it failed', () => {
  const { rerender } = render(show());
  press();
  expect(refreshed).toHaveBeenCalledOnce();
  rerender(show({ isRefreshing: true }));
  expect(said()).toBe('');
  rerender(show());
  expect(said()).toBe('Lista atualizada');

  press();
  rerender(show({ isRefreshing: true }));
  rerender(show({ staleReason: 'Fora do ar.' }));
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível atualizar a listaFora do ar.');
});

test('a list that refreshes itself or has no rows announces nothing', () => {
  const { rerender } = render(show());
  rerender(show({ isRefreshing: true }));
  rerender(show({ staleReason: 'Demorou demais.' }));
  press();
  rerender(show({ isRefreshing: true, hasRows: false }));
  rerender(show({ hasRows: false }));
  expect(said()).toBe('');
  expect(screen.queryByText('Demorou demais.')).toBeNull();
});
