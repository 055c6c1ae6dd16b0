import { expect, test } from '../harness/test.ts';

test('a menu whose code fails to load shows an error, and opens once the connection is back', async ({
  page,
  enter,
  faults,
}) => {
  faults.allow(/Failed to (load|fetch)/);
  await page.setViewportSize({ width: 320, height: 640 });
  let isBlocked = true;
  await page.route(/\/assets\/MenuDrawer-.*\.js/, (route) => (isBlocked ? route.abort() : route.continue()));
  await enter('leitura');
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  await opener.click();
  await expect(page.getByText('Não foi possível abrir o menu')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeVisible();
  isBlocked = false;
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Menu principal' })).toBeVisible();
});
