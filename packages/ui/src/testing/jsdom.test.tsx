// @vitest-environment jsdom
import './jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { KitScreen, type Outcome } from './testingKit.fixtures.tsx';
import { testingLibraryKit } from './testingLibraryKit.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
afterEach(cleanup);

test.each(Object.keys(gallery))('%s renders in jsdom without an error or a warning', (name) => {
  const consoleError = vi.spyOn(console, 'error');
  render(
    <StrictMode>
      <UiProvider>{gallery[name]}</UiProvider>
    </StrictMode>,
  );
  expect(consoleError).not.toHaveBeenCalled();
});

describe('with one line of setup, overlays work:', () => {
  const show = () => {
    const result: { last?: Outcome } = {};
    render(<KitScreen onChange={(next) => (result.last = next)} />);
    return result;
  };

  test('an item of a menu and of its submenu is chosen', async () => {
    const result = show();
    await kit.chooseMenuItem('Ações', 'Editar');
    await waitFor(() => expect(result.last?.chosen).toBe('edit'));
    await kit.chooseMenuItem('Ações', 'Exportar', 'CSV');
    await waitFor(() => expect(result.last?.chosen).toBe('csv'));
  });

  test('an entry of the command palette is run', async () => {
    const result = show();
    await kit.runCommand('Buscar', 'Nova operadora');
    await waitFor(() => expect(result.last?.chosen).toBe('new'));
  });

  test('a popover is opened, and stays open if it already is', async () => {
    show();
    await kit.openPopover('Ajuda');
    await kit.openPopover('Ajuda');
    expect(screen.getByText('Guias de internação pedem a senha.')).toBeDefined();
  });
});

test('a tag is removed, a section opened and a long text typed', async () => {
  let outcome: Outcome | undefined;
  render(<KitScreen onChange={(next) => (outcome = next)} />);
  await kit.removeTag('Filtros', 'Marca: Prime');
  await kit.setExpanded('Cadastro', true);
  await kit.typeText('Motivo', 'Código errado');
  expect(outcome).toMatchObject({ tags: [{ id: 'plan', label: 'Plano: Pleno' }], reason: 'Código errado' });
});
