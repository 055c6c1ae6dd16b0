import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: 1.5.3 1.5.17 1.9.11 2.4.11 2.5.1 2.5.2 2.5.3 2.9.5 d.9 x.24
test('every rule of the credential form has its message, and Web Service TISS makes the brand optional', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/credentials');
  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Operadora é obrigatória',
    'Código do prestador é obrigatório',
    'Usuário é obrigatório',
    'senha é obrigatória',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('CNPJ ou CPF é obrigatório')).toHaveCount(2);
  const asterisk = dialog.locator('label', { hasText: 'Código do prestador' }).getByText('*', { exact: true });
  await expect(asterisk).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await asterisk.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d');
    if (!paint) return [];
    paint.fillStyle = getComputedStyle(element).color;
    paint.fillRect(0, 0, 1, 1);
    const { data } = paint.getImageData(0, 0, 1, 1);
    return [data[0], data[1], data[2]];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const cpf = dialog.getByRole('textbox', { name: 'CPF' });
  await cpf.pressSequentially('123');
  await expect(dialog.getByText('CPF deve ter 11 dígitos')).toBeVisible();
  await cpf.fill('52998224799');
  await expect(dialog.getByText('Confira o CPF: o dígito verificador não confere')).toBeVisible();
  const cnpj = dialog.getByRole('textbox', { name: 'CNPJ' });
  await cnpj.fill('12abc34501de99');
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-99');
  await cnpj.fill('12345678000199');
  await expect(dialog.getByText('Confira o CNPJ: o dígito verificador não confere')).toBeVisible();
  // Without an operator the field shows that an operator is needed first and that the field is required.
  await expect(dialog.getByText('Marca é obrigatória. Selecione uma operadora', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Selecione uma operadora')).toBeVisible();
  const noBrand = dialog.getByText('Marca é obrigatória', { exact: true });
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await expect(dialog.getByText('Selecione uma operadora')).toHaveCount(0);
  // The user could not choose one yet.
  await expect(noBrand).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(noBrand).toBeVisible();
  await dialog.getByRole('switch', { name: 'Web Service TISS' }).click();
  await expect(noBrand).toHaveCount(0);
});
