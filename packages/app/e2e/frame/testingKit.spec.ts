import { playwrightKit } from '@oraculo/ui/testing';
import { batchFile } from '@oraculo-tools/testkit/app/files.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { stopClock } from '../harness/clock.ts';
import { expect, test } from '../harness/test.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';

/** The kit's test helpers, as an app that installs the kit uses them. */
// spec: x.29
test('the test helpers of the kit type and pick dates and choose an option', async ({ page, signIn }) => {
  const kit = playwrightKit(page);
  await signIn('admin');
  await page.goto('/eligibilities/report');
  // Typed in reverse order; the picker swaps them.
  await kit.typeRange('Período', { start: isoDay(2), end: isoDay(9) });
  await kit.chooseOption('Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(new RegExp(`period=${isoDay(9)}_${isoDay(2)}&ansId=301264`));
  await kit.pickRange('Período', { start: isoDay(40), end: isoDay(35) });
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(new RegExp(`period=${isoDay(40)}_${isoDay(35)}`));
  await expect(kit.pickRange('Período', { start: isoDay(1), end: isoDay(-400) })).rejects.toThrow(
    'cannot be picked: Data futura não permitida',
  );
});

test.describe('the test helper that reads a table', () => {
  for (const [look, width] of [
    ['as a table', 1280],
    ['as cards', 320],
  ] as const) {
    // spec: x.29
    test(`returns its rows when it is shown ${look}`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn('admin');
      await page.goto('/operators?search=301264');
      expect(await playwrightKit(page).readTable('Operadoras')).toEqual([
        {
          'Registro ANS': '301264',
          Operadora: 'Saúde Norte',
          'Web Service': expect.stringMatching(/^(Sim|Não)$/),
          'Robô RPA': expect.stringMatching(/^(Sim|Não)$/),
          'Criada em': expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
          Ações: '',
        },
      ]);
    });
  }
});

// spec: x.29
test('the test helpers of the kit drop files, read a toast and answer a confirmation', async ({
  page,
  steppedGateway,
}) => {
  const kit = playwrightKit(page);
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/batch`);
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  const { name, mimeType, buffer } = batchFile('grupo.csv', 60);
  await kit.dropFiles('Arquivo do grupo', [{ name, type: mimeType, content: buffer.toString() }]);
  await expect(dialog.getByText('grupo.csv', { exact: true })).toBeVisible();
  await kit.chooseOption('Operadora', 'Saúde Norte');
  await dialog.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').first().click();
  expect(await kit.readToasts()).toEqual([]);
  // The clock is paused, so that the toast stays.
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  expect(await kit.findToast('Arquivo enviado com sucesso')).toMatchObject({ isUrgent: false });
  await page.clock.resume();
  const cancel = page.getByRole('button', { name: 'Cancelar processamento de grupo.csv' });
  await cancel.click();
  await kit.answerConfirm('Deseja cancelar o processamento?', 'Não');
  await expect(cancel).toBeFocused();
});

// spec: x.29
test('the test helpers of the kit choose several options, and a second call keeps them', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/automations/glosas-resource');
  const box = page.getByRole('combobox', { name: 'Usuário' });
  await box.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const names = await options.evaluateAll((rows) =>
    rows.slice(0, 2).map((row) => String(row.firstElementChild?.firstChild?.textContent)),
  );
  await playwrightKit(page).chooseOptions('Usuário', names);
  await playwrightKit(page).chooseOptions('Usuário', names);
  await expect(box).toHaveAccessibleDescription(new RegExp(`2 escolhidos: ${names.join(', ')}`));
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

// spec: x.29
test('the test helpers of the kit type a bank account and replace a part of it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/test');
  const kit = playwrightKit(page);
  const group = page.getByRole('group', { name: 'Conta do prestador' });
  await kit.typeBankAccount('Conta do prestador', {
    bank: '001',
    agency: '1584-9',
    account: '210169-6',
    kind: 'Poupança',
  });
  await expect(page.getByText('001 Banco do Brasil, agência 1584-9, conta 210169-6', { exact: true })).toBeVisible();
  await expect(group.getByRole('radio', { name: 'Poupança' })).toBeChecked();
  await kit.typeBankAccount('Conta do prestador', { agency: '1' });
  await expect(page.getByText('001 Banco do Brasil, agência 0001, conta 210169-6', { exact: true })).toBeVisible();
  await kit.typeBankAccount('Conta do prestador', { bank: 'Bradesco' });
  await expect(group.getByRole('combobox')).toHaveValue(/Bradesco/);
});

// spec: x.29
test('the test helpers of the kit remove a tag', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/batch?operatorName=Saúde Norte');
  await page.getByRole('button', { name: 'Salvar filtros' }).click();
  const name = page.getByRole('textbox', { name: 'Nome para estes filtros' });
  await name.fill('Norte');
  await name.press('Enter');
  await playwrightKit(page).removeTag('Filtros salvos', 'Norte');
  await expect(page.getByRole('grid', { name: 'Filtros salvos' })).toHaveCount(0);
});
