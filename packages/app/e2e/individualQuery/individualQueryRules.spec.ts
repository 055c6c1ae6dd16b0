import { choose, knownPerson } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.2.7 1.4.16 1.5.1 1.5.2 1.5.9 1.5.10 1.5.11 1.5.12 1.5.13 1.5.17 1.9.9 1.9.11 d.9
test('each invalid field shows its message, and the search is disabled', async ({ page, enter }) => {
  await enter('leitura');
  const search = page.getByRole('button', { name: 'Pesquisar' });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await expect(search).toHaveAccessibleDescription('A operadora é obrigatória');
  await expect(page.getByRole('button', { name: 'Limpar pesquisa' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Operadora' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('A operadora é obrigatória').filter({ visible: true })).toBeVisible();
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await expect(brand).toHaveAttribute('placeholder', 'Selecione uma operadora');
  await expect(brand).toHaveAccessibleDescription('Selecione uma operadora');

  // Two brands, so none is chosen automatically.
  await choose(page, 'Operadora', 'Saúde Norte');
  await expect(page.getByRole('button', { name: 'Limpar pesquisa' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(search).toHaveAccessibleDescription('A marca é obrigatória');
  await page.getByRole('combobox', { name: 'Marca' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByText('A marca é obrigatória').filter({ visible: true })).toBeVisible();

  // This operator uses all four fields.
  await choose(page, 'Operadora', 'Amparo Saúde');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  const leave = () => page.keyboard.press('Tab');
  // The button describes the first message too, visually hidden.
  const expectMessage = (message: string) =>
    expect(page.getByText(message, { exact: true }).filter({ visible: true })).toBeVisible();

  for (const [field, message] of [
    [card, 'Obrigatório'],
    [name, 'Nome completo obrigatório'],
    [cpf, 'CPF obrigatório'],
    [birth, 'Data de nascimento obrigatória'],
  ] as const) {
    await field.focus();
    await leave();
    await expectMessage(message);
  }
  await card.fill('123');
  await leave();
  await expectMessage('Deve possuir exatamente 17 dígitos');
  await card.fill('11111111111111111');
  await expectMessage('Não use números repetidos (ex: 1111)');
  await cpf.pressSequentially('123');
  await leave();
  await expectMessage('CPF deve ter 11 dígitos');
  await cpf.fill('');
  await cpf.pressSequentially('529982247999');
  await expect(cpf).toHaveValue('529.982.247-99');
  await expectMessage('O campo está cheio; o resto não entrou. Confira o CPF: o dígito verificador não confere.');
  await birth.fill('');
  await birth.pressSequentially('1');
  await leave();
  await expectMessage('Data de nascimento inválida');
  for (const [typed, message] of [
    ['31/02/1980', 'Data inexistente'],
    ['01/01/1899', 'Ano inválido'],
    ['01/01/2101', 'Ano inválido'],
    ['01/01/2100', 'Data futura não permitida'],
  ] as const) {
    await birth.fill(typed);
    await leave();
    await expectMessage(message);
  }
  await birth.fill('');
  await birth.pressSequentially('0a2b1c2d1985');
  await expect(birth).toHaveValue('02/12/1985');
});

// spec: x.24
test('fields that another operator emptied or requires show no error until they are left or submitted', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await card.fill('1234567890123456');
  await card.press('Tab');
  // It has neither that brand nor that card number, and requires a CPF too.
  await choose(page, 'Operadora', 'Plena Mar');
  await expect(card).toHaveValue('');
  await expect(brand).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'CPF' })).toBeVisible();
  for (const field of [brand, card]) await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('button', { name: 'Pesquisar' })).toHaveAccessibleDescription('A marca é obrigatória');
  await card.focus();
  await card.press('Tab');
  await expect(card).toHaveAccessibleDescription('Obrigatório');
});

// spec: x.25
test('typing after one click replaces a complete date or CPF, and shows no error meanwhile', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  await choose(page, 'Operadora', 'Amparo Saúde');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  await cpf.fill('52998224725');
  await birth.fill('31/02/1980');
  await birth.press('Tab');
  await expect(birth).toHaveAccessibleDescription(/Data inexistente/);
  await cpf.click();
  await page.keyboard.type('11144477735');
  await expect(cpf).toHaveValue('111.444.777-35');
  const below = page.locator(`[id="${(await birth.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  const said = await below.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await birth.click();
  await page.keyboard.type('02111985');
  await expect(birth).toHaveValue('02/11/1985');
  await expect(below).toHaveText('');
  expect((await said.jsonValue()).filter(Boolean)).toEqual([]);
  // In a complete date each typed digit replaces the next one.
  await birth.press('Home');
  await page.keyboard.type('13');
  await expect(birth).toHaveValue('13/11/1985');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(birth).toHaveValue('02/11/1985');
});

// spec: 1.2.7 1.3.6 1.3.10 1.5.9
test('an operator shows the fields that it uses, and the company plan has no brand', async ({ page, enter }) => {
  await enter('leitura');
  const fields = {
    'Número da carteirinha': page.getByRole('textbox', { name: 'Número da carteirinha' }),
    'Nome completo': page.getByRole('textbox', { name: 'Nome completo' }),
    CPF: page.getByRole('textbox', { name: 'CPF' }),
    'Data de nascimento': page.getByRole('textbox', { name: 'Data de nascimento' }),
  };
  for (const [operator, shown] of [
    ['Saúde Norte', ['Número da carteirinha']],
    ['Rio Claro Assistência Médica', ['CPF']],
    ['Litoral Saúde', ['Número da carteirinha', 'Nome completo', 'CPF']],
    ['Plano Próprio Oráculo', ['Número da carteirinha', 'CPF', 'Data de nascimento']],
  ] as const) {
    await choose(page, 'Operadora', operator);
    for (const [label, field] of Object.entries(fields)) {
      await expect(field).toHaveCount((shown as readonly string[]).includes(label) ? 1 : 0);
    }
  }
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveCount(0);
  const sentRequest = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/eligibility'),
  );
  await fields.CPF.fill('52998224725');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  expect((await sentRequest).postDataJSON()).toMatchObject({ ansId: '421715', cpf: '52998224725', brandId: null });
});

// spec: 1.3.6 1.3.10 1.4.14
test('another operator clears the card number and a brand that it does not have, and the query is sent without mask', async ({
  page,
  enter,
  request,
}) => {
  const person = await knownPerson(request, '359105');
  await enter('leitura');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await card.fill('1234567890123456');
  await choose(page, 'Operadora', 'Unisol Assistência');
  await expect(card).toHaveValue('');
  await expect(brand).toHaveValue('');
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await choose(page, 'Operadora', 'Mutual dos Servidores');
  await expect(brand).toHaveValue('Laboratório Aurora');

  await choose(page, 'Operadora', person.operator);
  await choose(page, 'Marca', person.brand);
  await card.fill(person.carteirinha);
  const sentRequest = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/eligibility'));
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  expect((await sentRequest).postDataJSON()).toMatchObject({ ansId: '359105', cardNumber: person.carteirinha });
});

test('Enter in an invalid query moves the focus to the first invalid field', async ({ page, enter }) => {
  await enter('leitura');
  await choose(page, 'Operadora', 'Saúde Norte');
  await choose(page, 'Marca', 'Laboratório Aurora');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await card.fill('123');
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription(/Deve possuir exatamente 16 dígitos/);
  await page.getByRole('combobox', { name: 'Operadora' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
});
