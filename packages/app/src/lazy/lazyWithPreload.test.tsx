// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload.tsx';

afterEach(cleanup);

const Screen = ({ name }: { name: string }) => <p>{name}</p>;

test('loaded code renders immediately, without the fallback', async () => {
  const { Component, preload } = lazyWithPreload(async () => Screen);
  await preload();
  render(
    <Suspense fallback="Carregando">
      <Component name="Operadoras" />
    </Suspense>,
  );
  expect(screen.getByText('Operadoras')).toBeTruthy();
  expect(screen.queryByText('Carregando')).toBeNull();
});

test('code that is not loaded yet renders after it has loaded', async () => {
  const { Component } = lazyWithPreload(async () => Screen);
  render(
    <Suspense fallback="Carregando">
      <Component name="Credenciais" />
    </Suspense>,
  );
  expect(screen.getByText('Carregando')).toBeTruthy();
  expect(await screen.findByText('Credenciais')).toBeTruthy();
});
