import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Toolbar } from './Toolbar.tsx';

afterEach(cleanup);

const ignore = () => {};
const views = [
  { value: 'list', label: 'Lista' },
  { value: 'cards', label: 'Cartões' },
];
const items = [{ id: 'csv', label: 'CSV', onPress: ignore }];
const showToolbar = () =>
  render(
    <UiProvider>
      <Button>Antes</Button>
      <Toolbar label="Ferramentas">
        <ButtonGroup label="Histórico">
          <Button>Desfazer</Button>
          <Button disabledReason="Nada a refazer">Refazer</Button>
        </ButtonGroup>
        <ToggleButtonGroup label="Exibição" options={views} value="list" onChange={ignore} />
        <Menu label="Exportar" items={items} />
      </Toolbar>
      <Button>Depois</Button>
    </UiProvider>,
  );
const button = (name: string) => page.getByRole('button', { name });
const radio = (name: string) => page.getByRole('radio', { name });

test('Tab leaves the toolbar from any of its controls, both ways, and returns to the control that had the focus', async () => {
  showToolbar();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Desfazer')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(radio('Cartões')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Depois')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(radio('Cartões')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Antes')).toHaveFocus();
});

test('after a menu of the toolbar closes, arrows move from its button and Tab leaves the toolbar', async () => {
  showToolbar();
  await button('Exportar').click();
  await expect.element(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Exportar')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Cartões')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Depois')).toHaveFocus();
});
