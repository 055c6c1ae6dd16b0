// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from '../../../components/TextField/TextField.tsx';

afterEach(cleanup);

test.each(['Escolha outro nome', 'Escolha outro nome.'])(
  'a disabled field shows “%s” and its reason with one full stop between them',
  (error) => {
    render(<TextField label="Nome" error={error} disabledReason="Aguarde a consulta" />);
    expect(screen.getByText('Escolha outro nome. Aguarde a consulta')).toBeDefined();
  },
);

test('a warning in the place of the hint is a new element, so that it is announced once', () => {
  const { rerender } = render(<TextField label="Nome" hint="Como no contrato" />);
  const hint = screen.getByText('Como no contrato');
  const line = hint.parentElement;
  rerender(<TextField label="Nome" hint="Como no contrato" warning="Confira o nome" />);
  const warning = screen.getByText('Confira o nome');
  expect([warning === hint, warning.parentElement === line]).toEqual([false, true]);
});

test('a message whose number changes is inserted whole, so that it is not announced as the number alone', () => {
  const { rerender } = render(<TextField label="Data" error="A partir de 10/11/2026" />);
  const line = screen.getByText('10/11/2026').closest('[aria-live]');
  const former = line?.firstElementChild;
  rerender(<TextField label="Data" error="A partir de 12/11/2026" />);
  expect(line?.textContent).toBe('A partir de 12/11/2026');
  expect(line?.firstElementChild).not.toBe(former);
});
