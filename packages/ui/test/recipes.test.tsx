// @vitest-environment jsdom
import '../src/testing/jsdom.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { Dashboard } from '../recipes/dashboard.tsx';
import { DraftForm } from '../recipes/draft-form.tsx';
import { ErrorPages } from '../recipes/error-pages.tsx';
import { Import } from '../recipes/import.tsx';
import { Inbox } from '../recipes/inbox.tsx';
import { List } from '../recipes/list.tsx';
import { MasterDetail } from '../recipes/master-detail.tsx';
import { Settings } from '../recipes/settings.tsx';
import { SignIn } from '../recipes/sign-in.tsx';
import { Wizard } from '../recipes/wizard.tsx';
import { UiProvider } from '../src/components/UiProvider/UiProvider.tsx';
import { testingLibraryKit } from '../src/testing/testingLibraryKit.ts';

const recipes: Record<string, ComponentType> = {
  dashboard: Dashboard,
  'draft-form': DraftForm,
  'error-pages': ErrorPages,
  import: Import,
  inbox: Inbox,
  list: List,
  'master-detail': MasterDetail,
  settings: Settings,
  'sign-in': SignIn,
  wizard: Wizard,
};
// Vitest runs in the root of the repository.
const folder = resolve('packages/ui/recipes');
const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
const show = (Recipe: ComponentType) =>
  render(
    <StrictMode>
      <UiProvider>
        <Recipe />
      </UiProvider>
    </StrictMode>,
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the package contains the ten recipes', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(recipes).map((name) => `${name}.tsx`));
  expect(manifest.files).toEqual(expect.arrayContaining(['recipes', 'bin.js']));
  expect(manifest.bin).toBe('./bin.js');
});

test.each(Object.entries(recipes))(
  '%s imports only the kit and React, and renders without an error in the console',
  async (name, Recipe) => {
    const imports = [...readFileSync(`${folder}/${name}.tsx`, 'utf8').matchAll(/from '([^']+)'/g)];
    expect(imports.map(([, from]) => from).filter((from) => from !== '@oraculo/ui' && from !== 'react')).toEqual([]);
    const consoleError = vi.spyOn(console, 'error');
    expect(
      renderToString(
        <UiProvider>
          <Recipe />
        </UiProvider>,
      ),
    ).toContain('data-ui=');
    show(Recipe);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(consoleError).not.toHaveBeenCalled();
  },
);

describe('the recipes work:', () => {
  test('the list is searched and paged', async () => {
    show(List);
    expect(await kit.readTable('Faturas')).toHaveLength(10);
    await kit.goToPage('Faturas', 5);
    expect(await kit.readTable('Faturas')).toHaveLength(8);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cliente' }), 'Cliente 48');
    await kit.submitFilters('Filtros das faturas');
    await waitFor(async () => expect(await kit.readTable('Faturas')).toHaveLength(1));
  });

  test('a draft is restored, and a refused form names the missing fields', async () => {
    const first = show(DraftForm);
    await kit.typeText('Nome', 'Aurora');
    await kit.press('Salvar');
    expect(screen.getAllByText('Escolha o início').length).toBeGreaterThan(0);
    first.unmount();
    show(DraftForm);
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Aurora');
  });

  test('the wizard goes on only after the required fields of a step are filled in', async () => {
    show(Wizard);
    await expect(kit.press('Continuar')).rejects.toThrow('Informe o nome da empresa');
    await kit.typeText('Nome da empresa', 'Aurora');
    await kit.press('Continuar');
    await kit.chooseRadio('Plano', 'Completo');
    await kit.press('Continuar');
    expect(screen.getByText('Completo')).toBeDefined();
  });

  test('selected rows of the inbox are completed together', async () => {
    show(Inbox);
    await kit.selectRows('Pendências abertas', ['Conferir guia 2026-0001']);
    await kit.bulkAction('Pendências abertas', 'Concluir');
    await kit.answerConfirm('Concluir 1 pendência?', 'Concluir');
    await kit.chooseTab('Pendências', 'Concluídas');
    expect(await kit.readTable('Pendências concluídas')).toHaveLength(2);
  });

  test('a wrong password is refused in the page', async () => {
    show(SignIn);
    await kit.typeText('E-mail', 'ana@exemplo.com');
    await userEvent.type(screen.getByLabelText(/^Senha/), 'outra');
    await kit.press('Entrar');
    expect(await screen.findByText('E-mail ou senha incorretos.')).toBeDefined();
  });
});

describe('npx @oraculo/ui', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', [resolve('packages/ui/bin.js'), ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('copies a recipe, and does not overwrite an existing file', () => {
    const target = mkdtempSync(join(tmpdir(), 'oraculo-recipes-'));
    expect(run('add', 'list', target)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(target, 'list.tsx'), 'utf8')).toBe(readFileSync(`${folder}/list.tsx`, 'utf8'));
    writeFileSync(join(target, 'list.tsx'), 'mine');
    const again = run('add', 'list', target);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('is there already');
    expect(readFileSync(join(target, 'list.tsx'), 'utf8')).toBe('mine');
    rmSync(target, { recursive: true });
  });

  test('lists the recipes, and fails for an unknown recipe or command', () => {
    expect(run('list').stdout.trim().split('\n')).toEqual(Object.keys(recipes));
    expect(run('add', '../package').stderr).toContain('There is no recipe “../package”');
    expect(run('add').stderr).toContain('Name a recipe');
    expect(run('remove').status).toBe(1);
  });
});
