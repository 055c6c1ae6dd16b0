import { choose, knownPerson } from './gatewayData.ts';
import { expect, test } from './harness/test.ts';

const cardOnly = { ansId: '301264', name: 'Saúde Norte' };

test('a beneficiary is found by card, and operator and brand are remembered', async ({ page, signIn, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await signIn('leitura');
  await expect(page).toHaveTitle('Consulta individual · Oráculo');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill(person.carteirinha);
  await page.getByRole('button', { name: 'Pesquisar' }).click();

  const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await expect(card.getByRole('heading', { name: person.nome })).toBeVisible();
  await expect(card.getByText(/Beneficiário (ativo|inativo)/)).toBeVisible();
  for (const term of [
    'Nome',
    'Nascimento',
    'Carteirinha',
    'Informações do beneficiário',
    'Operadora',
    'Rede de atendimento',
    'Plano',
    'Produto',
    'Segmento',
    'Acomodação',
    'Acompanhante',
    'Cartão nacional de saúde',
    'Tipo de contrato',
    'Nível de Rede',
    'Código do Produto',
  ]) {
    await expect(card.getByText(term, { exact: true })).toBeVisible();
  }
  await expect(card.getByText(person.carteirinha)).toBeVisible();
  expect(page.url()).not.toContain(person.carteirinha);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue(person.operator);
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(person.brand);
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
});

test('a card that no operator knows gets the badge of the invalid number', async ({ page, signIn, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await signIn('leitura');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill('1234567890123456');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const badge = page.getByText('Número da carteirinha inválido');
  await expect(badge).toBeVisible();
  // What was found for one operator does not stand below the fields of another.
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(badge).toHaveCount(0);
});

test('each field says what is wrong with it, and the search waits', async ({ page, signIn }) => {
  await signIn('leitura');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await expect(search).toHaveAccessibleDescription('A operadora é obrigatória');
  await expect(page.getByRole('button', { name: 'Limpar pesquisa' })).toHaveAttribute('aria-disabled', 'true');

  // Amparo Saúde asks for all four.
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(search).toHaveAccessibleDescription('A marca é obrigatória');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  const leave = () => page.keyboard.press('Tab');

  await card.focus();
  await leave();
  await expect(page.getByText('Obrigatório', { exact: true })).toBeVisible();
  await name.focus();
  await leave();
  await expect(page.getByText('Nome completo obrigatório')).toBeVisible();
  await cpf.focus();
  await leave();
  await expect(page.getByText('CPF obrigatório')).toBeVisible();
  await birth.focus();
  await leave();
  await expect(page.getByText('Data de nascimento obrigatória')).toBeVisible();

  await card.fill('123');
  await leave();
  await expect(page.getByText('Deve possuir exatamente 17 dígitos')).toBeVisible();
  await card.fill('11111111111111111');
  await expect(page.getByText('Não use números repetidos (ex: 1111)')).toBeVisible();
  await cpf.fill('123');
  await leave();
  await expect(page.getByText('CPF deve ter 11 dígitos')).toBeVisible();
  await birth.pressSequentially('3102');
  await leave();
  await expect(page.getByText('Data inexistente')).toBeVisible();
});

test('variable, patterned and grouped cards have their own rules', async ({ page, signIn }) => {
  await signIn('leitura');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await choose(page, 'Operadora', 'Horizonte Seguros Saúde');
  await card.fill('12345678901234567890');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Cartão inválido')).toBeVisible();
  await choose(page, 'Operadora', 'Serra Dourada Planos');
  await expect(card).toHaveValue('');
  await expect(page.getByText('Produto', { exact: true })).toBeVisible();
  await expect(page.getByText('Código de identificação', { exact: true })).toBeVisible();
  await card.fill('12345678901234567890');
  await expect(card).toHaveValue('123.45678.9012.3456.7890');
});

test('the company plan has no brand', async ({ page, signIn }) => {
  await signIn('leitura');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toBeVisible();
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveCount(0);
});
