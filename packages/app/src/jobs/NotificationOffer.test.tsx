// @vitest-environment jsdom
import { UiProvider } from '@oraculo/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationOffer } from './NotificationOffer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offerOf = (isRunning: boolean) => (
  <UiProvider>
    <NotificationOffer isRunning={isRunning} />
  </UiProvider>
);

test('the offer is announced once, by the live region that a dialog does not hide', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { rerender } = render(offerOf(false));
  rerender(offerOf(true));
  const announcements = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent?.includes('Pode sair desta tela'));
  expect(announcements).toEqual([document.querySelector('[data-live-announcer]')]);
});
