import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

// spec: x.45
test('a number that a spreadsheet changed is pasted as the number it was, or not at all', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('leitura');
  const field = (name: string) => page.getByRole('textbox', { name });
  const paste = async (name: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(name).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
  };
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
