// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RouteError } from './RouteError.tsx';

afterEach(cleanup);

// spec: 1.8.2 1.8.3
test.each([
  [400, 'Solicitação inválida'],
  [403, 'Acesso não autorizado'],
  [404, 'Procuramos, mas não encontramos esta página'],
  [405, 'Ação indisponível'],
  [500, 'Algo deu errado nesta tela'],
])('a router response %d shows “%s”', async (status, title) => {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw new Response(null, { status });
      },
      element: <p>Tela</p>,
      errorElement: <RouteError isWholePage />,
      hydrateFallbackElement: <p>Carregando</p>,
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
