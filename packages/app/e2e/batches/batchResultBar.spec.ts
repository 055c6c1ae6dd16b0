import type { Locator } from '@playwright/test';
import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { choose } from '../harness/gatewayData.ts';
import { twoPeople } from '../individualQuery/twoPeople.ts';
import { expect, test } from '../harness/test.ts';

/** The bar as a screen reader reads it: “Ativo 7”. */
const partsOf = (place: Locator, label: string | RegExp) => () =>
  place
    .getByRole('table', { name: label })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => `${row.children[0]?.textContent} ${row.children[1]?.textContent}`));

// spec: x.31
test('the result of a batch shows how many lines are active, inactive, not found and failed', async ({
  page,
  signIn,
  baseURL,
  faults,
}) => {
  faults.allow(/403|storage\.read/);
  const client = await gatewayApi(String(baseURL), 'leitura');
  const { items } = await client.batches.list({ page: 1, pageSize: 40 });
  const done = items.find(({ status }) => status === 'processado');
  const { signedUrl } = await client.batches.export(String(done?.nome));
  const [header = '', ...lines] = (await client.files.read(signedUrl)).trim().split('\r\n');
  const at = header.split(',').indexOf('RESULTADO');
  const count = (outcome: string) => lines.filter((line) => line.split(',')[at] === outcome).length;

  await signIn('leitura');
  await page.goto('/eligibilities/batch?pageSize=40');
  await page.getByRole('button', { name: `Ver resultado de ${done?.nome}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resultado do grupo' });
  await expect
    .poll(partsOf(dialog, /Total/))
    .toEqual(['Ativo', 'Inativo', 'Não encontrado', 'Erro'].map((outcome) => `${outcome} ${count(outcome)}`));
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  await page.route('**/files/**', (route) => route.fulfill({ status: 403, body: '' }));
  await page.reload();
  await page.getByRole('button', { name: `Ver resultado de ${done?.nome}`, exact: true }).click();
  await expect(dialog.getByText('Não foi possível ler o resultado')).toBeVisible();
  await page.unroute('**/files/**');
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(partsOf(dialog, /Total/)).toHaveLength(4);
});

// spec: x.31
test('the result of a batch warns when a card number belongs to another name', async ({ page, steppedGateway }) => {
  const [first, second] = await twoPeople(steppedGateway.url);
  const client = await gatewayApi(steppedGateway.url, 'leitura');
  const [operator] = (await client.operators.list()).filter(({ name }) => name === first.operator);
  const [brand] = await client.brands.ofOperator(String(operator?.id));
  const lines = ['CARTEIRINHA;NOME', `${first.carteirinha};${first.nome}`, `${second.carteirinha};${first.nome}`];
  const file = new File([lines.join('\n')], 'nome-trocado.csv');
  await client.batches.upload({ file, ansId: String(operator?.ansId), brandId: String(brand?.id) });
  await steppedGateway.finishJobs();

  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await page.getByRole('button', { name: 'Ver resultado de nome-trocado.csv', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resultado do grupo' });
  await expect(
    dialog.getByText(
      'Uma linha tem outro nome na operadora: pode ser outra pessoa. Confira NOME e MENSAGEM no arquivo.',
    ),
  ).toBeVisible();
  const [row] = (await client.batches.list({ lotName: 'nome-trocado.csv' })).items;
  const result = (await client.files.read(String(row?.signedUrl))).trim().split('\r\n');
  expect(result[1]).toMatch(/,Ativo,$/);
  expect(result[2]).toContain(`Confira o nome: na operadora é ${second.nome}`);
});

// spec: x.31
test('the row and the result of a batch say that the operator does not know its people', async ({
  page,
  steppedGateway,
}) => {
  const [known] = await twoPeople(steppedGateway.url);
  const client = await gatewayApi(steppedGateway.url, 'leitura');
  const [operator] = (await client.operators.list()).filter(({ name }) => name === known.operator);
  const [brand] = await client.brands.ofOperator(String(operator?.id));
  const send = async (name: string, people: readonly string[]) => {
    const file = new File([['CARTEIRINHA', ...people].join('\n')], name);
    await client.batches.upload({ file, ansId: String(operator?.ansId), brandId: String(brand?.id) });
  };
  const unknown = '1234567890123456';
  await send('operadora-errada.csv', [unknown]);
  await send('um-desconhecido.csv', [known.carteirinha, unknown]);
  await steppedGateway.finishJobs();

  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  const dialog = page.getByRole('dialog', { name: 'Resultado do grupo' });
  for (const [name, status, note] of [
    [
      'operadora-errada.csv',
      'Erro',
      'Nenhum beneficiário encontrado na operadora. Confira se a operadora do grupo é a certa.',
    ],
    ['um-desconhecido.csv', 'Processado', '1 de 2 não encontrado na operadora.'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
    await expect(row.getByRole('button', { name: status, exact: true })).toHaveAccessibleDescription(note);
    await page.getByRole('button', { name: `Ver resultado de ${name}`, exact: true }).click();
    await expect(dialog.getByText(note)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  }
});

// spec: x.31
test("a bar counts valid, doubtful, invalid and repeated lines by the operator's rules", async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch');
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const lines = ['7310045500000018,', '1234567890123456,', '7310 0455 0000 0018,', '123,', ',123456789012'];
  await dialog
    .locator('input[type=file]')
    .setInputFiles(csv('conferido.csv', ['CARTEIRINHA,CPF', ...lines].join('\n')));
  const parts = partsOf(dialog, /^Conferência/);
  await expect.poll(parts).toEqual(['Aguardando operadora 3', 'Confira 0', 'Com erro 1', 'Repetidas 1']);
  const waiting = dialog.getByText('Selecione a operadora para conferir também as carteirinhas.');
  await expect(waiting).toBeVisible();
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await expect.poll(parts).toEqual(['Em ordem 2', 'Confira 0', 'Com erro 2', 'Repetidas 1']);
  await expect(waiting).toHaveCount(0);
  const warning =
    /Linha 5: a carteirinha deve possuir exatamente 16 dígitos\.\s*Linha 6: CPF deve ter 11 dígitos\.\s*Linha 4: repete outra linha\./;
  await expect(dialog.getByText(warning).first()).toBeVisible();
});
