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
