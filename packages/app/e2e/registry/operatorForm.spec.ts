import { expect, test } from '../harness/test.ts';

// spec: 1.5.3 1.7.1 2.3.7 2.4.12 2.5.5 2.5.6 2.5.7 2.7.6 2.9.5
test('every rule of the operator form has its message, and the fields of a disabled service say how to enable it', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/operators');
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar operadora' });
  const web = [
    dialog.getByRole('combobox', { name: 'Versão TISS' }),
    dialog.getByRole('textbox', { name: 'Endpoint' }),
    dialog.getByRole('textbox', { name: 'Usuário' }),
    dialog.getByRole('textbox', { name: 'Senha' }),
  ];
  const rpa = [
    dialog.getByRole('combobox', { name: 'Fornecedor' }),
    dialog.getByRole('textbox', { name: 'Código do Robô' }),
  ];
  for (const [fields, hint] of [
    [web, 'Selecione Web Service para ativar'],
    [rpa, 'Selecione Robô RPA para ativar'],
  ] as const) {
    for (const field of fields) {
      await expect(field).toHaveAttribute('aria-disabled', 'true');
      await expect(field).toHaveAccessibleDescription(hint);
    }
    // Visible once above the fields; screen readers read it with each field.
    await expect(dialog.getByText(hint)).toHaveCount(fields.length + 1);
  }
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Registro ANS é obrigatório',
    'Nome da operadora é obrigatório',
    'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  const ansNumber = dialog.getByRole('textbox', { name: 'Registro ANS' });
  await ansNumber.pressSequentially('12a34-567890');
  await expect(ansNumber).toHaveValue('123456');
  await expect(ansNumber).toHaveAccessibleDescription('O campo está cheio; o resto não entrou');
  await dialog.getByRole('switch', { name: 'Web Service' }).click();
  await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
  for (const field of [...web, ...rpa]) await expect(field).not.toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText('Com os dois ligados, o Robô RPA tem prioridade.')).toBeVisible();
  // The digits that did not fit block the first submit.
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(ansNumber).toBeFocused();
  await expect(ansNumber).toHaveAccessibleDescription(
    'O campo está cheio; o resto não entrou. Confira: ao enviar de novo, vale o que está no campo.',
  );
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const message of [
    'Versão TISS é obrigatória quando Web Service está ativo',
    'Endpoint é obrigatório quando Web Service está ativo',
    'Fornecedor é obrigatório quando RPA está ativo',
    'Código do Robô é obrigatório quando RPA está ativo',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await web[0]?.click();
  const versions = await page.getByRole('option').allTextContents();
  expect(versions).toEqual(versions.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(versions.length).toBeGreaterThan(3);
});
