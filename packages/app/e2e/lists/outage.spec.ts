import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, shown, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

test.describe('with a separate gateway', () => {
  // spec: x.17
  test('a search shows an error while the gateway is down, and works after it is back', async ({
    page,
    faults,
    ownGateway,
  }) => {
    faults.allow(/ERR_CONNECTION|Failed to load/);
    const gateway = await ownGateway();
    await page.goto(`${gateway.url}/login`);
    // The signed-in app loads meanwhile; other tests cover its failure.
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('leitura');
    await page.getByLabel(/^Senha/).fill('Araucaria-2694');
    await gateway.kill();
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await expectToast(page, 'Erro desconhecido', 'Não foi possível falar com o servidor. Verifique sua conexão.');
    await expect(page.getByLabel(/^Senha/)).toHaveValue('Araucaria-2694');
    await gateway.start();
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await expect(page).toHaveURL(/\/eligibilities$/);
  });

  // spec: x.17
  test('a report that a crash interrupts is finished once after the next start', async ({
    page,
    faults,
    ownGateway,
  }) => {
    faults.allow(/ERR_CONNECTION/);
    const gateway = await ownGateway();
    await signInAt(page, gateway.url);
    await page.goto(`${gateway.url}/eligibilities/report`);
    // The toast appears before the response, and another page would abort the request.
    const response = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/eligibility/report'),
    );
    await page.getByRole('button', { name: 'Exportar relatório' }).click();
    expect((await response).ok()).toBe(true);
    await page.goto(`${gateway.url}/eligibilities/report?tab=history`);
    const table = page.getByRole('table', { name: 'Relatórios gerados' });
    await expect(table.getByRole('row').nth(1)).toContainText('Na fila');
    const before = await page.getByText(/Total de itens/).textContent();
    await gateway.kill();
    await gateway.start();
    await page.reload();
    await expect(table.getByRole('row').nth(1)).toContainText('Na fila');
    await gateway.finishJobs();
    await expect(table.getByRole('row').nth(1)).toContainText('Concluído');
    await expect(shown(page, String(before))).toBeVisible();
  });

  // spec: 2.7.10 2.8.1
  test('an expired link shows a message', async ({ page, faults, ownGateway }) => {
    faults.allow(/403/);
    const gateway = await ownGateway({ ORACULO_SIGNED_LINK_TTL_SECONDS: '0' });
    await signInAt(page, gateway.url);
    await page.goto(`${gateway.url}/eligibilities/report?tab=history`);
    await page
      .getByRole('button', { name: /^Baixar/ })
      .first()
      .click();
    await expectToast(page, 'Arquivo expirado.', 'Solicite novamente.');
  });
});

const signInAt = (page: Parameters<typeof holdSession>[0], url: string) => holdSession(page, 'leitura', url);
