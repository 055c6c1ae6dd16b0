import { expect, userEvent as keys, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ImportSteps } from './exampleImportSteps.tsx';
import { keepDraft } from './exampleProvider.ts';
import { ProviderForm } from './exampleProviderForm.tsx';
import { RecipeFrame } from './RecipeFrame.tsx';
import { tabTo } from './tabTo.ts';

const meta = preview.meta({
  title: 'Receitas/Telas por teclado',
  component: RecipeFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Shared interface kit', 'WCAG 2.1.1 keyboard'] },
  beforeEach: () => keepDraft(null),
});

/** Presses Tab until the element with this name has the focus, then presses these keys. */
async function press(name: RegExp, text: string) {
  const place = await tabTo(name);
  await keys.keyboard(text);
  return place;
}

export const AProviderIsRegisteredByKeyboardAlone = meta.story({
  args: { page: 'providers', subtitle: 'Novo prestador', children: <ProviderForm /> },
  play: async ({ canvas, canvasElement }) => {
    await press(/^CNPJ/, '11222333000181');
    await press(/^Nome fantasia/, 'Clínica Boa Vista');
    await press(/^Telefone/, '11987654321');
    await press(/^CEP/, '01310100');
    await press(/^Estado/, 'Bahia{ArrowDown}{Enter}');
    await press(/^Clínica/, ' ');
    await press(/^Especialidades/, 'Orto{ArrowDown}{Enter}{Escape}');
    const hour = await press(/^Abre às/, '0730');
    await expect(hour).toHaveValue('07:30');
    await press(/^Sábado/, ' ');
    await press(/^Envia guias/, ' ');
    await press(/^Início do contrato/, '01122026');
    await press(/^Valor da consulta/, '150');
    await press(/^O contrato foi assinado/, ' ');
    await press(/^Cadastrar prestador/, '{Enter}');
    await within(canvasElement.ownerDocument.body).findByText('Prestador cadastrado');
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('');
  },
});

export const ARefusedRegistrationIsCorrectedByKeyboardAlone = meta.story({
  args: { page: 'providers', subtitle: 'Novo prestador', children: <ProviderForm /> },
  play: async ({ canvas }) => {
    await press(/^Nome fantasia/, 'Clínica Boa Vista');
    await press(/^Cadastrar prestador/, '{Enter}');
    await expect(await canvas.findByRole('region', { name: /8 problemas/ })).toHaveFocus();
    await press(/^Informe um CEP/, '{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
    await keys.keyboard('01310100');
    await expect(await canvas.findByRole('region', { name: /7 problemas/ })).toBeVisible();
  },
});

const beneficiaries = new File(['NOME_BENEF;NR_CARTEIRA\n'], 'vidas.csv', { type: 'text/csv' });

/** Simulates the system's file chooser: a click on a file input chooses this file. */
function replaceFileChooser(input: HTMLInputElement) {
  input.addEventListener('click', (event) => {
    event.preventDefault();
    const chosen = new DataTransfer();
    chosen.items.add(beneficiaries);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

export const AFileIsImportedByKeyboardAlone = meta.story({
  args: { page: 'imports', subtitle: 'Importação de beneficiários', children: <ImportSteps /> },
  play: async ({ canvas, canvasElement }) => {
    await press(/^Continuar/, '{Enter}');
    await expect(canvas.getByText('Escolha o arquivo')).toBeVisible();
    replaceFileChooser(canvasElement.querySelector('input[type="file"]') as HTMLInputElement);
    await press(/^escolha|^Escolher|^selecion/i, '{Enter}');
    await canvas.findByText('vidas.csv');
    await press(/^Continuar/, '{Enter}');
    await press(/^Nome/, 'NOME_BENEF{ArrowDown}{Enter}');
    await press(/^Carteirinha/, 'NR_CARTEIRA{ArrowDown}{Enter}');
    await press(/^Voltar/, '{Enter}');
    await expect(await canvas.findByText('vidas.csv')).toBeVisible();
    await press(/^Continuar/, '{Enter}');
    await expect(await canvas.findByRole('combobox', { name: 'Nome' })).toHaveValue('NOME_BENEF');
    await press(/^Continuar/, '{Enter}');
    await expect(await canvas.findByText('Faltam 2 dígitos')).toBeVisible();
    await press(/^Importar/, '{Enter}');
    await expect(await canvas.findByRole('table', { name: /Linhas do arquivo/ })).toBeInTheDocument();
    await press(/^Importar outro arquivo/, '{Enter}');
    await expect(await canvas.findByRole('group', { name: /Arquivo de beneficiários/ })).toBeVisible();
  },
});
