import type { Locator } from '@playwright/test';
import vectors from '../../../api-client/vectors.json' with { type: 'json' };
import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const pasteInto = async (field: Locator, text: string) => {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await field.page().keyboard.press('Control+a');
  await field.page().keyboard.press('Control+v');
};

// spec: x.45
test('after a refused paste Enter sends no query until the number is typed', async ({ page, context, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('52998224725') || request.postData()?.includes('52998224725'))
      queries.push(request.url());
  });
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await pasteInto(cpf, '529.982.247-25');
  await pasteInto(cpf, '9952237472,5');
  await expect(cpf).toHaveAccessibleDescription('Nada foi colado: “9952237472,5” não é um CPF.');
  await cpf.press('Enter');
  await expect(cpf).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(cpf).toBeFocused();
  await expect(cpf).toHaveAttribute('aria-invalid', 'true');
  expect(queries).toEqual([]);
  await cpf.press('End');
  await cpf.press('Backspace');
  await expect(cpf).toHaveValue('529.982.247-2');
  await cpf.press('5');
  await cpf.press('Enter');
  await expect.poll(() => queries.length).toBe(1);
});

// spec: x.45
test('a card number of an operator without a rule is pasted as the original number, or refused', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  await choose(page, 'Operadora', 'Nova Esperança');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  for (const [text, value] of [
    ['000123 ', '000123'],
    ['123.0', '123'],
    ['AB-1234', 'AB1234'],
  ] as const) {
    await pasteInto(card, text);
    await expect(card).toHaveValue(value);
  }
  for (const [text, says] of [
    ['5.29982E+10', /^O Excel encurtou este número/],
    ['12345678 87654321', /^Nada foi colado: “12345678 87654321” não é um número de carteirinha\./],
    ['123456789012345678901', /^Nada foi colado: a carteirinha tem até 20 caracteres, e o texto colado tem 21\./],
  ] as const) {
    await pasteInto(card, text);
    await expect(card).toHaveAccessibleDescription(says);
    await expect(card).toHaveValue('AB1234');
    await expect(card).toHaveAttribute('aria-invalid', 'true');
  }
  await card.press('End');
  await card.press('5');
  await expect(card).toHaveValue('AB12345');
  await expect(card).not.toHaveAttribute('aria-invalid', 'true');
});

// spec: x.45
test('a number that a spreadsheet changed is pasted as the original number, or refused', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  const field = (name: string) => page.getByRole('textbox', { name });
  const paste = (name: string, text: string) => pasteInto(field(name), text);
  await choose(page, 'Operadora', 'Bem Querer Saúde');
  await paste('CPF', '7289352017.0');
  await expect(field('CPF')).toHaveValue('072.893.520-17');
  await paste('CPF', '9952237472,5');
  await expect(field('CPF')).toHaveValue('072.893.520-17');
  await expect(page.getByText('Nada foi colado: “9952237472,5” não é um CPF.')).toBeVisible();
  await choose(page, 'Operadora', 'Ampla Cobertura');
  await paste('Número da carteirinha', '74320484.0');
  await expect(field('Número da carteirinha')).toHaveValue('74320484');
  await paste('Número da carteirinha', '2,29603E+19');
  await expect(field('Número da carteirinha')).toHaveValue('74320484');
  await expect(page.getByText(/^O Excel encurtou este número/).filter({ visible: true })).toBeVisible();
});

// spec: x.45
test('a card number that is probably another text is queried only after the user looked at its warning', async ({
  page,
  enter,
}) => {
  await enter('leitura');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await choose(page, 'Operadora', 'Nova Esperança');
  for (const [text, says] of [
    ['529.982.247-25', 'Confira a carteirinha: parece um CPF'],
    ['5299822472O', 'Confira a carteirinha: a letra O não seria um zero?'],
    ['529982247l5', 'Confira a carteirinha: a letra L não seria o número 1?'],
  ] as const) {
    await card.fill('');
    await card.pressSequentially(text);
    await expect(card).toHaveAccessibleDescription(says);
    await expect(card).not.toHaveAttribute('aria-invalid', 'true');
  }
  await card.fill('');
  await card.pressSequentially('VERDADEIRO');
  await expect(card).not.toHaveAccessibleDescription(/dígito/);
  await card.press('Tab');
  await expect(card).toHaveAccessibleDescription('A carteirinha deve ter ao menos um dígito.');
  await expect(card).toHaveAttribute('aria-invalid', 'true');

  await choose(page, 'Operadora', 'Ampla Cobertura');
  await choose(page, 'Marca', 'Laboratório Aurora');
  await card.pressSequentially('02/11/1985');
  await expect(card).toHaveAccessibleDescription('“02/11/1985” é uma data, e não um número de carteirinha.');
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  const queries: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/eligibility')) queries.push(sent.postDataJSON());
  });
  const asked: unknown[] = [];
  for (const [cardNumber, doubt] of [
    ['02111985', 'Confira a carteirinha: parece uma data'],
    ['52998224725', 'Confira a carteirinha: parece um CPF'],
  ] as const) {
    await card.fill('');
    await card.pressSequentially(cardNumber);
    await expect(card).toHaveAccessibleDescription(doubt);
    await card.press('Enter');
    await expect(card).toHaveAccessibleDescription(`${doubt}. Confira: ao enviar de novo, vale o que está no campo.`);
    await expect(card).toBeFocused();
    expect(queries).toEqual(asked);
    await card.press('Enter');
    asked.push(expect.objectContaining({ cardNumber }));
    await expect.poll(() => queries).toEqual(asked);
  }
});

