import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../components/Button/Button.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** The mouse moves over the button. */
const point = () =>
  screen.getByRole('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
const isOpen = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open');

interface AppProps {
  /** The delay of the provider around the whole app. */
  outerMs?: number;
  /** The delays of nested providers, by name. */
  within?: Record<string, number>;
}

const app = ({ outerMs = 700, within = {} }: AppProps) => (
  <UiProvider tooltipDelayMs={outerMs}>
    <Tooltip text="Traz a lista de novo">
      <Button>Atualizar</Button>
    </Tooltip>
    {Object.entries(within).map(([name, tooltipDelayMs]) => (
      <UiProvider key={name} tooltipDelayMs={tooltipDelayMs}>
        {name}
      </UiProvider>
    ))}
  </UiProvider>
);

test('unmounting a nested provider keeps the delay of the other', () => {
  const { rerender } = render(app({ within: { first: 0, second: 700 } }));
  point();
  expect(isOpen()).toBe(false);
  rerender(app({ within: { first: 0 } }));
  point();
  expect(isOpen()).toBe(true);
});

test('the newest nested provider wins until it unmounts', () => {
  const { rerender } = render(app({ outerMs: 0, within: { first: 700, second: 700 } }));
  rerender(app({ outerMs: 0, within: { second: 700 } }));
  point();
  expect(isOpen()).toBe(false);
  rerender(app({ outerMs: 0 }));
  point();
  expect(isOpen()).toBe(true);
});

test('with an endless delay a pointer opens no tooltip', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(app({ outerMs: Number.POSITIVE_INFINITY }));
  point();
  vi.advanceTimersByTime(3_600_000);
  expect(isOpen()).toBe(false);
});
