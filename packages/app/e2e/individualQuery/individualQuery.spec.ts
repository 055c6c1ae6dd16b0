import { choose, fillQuery, knownPerson, someAnswer } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const cardOnly = { ansId: '301264', name: 'Saúde Norte' };

// spec: 1.1.2 1.1.6 1.2.8 1.3.9 1.3.11 1.4.13 1.4.15 d.12
test('a beneficiary is found by card number and shown with all fields, and operator and brand are remembered', {
  tag: '@smoke',
}, async ({ page, enter, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await expect(page).toHaveTitle('Consulta individual · Oráculo');
  await fillQuery(page, person);
  await page.getByRole('button', { name: 'Pesquisar' }).click();

  const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await expect(card.getByRole('heading', { name: person.nome })).toBeVisible();
  await expect(card.getByText('Beneficiário ativo', { exact: true })).toBeVisible();
  // The focus stays in the form, so the answer is also announced.
  await expect(page.locator('[data-live-announcer]')).toHaveText(`Beneficiário ativo: ${person.nome}`);
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
    await expect(card.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  }
  await expect(card.getByText(person.carteirinha)).toBeVisible();
  expect(page.url()).not.toContain(person.carteirinha);

  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('eligibility-search-data') ?? '{}'));
  expect(Object.keys(stored).toSorted()).toEqual(['ansId', 'brandId']);
  expect(stored.ansId).toBe(cardOnly.ansId);
  await page.goto('/eligibilities/report');
  await page.goto('/eligibilities');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue(person.operator);
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(person.brand);
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Limpar pesquisa' }).click();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
  await expect(page.locator('[data-live-announcer]')).toHaveText('Formulário limpo');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
});

// spec: 1.2.9 1.4.13
test('an unknown card number has the badge of an invalid number', async ({ page, enter, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill('1234567890123456');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await expect(card.getByText('Número da carteirinha inválido')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await expect(number).toBeFocused();
  await expect(card.getByRole('strong')).toHaveText('1234567890123456');
  // Only the typed number is known of the person.
  await expect(card.getByRole('definition')).toHaveCount(0);
  await card.getByRole('button', { name: 'Ver todos os campos' }).click();
  const dashes = (count: number) => Array.from({ length: count }, () => '-');
  const inPlan = dashes(6);
  await expect(card.getByRole('definition')).toHaveText([
    ...dashes(3),
    '1234567890123456',
    '-',
    ...inPlan,
    '-',
    person.operator,
    ...dashes(3),
  ]);
  // The answer of one operator is not shown below the fields of another.
  await choose(page, 'Operadora', 'Amparo Saúde');
  await expect(card).toHaveCount(0);
});

// spec: 1.4.13
test('the badge of a person who is not eligible shows “inactive”, or the reason of the operator', async ({
  page,
  enter,
  baseURL,
}) => {
  const inactive = await someAnswer(String(baseURL), ({ eligible, reason }) => !eligible && !reason?.description);
  const refused = await someAnswer(String(baseURL), ({ eligible, reason }) => !eligible && !!reason?.description);
  await enter('leitura');
  for (const { operator, brand, cardNumber, text } of [
    { ...inactive, text: 'Beneficiário inativo' },
    { ...refused, text: String(refused.result.reason?.description) },
  ]) {
    await choose(page, 'Operadora', operator);
    await choose(page, 'Marca', brand);
    await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill(cardNumber);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
});

// spec: 1.2.10 1.3.9
test('an empty default answer shows no card', async ({ page, enter, request }) => {
  const person = await knownPerson(request, cardOnly.ansId);
  await enter('leitura');
  await page.route('**/api/operator/eligibility', async (route) => {
    const answer = await (await route.fetch()).json();
    const patient = { ...answer.patient, name: '', cardNumber: '', cpf: null, reason: { code: '', description: '' } };
    const reason = { description: '', negatives: [] };
    await route.fulfill({ json: { ...answer, eligible: false, status: '', reason, patient } });
  });
  await fillQuery(page, person);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('heading', { name: 'A operadora não encontrou ninguém com esses dados.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Informações do beneficiário consultado' })).toHaveCount(0);
});
