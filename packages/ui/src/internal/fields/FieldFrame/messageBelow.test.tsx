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
