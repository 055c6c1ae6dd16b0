import { expireInOtherTab, signInAgain } from '../faults/signInAgain.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { choose } from '../harness/gatewayData.ts';
import { pasteText } from '../harness/pasteText.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: x.33
test('two hundred pasted rows with ten errors are checked, corrected by keyboard, and sent as a CSV', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const save = dialog.getByRole('button', { name: 'Salvar' });
  await expect(save).toHaveAccessibleDescription('Cole ou digite ao menos uma linha');

  const rows = Array.from({ length: 200 }, (_, at) => {
    const card = at % 20 === 7 ? '731' : String(7310045500000000 + (at === 3 ? 2 : at));
    return `Paciente ${at + 1}\t${card}\t02/11/1985`;
  });
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  await expect(cell('Carteirinha', 1)).toBeFocused();
  await pasteText(cell('Carteirinha', 1), ['NOME\tCARTEIRINHA\tNASCIMENTO', ...rows].join('\r\n'));
  const counts = () =>
    dialog
      .getByRole('table', { name: 'Conferência. Total: 200' })
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => `${row.children[0]?.textContent} ${row.children[1]?.textContent}`));
  await expect.poll(counts).toEqual(['Em ordem 189', 'Confira 0', 'Com erro 10', 'Repetidas 1']);
  await expect(cell('Nome', 1)).toHaveValue('Paciente 1');
  await expect(cell('Carteirinha', 4)).toHaveAccessibleDescription('Repete a linha 3');
  await expect(cell('Carteirinha', 8)).toHaveAccessibleDescription('Deve possuir exatamente 16 dígitos');
  // The message below one field of a row does not move its neighbours.
  const topOf = async (column: string) => (await cell(column, 8).boundingBox())?.y;
  expect(await topOf('Nome')).toBe(await topOf('Carteirinha'));
  await expect(save).toHaveAccessibleDescription('Corrija ou remova as 10 linhas com erro');

  // Each error is overwritten in turn, page after page; the remaining rows are removed together.
  await dialog.getByRole('button', { name: 'Próximo erro' }).focus();
  for (const line of [8, 28]) {
    // Enter moves to the next error from a cell and from the button.
    await page.keyboard.press('Enter');
    await expect(cell('Carteirinha', line)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String(7310045500009000 + line));
  }
  await expect.poll(counts).toEqual(['Em ordem 191', 'Confira 0', 'Com erro 8', 'Repetidas 1']);
  await dialog.getByRole('button', { name: 'Remover linhas com erro' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remover repetidas' }).press('Enter');
  await expect(dialog.getByRole('table', { name: 'Conferência. Total: 191' })).toBeAttached();

  await save.click();
  await expectToast(page, 'Arquivo enviado com sucesso');
  await expect(dialog).toHaveCount(0);

  // The service read every pasted row unchanged.
  const client = await gatewayApi(String(baseURL), 'leitura');
  const sentGroup = async () => (await client.batches.list({ lotName: 'colado-' })).items[0];
  await expect.poll(async () => (await sentGroup())?.status).toMatch(/^(processado|erro)$/);
  const { signedUrl } = await client.batches.export(String((await sentGroup())?.nome));
  const lines = (await client.files.read(signedUrl)).trim().split('\r\n');
  expect(lines).toHaveLength(192);
  expect(lines[1]).toContain(',7310045500000000,,Paciente 1,02/11/1985,');
});

// spec: x.33
test('typed rows are checked by the rules of the CSV, and are kept for the same user when the session expires', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  await cell('CPF', 1).fill('529.982.247-25');
  await cell('Nascimento', 1).fill('31/02/2020');
  await expect(cell('Nascimento', 1)).toHaveAccessibleDescription('Data de nascimento inválida');
  await cell('Nome', 2).fill('Ana');
  await expect(cell('Carteirinha', 2)).toHaveAccessibleDescription('Informe a carteirinha ou o CPF.');
  await cell('CPF', 3).fill(`529.982.247-25${' '.repeat(40)}111.444.777-35`);
  await expect(cell('CPF', 3)).toHaveAccessibleDescription('Há mais de um número na célula. Deixe um em cada linha.');
  await pasteText(cell('Nome', 2), '"Ana\tsem fim');
  await expect(dialog.getByText(/não pôde ser lido\. A linha 1 abre aspas que não fecham/)).toBeVisible();

  await expireInOtherTab(page);
  await signInAgain(page, 'leitura');
  await page.getByRole('button', { name: 'Continuar em Gestão em massa' }).click();
  await expect(cell('CPF', 1)).toHaveValue('529.982.247-25');
  await expect(cell('Nome', 2)).toHaveValue('Ana');
});

// spec: x.45
test('pasted numbers that a spreadsheet changed have a message, completed and doubtful numbers are shown as such, and a line break in a name becomes a space', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const cell = (column: string, line: number) =>
    dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
  const rows = [
    'NOME\tCPF',
    '"Lima\nde Souza"\t529.982.247-25',
    'Bia\t5,29982E+10',
    'Caio\t5298224725.0',
    'Davi\t#N/D',
    'Eva\t1234567890',
  ];
  await pasteText(cell('Carteirinha', 1), rows.join('\r\n'));
  await expect(cell('Nome', 1)).toHaveValue('Lima de Souza');
  await expect(cell('CPF', 2)).toHaveAccessibleDescription(
    'O Excel encurtou este número. Formate a coluna como texto e copie de novo.',
  );
  await expect(cell('CPF', 3)).toHaveAccessibleDescription(
    'Com zeros à esquerda: 052.982.247-25. Confira o CPF: tem menos de 11 dígitos, e o dígito verificador não confere',
  );
  await expect(cell('CPF', 4)).toHaveAccessibleDescription('A célula tem um erro da planilha (#N/D).');
  await expect(cell('CPF', 5)).toHaveAccessibleDescription('Com zeros à esquerda: 012.345.678-90');
  const counted = dialog.getByRole('table', { name: 'Conferência. Total: 5' });
  await expect(counted.getByRole('row', { name: /^Aguardando operadora 2 / })).toBeAttached();
  await expect(counted.getByRole('row', { name: /^Confira 1 / })).toBeAttached();
  await expect(counted.getByRole('row', { name: /^Com erro 2 / })).toBeAttached();
});

// spec: x.33
test('on a phone the fields of a row are as wide as its card, and each message begins where its field does', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
  const field = dialog.getByRole('textbox', { name: 'Carteirinha, linha 1' });
  await field.fill('731');
  const message = dialog.getByText('Deve possuir exatamente 16 dígitos');
  await expect(message).toBeVisible();
  const room = await dialog.getByRole('table', { name: 'Linhas' }).evaluate((table) => table.clientWidth);
  const { width = 0 } = (await field.boundingBox()) ?? {};
  expect(room - width).toBeLessThan(60);
  expect(await message.evaluate((text) => getComputedStyle(text).textAlign)).toBe('start');
});
