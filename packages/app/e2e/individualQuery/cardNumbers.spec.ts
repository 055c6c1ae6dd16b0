import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

const exactly = (length: number) => `Deve possuir exatamente ${length} dígitos`;

const repeated = 'Não use números repetidos (ex: 1111)';

const digits = '12345678901234567890';

/** One operator for each rule that allows only digits of an exact length. */
const exactLengthOperators = [
  { operator: 'Clínica Popular do Sul', length: 9 },
  { operator: 'Unisol Assistência', length: 15 },
  { operator: 'Saúde Norte', length: 16 },
  { operator: 'Cooperativa Médica do Cerrado', length: 17 },
  { operator: 'Saúde do Trabalhador', length: 18 },
  { operator: 'Vale Verde Saúde', length: 20 },
] as const;

// spec: 1.5.10 1.5.14 1.5.15 1.5.16
test('the card number of every operator has its length, its characters and its mask', async ({ page, enter }) => {
  await enter('leitura');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  /** Typed key by key, because a paste that is too long is rejected. */
  const type = async (text: string) => {
    await card.fill('');
    await card.pressSequentially(text);
  };
  const expectMessage = async (text: string, message: string) => {
    await card.fill(text);
    await page.keyboard.press('Tab');
    // The message is also the hidden description of the disabled button, because nothing else is missing: the only brand is chosen
    // automatically.
    await expect(page.getByText(message).filter({ visible: true })).toBeVisible();
  };
  await choose(page, 'Operadora', 'Ampla Cobertura');
  await expect(page.getByText('Deve possuir até 20 dígitos')).toBeVisible();
  await expectMessage('77', repeated);
  await type(`${digits}1`);
  await expect(card).toHaveValue(digits);
  for (const { operator, length } of exactLengthOperators) {
    await choose(page, 'Operadora', operator);
    await expect(card).toHaveValue('');
    await expectMessage('12345', exactly(length));
    await expectMessage('1'.repeat(length), repeated);
    // Letters are dropped, and a longer number is truncated.
    await type(`1a${digits.slice(1)}99`);
    await expect(card).toHaveValue(digits.slice(0, length));
    await expect(page.getByText(exactly(length))).toHaveCount(0);
  }
  await choose(page, 'Operadora', 'Santa Aurélia');
  await expectMessage('ab12', exactly(20));
  await expectMessage('a'.repeat(20), repeated);
  await type('ab-34 567890123456789012');
  await expect(card).toHaveValue('AB345678901234567890');

  await choose(page, 'Operadora', 'Serra Dourada Planos');
  await expect(page.getByText('Produto', { exact: true })).toBeVisible();
  await expect(page.getByText('Código de identificação', { exact: true })).toBeVisible();
  await expectMessage('123', exactly(20));
  await card.fill(digits);
  await expect(card).toHaveValue('123.45678.9012.3456.7890');

  await choose(page, 'Operadora', 'Horizonte Seguros Saúde');
  await expectMessage(digits, 'Cartão inválido');
  await expectMessage('865', exactly(20));

  // Without a rule only the length is limited.
  await choose(page, 'Operadora', 'Nova Esperança');
  await type('AAAA-2345678901234567890');
  await page.keyboard.press('Tab');
  await expect(card).toHaveValue('AAAA-234567890123456');
  await expect(card).not.toHaveAttribute('aria-invalid', 'true');
});
