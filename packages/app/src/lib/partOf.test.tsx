// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { partOf } from './partOf.tsx';

afterEach(cleanup);

const Screen = ({ name }: { name: string }) => <p>{name}</p>;

test('code that is there already shows at once, without its fallback', async () => {
  const { Part, preload } = partOf(async () => Screen);
  await preload();
  render(
    <Suspense fallback="Carregando">
      <Part name="Operadoras" />
    </Suspense>,
  );
  expect(screen.getByText('Operadoras')).toBeTruthy();
  expect(screen.queryByText('Carregando')).toBeNull();
});

test('code that is not there yet shows once it has arrived', async () => {
  const { Part } = partOf(async () => Screen);
  render(
    <Suspense fallback="Carregando">
      <Part name="Credenciais" />
    </Suspense>,
  );
  expect(screen.getByText('Carregando')).toBeTruthy();
  expect(await screen.findByText('Credenciais')).toBeTruthy();
});
