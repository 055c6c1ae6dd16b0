import { expect, test } from '../harness/test.ts';

// spec: x.42
test('a press that begins on the backdrop and ends in the dialog, or the reverse, does not close the dialog', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/credentials');
  await page.getByRole('button', { name: 'Cadastrar credencial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar credencial' });
  const user = dialog.getByRole('textbox', { name: 'Usuário' });
  await user.fill('recepcao');
  const box = (await user.boundingBox())!;
  const inside = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const outside = { x: 4, y: 4 };
  for (const { from, to } of [
    { from: outside, to: inside },
    { from: inside, to: outside },
  ]) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(user).toHaveValue('recepcao');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }

  // A complete press on the backdrop raises a question about the typed values.
  await page.mouse.click(outside.x, outside.y);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