// spec: x.45
test('a date, a phone number and the name of another number that are typed as a CPF are refused with the reason', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  const queries: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/eligibility')) queries.push(sent.postDataJSON());
  });
  await choose(page, 'Operadora', 'Plano Próprio Oráculo');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  for (const [text, says] of [
    ['02/11/1985 123', '“02/11/1985 123” é uma data, e não um CPF.'],
    ['(11) 98765-4321', '“(11) 98765-4321” é um telefone, e não um CPF.'],
    ['Tel: 11987654321', 'A palavra digitada antes do número não é deste campo'],
  ] as const) {
    await cpf.fill('');
    await cpf.pressSequentially(text);
    await expect(cpf).toHaveAccessibleDescription(says);
    for (let press = 0; press < 2; press += 1) {
      await cpf.press('Enter');
      await expect(cpf).toBeFocused();
      await expect(cpf).toHaveAttribute('aria-invalid', 'true');
    }
  }
  await cpf.fill('');
  await cpf.pressSequentially('529982');
  await page.evaluate(() => navigator.clipboard.writeText('Err:502'));
  await cpf.press('Control+v');
  await expect(cpf).toHaveValue('529.982');
  await expect(cpf).toHaveAccessibleDescription('Nada foi colado: “Err:502” não é um CPF.');
  expect(queries).toEqual([]);
  await cpf.fill('');
  await cpf.pressSequentially('CPF: 529.982.247-25');
  await cpf.press('Enter');
  await expect.poll(() => queries).toEqual([expect.objectContaining({ cpf: '52998224725' })]);
});

// spec: x.45
test('a pasted birth date is read as the vectors of grid, preview and gateway say', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  await choose(page, 'Operadora', 'Cuidar Mais');
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  const written: { text: string; kind: string; value?: string }[] = vectors.birth;
  for (const { text, kind, value } of written) {
    if (kind === 'blank') continue;
    await birth.fill('');
    await pasteInto(birth, text);
    if (value === undefined) {
      await birth.press('Enter');
      await expect(birth, text).toHaveAttribute('aria-invalid', 'true');
    } else {
      await expect(birth, text).toHaveValue(value.split('-').toReversed().join('/'));
      await expect(birth, text).not.toHaveAttribute('aria-invalid', 'true');
    }
  }
});

// spec: x.45
test('in the CPF field, pasted digits are completed with zeros and a warning, and a pasted date is refused as a date', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  await choose(page, 'Operadora', 'Bem Querer Saúde');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await pasteInto(cpf, '1234567890');
  await expect(cpf).toHaveValue('012.345.678-90');
  await expect(cpf).toHaveAccessibleDescription('Confira o CPF: foi completado com zeros à esquerda');
  await pasteInto(cpf, '02/11/1985');
  await expect(cpf).toHaveValue('012.345.678-90');
  await expect(cpf).toHaveAccessibleDescription('Nada foi colado: “02/11/1985” é uma data, e não um CPF.');
});

// spec: x.45
test('a pasted number after the name of another field is refused, and one after the name of its field is queried', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  const queries: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/eligibility')) queries.push(sent.postDataJSON());
  });
  const expectRefused = async (field: Locator, texts: readonly string[], name: string) => {
    for (const text of texts) {
      await pasteInto(field, text);
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription(
        `Nada foi colado: “${text}” não é ${name}. Digite o valor ou limpe o campo.`,
      );
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(queries).toEqual([]);
  };
  await choose(page, 'Operadora', 'Bem Querer Saúde');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  if (!(await brand.inputValue())) {
    await brand.click();
    await page.getByRole('option').first().click();
  }
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await expectRefused(
    cpf,
    ['Err:502', 'Tel: 40006891187', 'RG: 4000687743', 'CNPJ: 400069048', 'Valor: 400069', 'Carteirinha 40006945961'],
    'um CPF',
  );
  await pasteInto(cpf, 'CPF: 4000689118');
  await expect(cpf).toHaveValue('400.068.911-8');
  await cpf.press('Enter');
  await expect(cpf).toHaveAccessibleDescription('CPF deve ter 11 dígitos');
  expect(queries).toEqual([]);

  await cpf.fill('');
  await choose(page, 'Operadora', 'Ampla Cobertura');
  await choose(page, 'Marca', 'Laboratório Aurora');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await expectRefused(card, ['Err:731', 'Tel: 11987654321', 'CPF: 529.982.247-25'], 'um número de carteirinha');
  await pasteInto(card, 'Nº da carteirinha: 74320484');
  await expect(card).toHaveValue('74320484');
  await card.press('Enter');
  await expect.poll(() => queries).toEqual([expect.objectContaining({ cardNumber: '74320484' })]);
});

// spec: x.99
test('a query whose number lost a letter or decimals is sent only at the second Enter', async ({ page, enter }) => {
  await enter('leitura');
  const queries: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/eligibility')) queries.push(sent.postDataJSON());
  });
  await choose(page, 'Operadora', 'Ampla Cobertura');
  await choose(page, 'Marca', 'Laboratório Aurora');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  await card.pressSequentially('529982247l5');
  await expect(card).toHaveAccessibleDescription(/Aqui só entram números/);
  await card.press('Enter');
  await expect(card).toHaveAccessibleDescription(
    /Aqui só entram números\. Confira: ao enviar de novo, vale o que está no campo/,
  );
  await expect(card).toBeFocused();
  expect(queries).toEqual([]);
  await card.fill('');
  await card.pressSequentially('1234567890.0');
  await card.press('Enter');
  await expect(card).toHaveValue('1234567890');
  expect(queries).toEqual([]);
  await card.press('Enter');
  await expect.poll(() => queries).toEqual([expect.objectContaining({ cardNumber: '1234567890' })]);
});
