// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../components/Button/Button.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { announce } from '../announce/announce.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttonThat = (isPending: boolean) => (
  <UiProvider>
    <Button isPending={isPending}>Pesquisar</Button>
  </UiProvider>
);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

// spec: x.78
test('the announcement of a running action is removed when the action ends, but a later announcement stays', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { rerender } = render(buttonThat(true));
  expect(announced()).toContain('Em andamento');
  rerender(buttonThat(false));
  expect(announced().join('')).toBe('');
  rerender(buttonThat(true));
  announce('Consulta não concluída');
  rerender(buttonThat(false));
  expect(announced()).toContain('Consulta não concluída');
});
